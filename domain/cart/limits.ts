/** Maximum number of packs of one product in one cart. */
export const cartQuantityMaximum = 99
export const cartLinesMaximum = 100
export const wishlistMaximum = 500
