import type { Address } from '#contract/checkout.ts'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import type { OrderedPoint } from '#domain/delivery/pick-up-points.ts'
import { type DeliveryMethod, offersTo } from '#domain/delivery/zones.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { takeStock } from '#server/catalogue/stock/take-stock.ts'
import type { OrderRow } from '#server/orders/change-order-state.ts'
import { orderPlaced } from '#server/orders/events.ts'
import { insertGuestOrder } from '#server/orders/guests/guest-link.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { createPayment } from '#server/orders/payments/create-payment.ts'
import { findUsableMethod } from '#server/payments/payment-methods.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { refuseNotSold } from '#server/protocols/substitutes/not-sold-here.ts'
import { takeVoucherUse } from '#server/vouchers/voucher-uses.ts'
import { lockBuyer, type OrderingBuyer, ownerOf } from './customer.ts'
import { lineRows, orderRow } from './order-rows.ts'
import { type PricedCheckout, priceCheckout } from './price-checkout.ts'
import { refuseBlocked, refuseShortages } from './refuse-blocked.ts'
import { findUnpaidOrders, refuseShares, refuseTooMuchUnpaid } from './unpaid-problems.ts'

export type Order = {
  quote: string
  address: Address
  billingAddress: Address
  method: DeliveryMethod
  pickUpPoint: OrderedPoint | null
  voucherCode: string | undefined
  paymentMethod: string
}
export type PlacedOrder = { order_id: number; order_number: string; held_until: string }

/**
 * Turns somebody's cart into an order at the prices they saw, or refuses and changes nothing. Everything that others
 * could change is locked until the end, in the usual order: the person with their cart, the packs, the voucher.
 */
export async function placeOrder(
  ctx: Pick<
    Ctx,
    'config' | 'db' | 'events' | 'jobs' | 'now' | 'origin' | 'pickUp' | 'products' | 'translations'
  > & { providerName: PaymentProvider['name'] },
  buyer: OrderingBuyer,
  asked: Order,
): Promise<PlacedOrder> {
  const { db } = ctx
  const { email, personId } = await lockBuyer(db, buyer)
  // Their statements are sent together.
  const [checkout, unpaid] = await Promise.all([
    priceAgain(ctx, buyer, asked),
    findUnpaidOrders(ctx, ownerOf(buyer)),
  ])
  refuseTooMuchUnpaid({ region: ctx.config.region, now: ctx.now }, unpaid, checkout)
  const order = await write(ctx, buyer, { ...asked, email, personId }, checkout)
  if (buyer.id === null) await insertGuestOrder(ctx, order.id, buyer)
  const packs = checkout.cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const checkStocks = (stocks: ReadonlyMap<number, number>) =>
    refuseShares(checkout.cart.lines, unpaid, stocks)
  refuseShortages(await takeStock(db, order.id, packs, checkStocks))
  if (checkout.voucher && !(await takeVoucherUse(db, checkout.voucher.id))) return refuse('voucher-used-up')
  await ctx.events.publish(ctx, orderPlaced, { order, packs })
  // This pays an order with nothing to pay, so it comes after the handlers of a placed order.
  await createPayment(ctx, order, ctx.providerName)
  return {
    order_id: order.id,
    order_number: orderNumber(order.id),
    held_until: order.heldUntil.toISOString(),
  }
}

async function priceAgain(
  {
    config: { region },
    db,
    products,
    pickUp,
    translations,
    now,
  }: Pick<Ctx, 'config' | 'db' | 'now' | 'pickUp' | 'products' | 'translations'>,
  buyer: OrderingBuyer,
  { address: { country }, method, voucherCode, paymentMethod, quote }: Order,
): Promise<PricedCheckout> {
  const pickUpCountries = pickUp?.countries ?? []
  const offers = offersTo(region, country, pickUpCountries)
  if (!offers.some((offer) => offer.method === method)) return refuse('no-delivery')
  const wanted = { country, method, voucherCode, pickUpCountries, now }
  const [isUsable, checkout] = await Promise.all([
    findUsableMethod(db, paymentMethod, country),
    priceCheckout({ db, products, region, translations }, buyer, wanted),
  ])
  if (!isUsable) return refuse('payment-method-unusable')
  const variantIds = checkout.cart.lines.map(({ variantId }) => variantId)
  const practitionerPrices = gateAllows(priceGate(true), buyer.userTypeId)
  refuseNotSold({ products, translations }, variantIds, { country, practitionerPrices })
  refuseBlocked(checkout.cart.lines)
  if (checkout.voucherProblem) {
    const { code, values } = checkout.voucherProblem
    throw new Refusal(code, { values: () => values })
  }
  if (checkout.quote !== quote) return refuse('cart-changed')
  return checkout
}

async function write(
  { config, db, translations, now }: Pick<Ctx, 'config' | 'db' | 'now' | 'translations'>,
  { id: userId, language }: OrderingBuyer,
  { personId, ...whose }: Order & { email: string; personId: number | null },
  checkout: PricedCheckout,
): Promise<OrderRow> {
  const { region } = config
  const words = { language, translate: translations.translatorFor(language) }
  const lines = await lineRows({ db, buyerId: personId, now, words }, checkout.cart)
  return insertOrder({ db, now }, orderRow({ ...whose, userId, language, region, now }, checkout), lines)
}
