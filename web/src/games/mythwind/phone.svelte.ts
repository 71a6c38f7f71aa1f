// Whether the shell lays the table out for a phone.

const query = matchMedia("(max-width: 999px)");
let phone = $state(query.matches);
query.addEventListener("change", () => (phone = query.matches));

export const isPhone = (): boolean => phone;
