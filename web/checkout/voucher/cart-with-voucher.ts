import type { Cart } from '#contract/cart.ts'
import type { PriceSteps } from '#contract/checkout.ts'
import { toMajor, toMinor } from '#domain/money.ts'

/** The cart with the amounts that result from its voucher. */
export function cartWithVoucher(cart: Cart, price: PriceSteps): Cart {
  const goods = toMinor(cart.total_price_after_discount) - toMinor(price.voucher)
  return {
    ...cart,
    total_price_after_discount: toMajor(goods),
    delivery: cart.delivery &&
      price.delivery && {
        ...cart.delivery,
        price: price.delivery.total,
        free_from: price.delivery.free_from,
      },
    total_vat: price.vat,
    total_with_delivery: price.total,
  }
}
