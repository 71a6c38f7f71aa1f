// Whether the shell lays the table out for a phone.

const query = matchMedia("(max-width: 999px)");
const now = $state({ phone: query.matches });
query.addEventListener("change", () => (now.phone = query.matches));

export const isPhone = (): boolean => now.phone;
