/** Maximum number of packs of one product in one cart. */
export const cartQuantityMaximum = 99
export const cartLinesMaximum = 100
/** A cart, and with it an order, has more lines than the cart’s maximum once unpaid orders have gone back into it. */
export const orderLinesMaximum = 1000
export const wishlistMaximum = 500
