import { eq, sql } from 'drizzle-orm'
import type { Address } from '#contract/checkout.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { VoucherBenefit } from '#domain/pricing/vouchers.ts'
import { takeStock } from '#server/catalogue/stock/take-stock.ts'
import { variants } from '#server/catalogue/tables.ts'
import { lockOrder } from '#server/orders/change-order-state.ts'
import { endUnpaidOrder } from '#server/orders/end-order.ts'
import { settlePayment } from '#server/orders/payments/settle-payment.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orderHistory } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { annasAddress } from './annas-address.ts'
import { eventsWith } from './events.ts'
import { insertGoods, type OrderedPacks } from './order-records.ts'

export type Ordered = {
  user: { id: number; email: string } | null
  lines: readonly OrderedPacks[]
  address?: Partial<Address>
  discountRate?: DiscountRate
  voucher?: { id: number; gift: VoucherBenefit } | null
  delivery?: number
  placedAt?: Date
}

/** Orders in the state in which placing leaves them, for tests of later steps. */
export function orderRecords({ db }: { db: Database }) {
  async function placed(given: Ordered) {
    const { user, discountRate = 0, voucher = null, delivery = 550, placedAt = new Date() } = given
    const address = { ...annasAddress, ...given.address }
    return db.transaction(async (tx) => {
      const { order, lines } = await insertGoods(tx, {
        lines: given.lines,
        pricing: {
          discountRate,
          voucher: voucher?.gift ?? null,
          delivery: { price: delivery, freeFrom: null },
        },
        userId: user?.id ?? null,
        email: user?.email ?? 'gone@people.example',
        state: 'pending_payment',
        paymentMethod: 'visa',
        placedAt,
        country: address.country,
        address,
        billingAddress: address,
        voucherId: voucher?.id ?? null,
        voucherKind: voucher?.gift.kind ?? null,
      })
      const { id, total } = order
      if (voucher)
        await tx
          .update(vouchers)
          .set({ used: sql`${vouchers.used} + 1` })
          .where(eq(vouchers.id, voucher.id))
      if ((await takeStock(tx, id, lines)).length > 0)
        throw new Error('There is less in stock than the test orders')
      const by = { by: 'client', userId: user?.id ?? null } as const
      await tx
        .insert(orderHistory)
        .values({ orderId: id, from: null, to: 'pending_payment', at: placedAt, ...by })
      const [payment] = await tx
        .insert(payments)
        .values({
          orderId: id,
          provider: 'sandbox',
          providerId: `sb_${id}`,
          url: `https://pay.example/${id}`,
          method: 'visa',
          amount: total,
          currency: 'EUR',
          state: 'open',
          createdAt: placedAt,
        })
        .returning()
      return { ...order, number: orderNumber(id), lines, paymentId: payment!.id }
    })
  }
  type Placed = Awaited<ReturnType<typeof placed>>

  /** The state of its payment at the provider. */
  async function reported(jobs: Jobs, order: Placed, state: PaymentState, now = new Date()): Promise<void> {
    await settlePayment({ db, events: eventsWith(jobs), jobs, now }, order.paymentId, {
      state,
      amount: order.total,
      currency: 'EUR',
      paidAt: now,
      detail: null,
      providerMethod: null,
    })
  }

  /** Nobody paid it in time. */
  async function expired({ id }: Pick<Placed, 'id'>, now = new Date()): Promise<void> {
    await db.transaction(async (tx) => {
      const order = (await lockOrder(tx, id))!
      const end = { state: 'expired', ending: 'payment-expired' } as const
      await endUnpaidOrder({ db: tx, events: eventsWith(noJobs), now }, order, end, {
        by: 'timer',
        userId: null,
      })
    })
  }

  async function stockOf(variantId: number): Promise<number> {
    const [found] = await db
      .select({ stock: variants.stock })
      .from(variants)
      .where(eq(variants.id, variantId))
    return found!.stock
  }

  return { placed, reported, expired, stockOf }
}
