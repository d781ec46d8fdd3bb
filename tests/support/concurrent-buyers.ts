import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { cartLines } from '#server/cart/tables.ts'
import { checkOut } from '#server/checkout/check-out.ts'
import { priceCheckout } from '#server/checkout/price-checkout.ts'
import type { Deps } from '#server/platform/context.ts'
import { connect } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/problems.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { annasAddress } from './annas-address.ts'
import type { BuyingShop } from './buying-api.ts'
import { eventsWith } from './events.ts'

type Attempt = { userId: number; key?: string; voucherCode?: string }
type Cart = { variantId: number; quantity?: number }[]

const language: Language = 'en'
const way = { country: annasAddress.country, method: 'door' } as const

/** Many customers who order at the same time, on as many connections as possible. */
export function openConcurrentBuyers(shop: BuyingShop, connections = 20) {
  const { sql, db } = connect(shop.url, { max: connections })
  const deps: Pick<
    Deps,
    | 'clock'
    | 'config'
    | 'db'
    | 'events'
    | 'jobs'
    | 'log'
    | 'origin'
    | 'pickUp'
    | 'products'
    | 'provider'
    | 'translations'
  > = {
    clock: () => new Date(),
    config: shop.config,
    db,
    products: shop.catalogue,
    provider: shop.money.provider,
    pickUp: undefined,
    events: eventsWith(noJobs),
    jobs: noJobs,
    log: pino({ level: 'silent' }),
    translations: loadTranslations(join(process.cwd(), 'locales')),
    origin: () => 'https://shop.example',
  }

  /** Customers with the same cart, created without hashing passwords. */
  async function people(count: number, cart: Cart): Promise<number[]> {
    const now = new Date()
    const rows = await db
      .insert(users)
      .values(
        Array.from({ length: count }, () => ({
          userTypeId: userTypes.client,
          email: `${randomUUID()}@people.example`,
          firstName: 'One',
          lastName: 'Of many',
          language,
          country: 'BE',
          homeRegion: 'eu' as const,
          createdAt: now,
          activatedAt: now,
        })),
      )
      .returning({ id: users.id })
    const ids = rows.map(({ id }) => id)
    if (cart.length > 0)
      await db
        .insert(cartLines)
        .values(ids.flatMap((userId) => cart.map((line) => ({ quantity: 1, ...line, userId, addedAt: now }))))
    return ids
  }

  /** The current price of a user's cart: the same for all with the same cart. */
  async function quoteOf({ userId, voucherCode }: Attempt): Promise<string> {
    const pricing = {
      db,
      products: shop.catalogue,
      region: shop.config.region,
      translations: shop.translations,
    }
    const reader = { id: userId, userTypeId: userTypes.client, language } as const
    return (await priceCheckout(pricing, reader, { ...way, voucherCode, now: new Date() })).quote
  }

  /** Lets all customers order at once; returns the orders, and the code or error of each refused attempt. */
  async function orderAtOnce(attempts: Attempt[], quote: string) {
    const outcomes = await Promise.all(attempts.map((attempt) => order(attempt, quote)))
    return {
      orders: outcomes.flatMap((outcome) => (typeof outcome === 'number' ? [outcome] : [])),
      refusals: outcomes.filter((outcome) => typeof outcome === 'string'),
    }
  }

  async function order({ userId, key = randomUUID(), voucherCode }: Attempt, quote: string) {
    const call: Parameters<typeof checkOut>[1] = {
      buyer: { id: userId, userTypeId: userTypes.client, language },
      key: { scope: `user:${userId}`, key, userId, requestHash: quote },
      now: new Date(),
    }
    const asked: Parameters<typeof checkOut>[2] = {
      quote,
      address: annasAddress,
      billing_address: null,
      delivery_method: way.method,
      payment_method: 'visa',
      terms_accepted: true,
      voucher_code: voucherCode,
    }
    try {
      return (await checkOut(deps, call, asked)).order_id
    } catch (error) {
      return error instanceof Refusal ? error.code : `fault: ${String(error)}`
    }
  }

  return { people, quoteOf, orderAtOnce, close: () => sql.end({ timeout: 5 }) }
}
