// Which page of the book lies open over the town: what it asks is not asked a second time beside it.

export const book = $state({ season: false });
