// What the pages around the table know of Hamlet.

import type { About } from "../../lib/contract";

export default { sign: "b-church", minutes: [60, 90], quick: 3 } satisfies About;
