import { pino } from 'pino'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { adminPayoutPaths, payoutPaths } from '#contract/payout-paths.ts'
import type { PayoutPreview, PayoutRunDetail } from '#contract/payouts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { settleCommission } from '#server/commission/settle-commission.ts'
import { password } from './accounts-api.ts'
import type { OrdersShop } from './orders-api.ts'
import { moveDeliveryBack } from './passing-time.ts'

type Buyer = Awaited<ReturnType<OrdersShop['buyer']>>
export type Sold = { order: Awaited<ReturnType<OrdersShop['paid']>>; practitioner: Buyer }

export const iban = 'BE71 0961 2345 6769'

/** Practitioners whose commission is available, for tests of what comes afterwards. */
export function earnedCommission(shop: OrdersShop, admin: Buyer, variantId: number) {
  const log = pino({ level: 'silent' })
  let anna: Buyer | undefined

  /** A stranger paid for packs of 53 € through a link: 10 € of commission each, unless they cost something else. */
  async function sold(practitioner: Buyer, quantity = 1, price = 5_300): Promise<Sold> {
    anna ??= await shop.buyer()
    const earning = { practitionerId: practitioner.id, tierRate: 20 as const }
    const lines = [{ variantId, quantity, price, ...earning }]
    return { practitioner, order: await shop.paid({ user: anna, lines }) }
  }

  async function delivered({ order }: Sold): Promise<void> {
    await admin.once(adminOrderPaths.process, { ids: [order.id] })
    const left = await shop.sql<{ id: number; left: number }[]>`
      SELECT id, quantity - shipped - unsent AS left FROM order_lines WHERE order_id = ${order.id}`
    const items = left.map((line) => ({ order_line_id: line.id, quantity: line.left }))
    await admin.once(adminOrderPaths.ship(order.id), { items, carrier: 'dhl' })
    await admin.post(adminOrderPaths.deliver(order.id), {})
    await deliveredEarlier(order.id)
  }

  /** As if it had been paid and delivered so long ago that its commission is earned. */
  const deliveredEarlier = (orderId: number) => moveDeliveryBack(shop.sql, orderId, 15)

  /** Books what is due, as the timer does. */
  const settle = () => settleCommission({ db: shop.db, log, now: new Date() })

  async function earned(practitioner: Buyer, quantity = 1, price = 5_300): Promise<Sold> {
    const sale = await sold(practitioner, quantity, price)
    await delivered(sale)
    await settle()
    return sale
  }

  async function refunded({ order }: Sold, quantity: number, unsent = 0): Promise<void> {
    const items = [{ order_line_id: order.lines[0]!.id, quantity, unsent }]
    await admin.once(adminOrderPaths.refund(order.id), { items, reason: 'Broken', restock: false })
  }

  /** A certified practitioner who is paid into a bank account. */
  async function practitioner(): Promise<Buyer> {
    const ilse = await shop.buyer(userTypes.certifiedPractitioner)
    const account = { holder: 'Ilse Vermeulen', iban, password }
    await ilse.put(payoutPaths.method, { payout_method: 'bank_account', ...account })
    return ilse
  }

  const preview = async (): Promise<PayoutPreview> => (await admin.get(adminPayoutPaths.preview)).body

  /** Pays everybody who can be paid. */
  async function run(): Promise<PayoutRunDetail> {
    const { fingerprint } = await preview()
    return (await admin.once(adminPayoutPaths.runs, { fingerprint })).body
  }

  return { sold, delivered, settle, earned, refunded, practitioner, preview, run }
}
