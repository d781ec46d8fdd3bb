import type { Language } from '#domain/languages.ts'
import {
  type AbandonedOrder,
  packsLeftUnpaid,
  unpaidPacksMaximum,
  unpaidProblem,
  unpaidValueMaximum,
} from '#domain/orders/unpaid-limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { PricedStoredLine } from '#server/cart/price-lines.ts'
import type { OrderOwner } from '#server/orders/guests/guest.ts'
import { findAbandoned, findUnpaid, type UnpaidPacks } from '#server/orders/unpaid-orders.ts'
import type { Ctx } from '#server/platform/context.ts'
import { timestampText, zoneName } from '#server/platform/mail/dates.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import type { PricedCheckout } from './price-checkout.ts'

export type UnpaidOrders = { waiting: UnpaidPacks; lapsed: AbandonedOrder[] }

/** Orders that a locked buyer has not paid, or did not pay recently. */
export async function findUnpaidOrders(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  owner: OrderOwner,
): Promise<UnpaidOrders> {
  const [waiting, lapsed] = await Promise.all([findUnpaid(db, owner), findAbandoned(db, owner, now)])
  return { waiting, lapsed }
}

/** Refuses another unpaid order if it would hold too much of the stock. */
export function refuseTooMuchUnpaid(
  { region, now }: Pick<Ctx, 'now' | 'region'>,
  { waiting, lapsed }: UnpaidOrders,
  { cart }: PricedCheckout,
): void {
  const packs = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const problem = unpaidProblem(waiting, { packs, value: cart.priced.total }, lapsed, now)
  if (!problem) return
  const { code, until } = problem
  const retryAfterSeconds =
    code === 'unpaid-pause' && until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : undefined
  throw new Refusal(code, {
    retryAfterSeconds,
    values: (language) => ({
      maximum: unpaidPacksMaximum,
      amount: moneyText(unpaidValueMaximum, region),
      time: until ? timeText(until, language, region) : '',
    }),
  })
}

/** Refuses packs of which one person would hold too large a share unpaid, and says how many can be ordered. */
export function refuseShares(
  lines: readonly PricedStoredLine[],
  waiting: UnpaidPacks,
  stocks: ReadonlyMap<number, number>,
): void {
  const tooMany = lines.flatMap(({ variantId, quantity, product }) => {
    const stock = stocks.get(variantId) ?? 0
    const maximum = packsLeftUnpaid({ stock, waiting: waiting.packsOf.get(variantId) ?? 0 })
    return quantity > maximum ? [{ variantId, name: product.name, maximum }] : []
  })
  if (tooMany.length === 0) return
  refuse('stock-share-unpaid', ({ t }) =>
    Object.fromEntries(
      tooMany.map(({ variantId, ...values }) => [
        `items.${variantId}`,
        [t('problems:fields.stock-share', values)],
      ]),
    ),
  )
}

/** In the region's time zone, which it names. */
function timeText(timestamp: Date, language: Language, region: Region): string {
  const { timeZone } = regionSettings[region]
  return `${timestampText(timestamp, language, timeZone)} (${zoneName(language, timeZone)})`
}
