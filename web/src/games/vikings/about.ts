// What the pages around the table know of Vikings on Board.

import type { About } from "../../lib/contract";
import { symbol } from "./sheets";

export default {
  sign: symbol("sail"),
  minutes: [30, 60],
  quick: 3,
  things: { colours: { R: { colour: "r" }, G: { colour: "g" }, B: { colour: "b" }, Y: { colour: "y" } } },
} satisfies About;
