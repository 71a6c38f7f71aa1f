// What the pages around the table know of Mythwind.

import type { About } from "../../lib/contract";

export default { sign: "b-shrine", minutes: [45, 45], quick: 1, together: true } satisfies About;
