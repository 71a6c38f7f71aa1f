// Sets: connected tiles of one crop, which are harvested together.

import type { Farm } from "../view";

// What one brings when it is harvested today.
export const worth = (set: Farm["sets"][number]): number => set.reduce((sum, tile) => sum + tile.value, 0);
