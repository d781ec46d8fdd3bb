/** From this many packs downwards a variant has to be ordered from its supplier. */
export const lowStockPacks = 5
