import type { Address } from '#contract/checkout.ts'
import { tierRate } from '#domain/commission/tiers.ts'
import type { OrderedPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Translate } from '#domain/translation.ts'
import type { PricedCart } from '#server/cart/queries/priced-cart.ts'
import type { PricedHeldLine } from '#server/cart/queries/priced-lines.ts'
import { findTurnover } from '#server/commission/queries/turnover.ts'
import type { orderLines, orders } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { PricedCheckout } from '../quote/price-checkout.ts'

type Order = typeof orders.$inferInsert
type OrderLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

export type Ordered = {
  userId: number
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

/** An order with every step of its price, as it is frozen. */
export function orderRow(ordered: Ordered, { cart, voucher }: PricedCheckout): Order {
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
    ...{ userId, email, language, address, billingAddress, pickUpPoint, paymentMethod },
    ...{ regular, sale, subtotal, discountRate, discount, total, vat, taxes },
    state: 'pending_payment',
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
type Reckoned = { db: Database; buyerId: number; now: Date; words: Words }

/** Its lines, with what the commission will be reckoned from (decision 16). */
export async function lineRows(
  { db, buyerId, now, words }: Reckoned,
  { lines, practitioner, priced, vatPercent }: PricedCart,
): Promise<OrderLine[]> {
  const ownersOf = lines.map(
    (line) => practitioner?.practitionerId ?? (line.linkOpens ? line.protocol?.practitionerId : undefined),
  )
  const rates = new Map<number, ReturnType<typeof tierRate>>()
  for (const id of new Set(ownersOf))
    if (id !== undefined) rates.set(id, tierRate(await findTurnover(db, id, now)))
  const pricedOf = new Map(priced.lines.map((line) => [line.variantId, line]))
  return lines.map((line, position) => {
    const { variantId, quantity, product, protocol, sku } = line
    const { regular, price, sale, discount, voucher, total, vat } = pricedOf.get(variantId)!
    // Nobody earns by what they buy themselves.
    const owner = ownersOf[position] === buyerId ? undefined : ownersOf[position]
    return {
      ...{ position, variantId, quantity, regular, price, sale, discount, voucher, total, vat, vatPercent },
      ...{ sku: sku ?? '', name: product.name, brand: product.brand.name, content: contentOf(line, words) },
      practitionerId: owner ?? null,
      clientId: practitioner?.clientId ?? null,
      tierRate: owner === undefined ? null : (rates.get(owner) ?? null),
      discountRate: priced.discountRate,
      protocolId: protocol?.id ?? null,
      protocolName: protocol?.name ?? null,
      linkId: line.linkOpens ? line.linkId : null,
    }
  })
}

/** "60 capsules". */
function contentOf({ product }: PricedHeldLine, { language, translate }: Words): string {
  const { content, unit_of_measure: unit } = product
  if (content === null || unit === null) return ''
  const formatted = new Intl.NumberFormat(languageTag(language)).format(content)
  return translate(`products:content.${unit}`, { count: content, formatted })
}
