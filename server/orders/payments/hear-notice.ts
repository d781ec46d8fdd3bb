import { and, eq } from 'drizzle-orm'
import { crashPoint } from '#server/platform/crash-point.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import type { OrdersWorld } from '../world.ts'
import { settlePayment } from './settle-payment.ts'
import { payments } from './tables.ts'

export type SettlingWorld = Pick<OrdersWorld, 'config' | 'db' | 'jobs' | 'log'> & {
  provider: PaymentProvider | undefined
  /** Providers take their time, so what is done is done at the moment after their answer. */
  clock: () => Date
}

/** Somebody says that something happened to a payment: the provider is asked what. Of what nobody knows, nothing is told. */
export async function hearNotice(
  world: SettlingWorld,
  name: PaymentProvider['name'],
  providerId: string,
): Promise<void> {
  const [payment] = await world.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.providerId, providerId), eq(payments.provider, name)))
  if (payment) await askAndSettle(world, { id: payment.id, provider: name, providerId })
}

export type AskedPayment = { id: number; provider: string; providerId: string }

/** Asks the provider of a payment, and does what its word asks for. Answers whether there was a word. */
export async function askAndSettle(
  { config, db, jobs, log, provider, clock }: SettlingWorld,
  { id, provider: name, providerId }: AskedPayment,
): Promise<boolean> {
  if (provider?.name !== name) throw new Error(`Payment ${id} is with a provider that is not set`)
  const reported = await provider.find(providerId)
  if (!reported) {
    log.error({ payment: id }, 'the provider knows nothing of a payment it opened')
    return false
  }
  crashPoint('before-settle')
  const settlement = await settlePayment({ db, jobs, region: config.region, now: clock() }, id, reported)
  if (settlement === 'refund-and-end')
    log.error({ payment: id }, 'another amount was captured than was asked for, and goes back')
  crashPoint('after-settle-commit')
  return true
}
