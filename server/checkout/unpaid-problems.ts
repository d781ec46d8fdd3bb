import type { SQL } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import {
  type AbandonedOrder,
  packsLeftUnpaid,
  peoplePerNetwork,
  unpaidPacksMaximum,
  unpaidProblem,
  unpaidValueMaximum,
} from '#domain/orders/unpaid-limits.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { PricedStoredLine } from '#server/cart/price-lines.ts'
import { type OrderOwner, ordersOf } from '#server/orders/guests/guest.ts'
import { findAbandoned, findUnpaid, type UnpaidPacks } from '#server/orders/unpaid-orders.ts'
import type { Ctx } from '#server/platform/context.ts'
import { timestampText, zoneName } from '#server/platform/mail/dates.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import type { PricedCheckout } from './price-checkout.ts'

type UnpaidOrders = { waiting: UnpaidPacks; lapsed: AbandonedOrder[] }
/** Those of the buyer, and for a guest also those of everybody in their network. */
export type UnpaidOfBuyer = { own: UnpaidOrders; inNetwork?: UnpaidOrders }

/** Orders that a locked buyer has not paid, or did not pay recently. */
export async function findUnpaidOrders(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  owner: OrderOwner,
): Promise<UnpaidOfBuyer> {
  const find = async (isTheirs: SQL): Promise<UnpaidOrders> => {
    const [waiting, lapsed] = await Promise.all([findUnpaid(db, isTheirs), findAbandoned(db, isTheirs, now)])
    return { waiting, lapsed }
  }
  if ('userId' in owner) return { own: await find(ordersOf(owner)) }
  const { callerMark } = owner.guest
  const [own, inNetwork] = await Promise.all([
    // A stranger's orders with somebody's address are not that person's.
    find(ordersOf(owner)),
    find(ordersOf({ guest: { callerMark } })),
  ])
  return { own, inNetwork }
}

/** Refuses another unpaid order if it would hold too much of the stock. */
export function refuseTooMuchUnpaid(
  { region, now }: Pick<Ctx, 'now' | 'region'>,
  { own, inNetwork }: UnpaidOfBuyer,
  { cart }: PricedCheckout,
): void {
  const packs = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const problemOf = ({ waiting, lapsed }: UnpaidOrders, people?: number) =>
    unpaidProblem(waiting, { packs, value: cart.priced.total }, lapsed, now, people)
  const problem = problemOf(own) ?? (inNetwork && problemOf(inNetwork, peoplePerNetwork))
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
  { own, inNetwork }: UnpaidOfBuyer,
  stocks: ReadonlyMap<number, number>,
): void {
  const { waiting } = inNetwork ?? own
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
