/** From this many packs downwards a variant on sale has to be ordered from its supplier. */
export const lowStockPacks = 10
