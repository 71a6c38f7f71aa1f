// What the pages around the table know of Mythwind.

import type { About } from "../../lib/contract";
import portraits from "./art/portraits.svg?url";

export default {
  sign: "b-shrine",
  minutes: [45, 45],
  quick: 1,
  together: true,
  things: {
    cast: {
      F: { picture: `${portraits}#por-farmer` },
      C: { picture: `${portraits}#por-crafter` },
      M: { picture: `${portraits}#por-merchant` },
      R: { picture: `${portraits}#por-ranger` },
    },
  },
} satisfies About;
