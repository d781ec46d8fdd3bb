import { eq, sql } from 'drizzle-orm'
import type { Address } from '#contract/checkout.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { price } from '#domain/pricing/price.ts'
import type { VoucherGift } from '#domain/pricing/vouchers.ts'
import { takeStock } from '#server/catalogue/commands/stock.ts'
import { variants } from '#server/catalogue/tables.ts'
import { vouchers } from '#server/checkout/tables.ts'
import { settlePayment } from '#server/orders/payments/settle-payment.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orderHistory, orderLines, orders } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

const annasAddress: Address = {
  first_name: 'Anna',
  last_name: 'Maes',
  company: '',
  street: 'Coupure Links 214',
  postal_code: '9000',
  city: 'Gent',
  address_region: '',
  country: 'BE',
  phone: '',
}

export type OrderedLine = Partial<typeof orderLines.$inferInsert> & {
  variantId: number
  quantity?: number
  price?: number
  regular?: number
}
export type Ordered = {
  user: { id: number; email: string } | null
  lines: readonly OrderedLine[]
  address?: Partial<Address>
  discountRate?: DiscountRate
  voucher?: { id: number; gift: VoucherGift } | null
  delivery?: number
  placedAt?: Date
}

/** Orders as placing writes them, for what comes after. */
export function orderRecords({ db }: { db: Database }) {
  async function placed(given: Ordered) {
    const { user, discountRate = 0, voucher = null, delivery = 550, placedAt = new Date() } = given
    const address = { ...annasAddress, ...given.address }
    const asked = given.lines.map(({ variantId, quantity = 1, price: each = 1000, regular = each }) => ({
      ...{ variantId, quantity, price: each, regular },
    }))
    const priced = price({
      items: asked,
      discountRate,
      voucher: voucher?.gift ?? null,
      delivery: { price: delivery, freeFrom: null },
      vatPercent: 6,
    })
    return db.transaction(async (tx) => {
      const { lines: _, delivery: sent, ...sums } = priced
      const [order] = await tx
        .insert(orders)
        .values({
          ...sums,
          ...{ userId: user?.id ?? null, email: user?.email ?? 'gone@people.example', language: 'en' },
          ...{ state: 'pending_payment', currency: 'EUR', country: address.country },
          ...{ address, billingAddress: address, deliveryMethod: 'door', paymentMethod: 'visa' },
          ...{ expectedFrom: '2026-11-24', expectedTo: '2026-11-25' },
          ...{ voucherId: voucher?.id ?? null, voucherKind: voucher?.gift.kind ?? null },
          ...{ deliveryPrice: delivery, deliveryFree: sent!.free, delivery: sent!.total },
          ...{ deliveryVat: sent!.vat, placedAt, heldUntil: new Date(placedAt.getTime() + 30 * 60_000) },
        })
        .returning()
      const id = order!.id
      if (voucher)
        await tx
          .update(vouchers)
          .set({ used: sql`${vouchers.used} + 1` })
          .where(eq(vouchers.id, voucher.id))
      const lineRows = await tx
        .insert(orderLines)
        .values(
          priced.lines.map((line, position) => ({
            ...{ orderId: id, position, sku: `SKU-${line.variantId}`, name: `Product ${line.variantId}` },
            ...{ brand: 'Linden & Co', content: '60 capsules', vatPercent: 6, discountRate },
            ...given.lines[position],
            ...line,
          })),
        )
        .returning()
      const short = await takeStock(tx, id, asked)
      if (short.length > 0) throw new Error('There is less in stock than the test orders')
      const by = { by: 'client', userId: user?.id ?? null } as const
      await tx
        .insert(orderHistory)
        .values({ orderId: id, from: null, to: 'pending_payment', at: placedAt, ...by })
      const [payment] = await tx
        .insert(payments)
        .values({
          ...{ orderId: id, provider: 'sandbox', providerId: `sb_${id}`, url: `https://pay.example/${id}` },
          ...{ method: 'visa', amount: priced.total, currency: 'EUR', state: 'open', createdAt: placedAt },
        })
        .returning()
      return {
        ...order!,
        number: orderNumber(id),
        lines: lineRows,
        paymentId: payment!.id,
        total: priced.total,
      }
    })
  }
  type Placed = Awaited<ReturnType<typeof placed>>

  /** What the provider says of it. */
  async function reported(jobs: Jobs, order: Placed, state: PaymentState, now = new Date()): Promise<void> {
    await settlePayment({ db, jobs, region: 'eu', now }, order.paymentId, {
      ...{ state, amount: order.total, currency: 'EUR', paidAt: now, detail: null, providerMethod: null },
    })
  }

  async function stockOf(variantId: number): Promise<number> {
    const [found] = await db
      .select({ stock: variants.stock })
      .from(variants)
      .where(eq(variants.id, variantId))
    return found!.stock
  }

  return { placed, reported, stockOf }
}
