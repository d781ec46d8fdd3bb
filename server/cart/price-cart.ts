import type { Cart, CartItem } from '#contract/cart.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { blocksOrder } from '#domain/cart/cart.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { type DeliveryOption, deliveryOptions } from '#domain/delivery/options.ts'
import { type DeliveryMethod, unknownWeightGrams } from '#domain/delivery/zones.ts'
import { toMajor } from '#domain/money.ts'
import { type Priced, type PricedLine, price } from '#domain/pricing/price.ts'
import type { VoucherBenefit } from '#domain/pricing/vouchers.ts'
import { vatPercentOf } from '#domain/reference/vat.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { type Buyer, findBuyer, type OwnPractitioner } from '#server/clients/find-buyer.ts'
import type { Deps } from '#server/platform/context.ts'
import { cartCountry } from './delivery-country.ts'
import { type StoredCartLine, storedCartLines } from './find-lines.ts'
import { type PricedStoredLine, pricedLines, type Reader } from './price-lines.ts'

export type PricingInput = {
  /** The destination; by default the buyer's own country, else the region's. */
  country?: string | undefined
  /** By default standard delivery. */
  method?: DeliveryMethod | undefined
  voucher?: VoucherBenefit | null | undefined
  /** Where there are pick-up points; by default nowhere. */
  pickUpCountries?: readonly string[] | undefined
}

/** A cart as it would be ordered now. */
export type PricedCart = {
  lines: PricedStoredLine[]
  practitioner: OwnPractitioner | null
  country: string
  vatPercent: number
  /** All available delivery methods; empty if the shop does not deliver there. */
  options: DeliveryOption[]
  option: DeliveryOption | undefined
  priced: Priced
  canOrder: boolean
}

/** The cart of a signed-in user: one query for the lines, one for the user, and the catalogue from memory. */
export async function readCart(
  deps: Pick<Deps, 'db' | 'products' | 'region' | 'translations'>,
  reader: Reader & { id: number },
  { now, ...wanted }: PricingInput & { now: Date },
): Promise<PricedCart> {
  const [lines, buyer] = await Promise.all([
    storedCartLines(deps.db, reader.id, now),
    findBuyer(deps.db, reader.id),
  ])
  return priceCart(deps, { lines, buyer, reader }, { now, ...wanted })
}

type CartContext = { lines: readonly StoredCartLine[]; buyer: Buyer; reader: Reader }
export const unknownBuyer: Buyer = { country: null, practitioner: null }

export async function priceCart(
  deps: Pick<Deps, 'db' | 'products' | 'region' | 'translations'>,
  { lines: held, buyer, reader }: CartContext,
  { now, country: asked, method = 'door', voucher = null, pickUpCountries }: PricingInput & { now: Date },
): Promise<PricedCart> {
  const { region } = deps
  const country = cartCountry(region, { asked, account: buyer.country })
  const lines = await pricedLines(deps, held, reader, country)
  const practitioner = reader.userTypeId === userTypes.client ? buyer.practitioner : null
  const weightGrams = lines.reduce(
    (sum, { weightGrams: grams, quantity }) => sum + (grams ?? unknownWeightGrams) * quantity,
    0,
  )
  const rate = vatPercentOf(country, shopDate(region, now))
  // Nothing is sent where the VAT rate is unknown, since the price would be wrong.
  const options =
    rate === undefined ? [] : deliveryOptions({ region, country, weightGrams, now, pickUpCountries })
  const vatPercent = rate ?? 0
  const option = options.find((each) => each.method === method)
  const priced = price({
    items: lines.flatMap(({ variantId, quantity, price, regular }) =>
      price === null ? [] : { variantId, quantity, price, regular: regular ?? price },
    ),
    discountRate: practitioner?.rate ?? 0,
    voucher,
    delivery: option && lines.length > 0 ? option : null,
    vatPercent,
  })
  const canOrder = lines.length > 0 && lines.every(({ notice }) => !blocksOrder(notice))
  return { lines, practitioner, country, vatPercent, options, option, priced, canOrder }
}

type LineSources = {
  /** The link tokens of a visitor's lines, returned to them. */
  tokens?: ReadonlyMap<number, string>
  /** Those of a user's own lines, sealed. */
  origins?: ReadonlyMap<number, string>
}
const noSources: ReadonlyMap<number, string> = new Map()

export function presentCart(
  { lines, practitioner, country, vatPercent, option, priced, canOrder }: PricedCart,
  region: Region,
  { tokens = noSources, origins = noSources }: LineSources = {},
): Cart {
  const { subtotal, discount, discountRate, total, vat, delivery } = priced
  const sums = new Map(priced.lines.map((line) => [line.variantId, line]))
  return {
    items: lines.map((line) => ({
      ...presentItem(line, sums.get(line.variantId)),
      link_token: tokens.get(line.variantId) ?? null,
      origin: origins.get(line.variantId) ?? null,
    })),
    total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: toMajor(subtotal),
    total_discount: toMajor(discount),
    total_price_after_discount: toMajor(subtotal - discount),
    discount_rate: discountRate,
    practitioner: practitioner && { first_name: practitioner.firstName, last_name: practitioner.lastName },
    currency: regionSettings[region].currency,
    delivery:
      option && delivery
        ? {
            country,
            price: toMajor(delivery.total),
            free_from: option.freeFrom === null ? null : toMajor(option.freeFrom),
          }
        : null,
    vat_percent: vatPercent,
    total_vat: toMajor(vat),
    total_with_delivery: toMajor(total),
    can_order: canOrder,
  }
}

/** `sums` are missing for products that are no longer sold. */
function presentItem(
  line: PricedStoredLine,
  sums: PricedLine | undefined,
): Omit<CartItem, 'link_token' | 'origin'> {
  const { variantId, quantity, price, regular, priceThen, stock, notice, notSold, product } = line
  const { protocol, publicProtocol } = line
  const hasChanged = notice === 'price-up' || notice === 'price-down'
  return {
    product_id: product.id,
    product_variant_id: variantId,
    quantity,
    price: price === null ? null : toMajor(price),
    regular_price: regular === null ? null : toMajor(regular),
    total_price: toMajor(sums?.cost ?? 0),
    total_price_after_discount: toMajor(sums ? sums.cost - sums.discount : 0),
    quantity_maximum: Math.min(stock, cartQuantityMaximum),
    notice,
    not_sold: notSold,
    previous_price: hasChanged && priceThen !== null ? toMajor(priceThen) : null,
    protocol: protocol && { id: protocol.id, name: protocol.name },
    public_protocol: publicProtocol && { id: publicProtocol.id, name: publicProtocol.name },
    product,
  }
}
