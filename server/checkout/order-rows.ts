import type { Address } from '#contract/checkout.ts'
import type { TierRate } from '#domain/commission/tiers.ts'
import type { OrderedPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Translate } from '#domain/translation.ts'
import type { PricedCart } from '#server/cart/price-cart.ts'
import type { PricedStoredLine } from '#server/cart/price-lines.ts'
import { tierRateOf } from '#server/commission/find-turnover.ts'
import type { NewLine, NewOrder } from '#server/orders/insert-order.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { PricedCheckout } from './price-checkout.ts'

export type Ordered = {
  userId: number | null
  email: string
  language: Language
  region: Region
  address: Address
  billingAddress: Address
  method: DeliveryMethod
  pickUpPoint: OrderedPoint | null
  paymentMethod: string
  now: Date
}

/** An order with every step of its price, as it is saved. */
export function orderRow(ordered: Ordered, { cart, voucher }: PricedCheckout): NewOrder {
  const {
    userId,
    email,
    language,
    region,
    address,
    billingAddress,
    method,
    pickUpPoint,
    paymentMethod,
    now,
  } = ordered
  const { priced, practitioner } = cart
  const option = cart.option ?? refuse('no-delivery')
  const delivery = priced.delivery ?? refuse('no-delivery')
  const { regular, sale, subtotal, discountRate, discount, total, vat, taxes } = priced
  return {
    userId,
    email,
    language,
    address,
    billingAddress,
    pickUpPoint,
    paymentMethod,
    regular,
    sale,
    subtotal,
    discountRate,
    discount,
    total,
    vat,
    taxes,
    currency: regionSettings[region].currency,
    country: address.country,
    deliveryMethod: method,
    expectedFrom: option.from,
    expectedTo: option.to,
    voucher: priced.voucher,
    voucherId: voucher?.id ?? null,
    voucherCode: voucher?.code ?? null,
    voucherKind: voucher?.kind ?? null,
    deliveryPrice: delivery.price,
    deliveryFree: delivery.free,
    deliveryFreeFrom: option.freeFrom,
    delivery: delivery.total,
    deliveryVat: delivery.vat,
    practitionerName: practitioner && {
      first_name: practitioner.firstName,
      last_name: practitioner.lastName,
    },
    placedAt: now,
    heldUntil: new Date(now.getTime() + reservationMinutes * 60_000),
  }
}

type Words = { language: Language; translate: Translate }
/** `buyerId`: the person who buys, also if they do so as a guest. */
type RowInput = { db: Database; buyerId: number | null; now: Date; words: Words }

/** Its lines, including what the commission will be calculated from. */
export async function lineRows(
  { db, buyerId, now, words }: RowInput,
  { lines, practitioner, priced, vatPercent }: PricedCart,
): Promise<NewLine[]> {
  const ownersOf = lines.map(
    (line) =>
      practitioner?.practitionerId ??
      (line.linkOpens ? line.protocol?.practitionerId : line.basket?.practitionerId) ??
      line.publicProtocol?.practitionerId,
  )
  const rates = new Map<number, TierRate>()
  for (const id of new Set(ownersOf)) if (id !== undefined) rates.set(id, await tierRateOf(db, id, now))
  const pricedOf = new Map(priced.lines.map((line) => [line.variantId, line]))
  return lines.map((line, position) => {
    const { variantId, quantity, product, protocol, publicProtocol, sku } = line
    const { regular, price, sale, discount, voucher, total, vat } = pricedOf.get(variantId)!
    // Nobody earns commission on their own purchases.
    const owner = ownersOf[position] === buyerId ? undefined : ownersOf[position]
    return {
      position,
      variantId,
      quantity,
      regular,
      price,
      sale,
      discount,
      voucher,
      total,
      vat,
      vatPercent,
      sku: sku ?? '',
      name: product.name,
      brand: product.brand.name,
      content: contentOf(line, words),
      practitionerId: owner ?? null,
      clientId: practitioner?.clientId ?? null,
      tierRate: owner === undefined ? null : (rates.get(owner) ?? null),
      discountRate: priced.discountRate,
      protocolId: protocol?.id ?? null,
      protocolName: protocol?.name ?? publicProtocol?.name ?? null,
      linkId: line.linkOpens ? line.linkId : null,
      basketId: line.basket?.id ?? null,
      publicProtocolId: publicProtocol?.id ?? null,
    }
  })
}

/** "60 capsules". */
function contentOf({ product }: PricedStoredLine, { language, translate }: Words): string {
  const { content, unit_of_measure: unit } = product
  if (content === null || unit === null) return ''
  const formatted = new Intl.NumberFormat(languageTag(language)).format(content)
  return translate(`products:content.${unit}`, { count: content, formatted })
}
