import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { orderPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { findViolations } from '#server/find-violations.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { newModel, type PlacedOrder, type Step, steps } from '../../tests/support/order-model.ts'
import { getAnyOrder } from './get-order.ts'

let shop: BuyingShop
let anna: Awaited<ReturnType<BuyingShop['buyer']>>
let admin: Awaited<ReturnType<BuyingShop['buyer']>>
let products: number[]
let keys = 0
beforeAll(async () => {
  shop = await openBuying({ DEMO: '1' })
  products = [await shop.product('zinc', { stock: 500 }), await shop.product('iron', { stock: 500 })]
  admin = await shop.buyer({ userTypeId: userTypes.admin })
})
afterAll(() => shop.close())

const send = ({ headers }: { headers: object }, path: string, body: object | undefined, key: string) =>
  shop.call('POST', path, body, { headers: { ...headers, 'idempotency-key': key } })

const first: Step = { does: 'place', packs: [3, 2] }

/** Carries out the step in the shop. Returns whether it was done. */
async function inTheShop(step: Step, orders: readonly PlacedOrder[], key: string): Promise<number> {
  if (step.does === 'place') {
    await stockIsKnown()
    await shop.sql`DELETE FROM cart_lines WHERE user_id = ${anna.id}`
    await anna.fill(...step.packs.map((quantity, at) => ({ variantId: products[at]!, quantity })))
    return (await anna.checkout({ key })).status
  }
  if (step.does === 'stockroom') {
    await shop.sql`UPDATE variants SET stock = ${step.stock} WHERE id = ${products[step.of]!}`
    return 200
  }
  const { id, lineIds } = orders[step.order]!
  const waiting = await waitingOf(id)
  if (step.does === 'report') {
    await shop.settle(id, step.state, step)
    return 200
  }
  if (step.does === 'expire') {
    await shop.expire(id)
    return 200
  }
  const items = 'line' in step ? [{ order_line_id: lineIds[step.line]!, quantity: step.quantity }] : []
  const refund = (given: object[], more: object = {}) =>
    send(admin, adminOrderPaths.refund(id), { items: given, reason: 'Broken', ...more }, key)
  const answer = {
    'pay-again': () => send(anna, orderPaths.payments(id), { payment_method: 'visa' }, key),
    cancel: () => send(anna, orderPaths.cancel(id), undefined, key),
    process: () => send(admin, adminOrderPaths.process, { ids: [id] }, key),
    ship: () => send(admin, adminOrderPaths.ship(id), { items, carrier: 'dhl' }, key),
    deliver: () => send(admin, adminOrderPaths.deliver(id), {}, key),
    withdraw: () => send(anna, orderPaths.withdrawal(id), { items }, key),
    refund: () => {
      const unsent = step.does === 'refund' && !step.fromClient ? step.quantity : 0
      const restock = step.does === 'refund' && step.restock
      return refund(
        items.map((item) => ({ ...item, unsent })),
        { restock },
      )
    },
    'take-back': () =>
      refund(items, { withdrawal_id: waiting, restock: step.does === 'take-back' && step.restock }),
    refuse: () => send(admin, adminOrderPaths.refuse(id, waiting), { reason: 'Opened' }, key),
  }[step.does]
  return (await answer()).status
}

/** The oldest open withdrawal of an order, or else an unknown id. */
async function waitingOf(orderId: number): Promise<number> {
  const [oldest] = await shop.sql<{ id: number }[]>`
    SELECT id FROM withdrawals WHERE order_id = ${orderId} AND state = 'asked' ORDER BY id LIMIT 1`
  return oldest?.id ?? 999_999
}

/** What the shop says about the orders of this run and its stock. */
async function seen(ids: readonly number[]) {
  const orders = await shop.sql`
    SELECT o.state, o.refunded,
      array(SELECT CASE WHEN state IN ('paid', 'returned') THEN state ELSE 'unpaid' END
        FROM payments WHERE order_id = o.id ORDER BY id) AS payments,
      coalesce((SELECT sum(amount)::integer FROM refunds WHERE order_id = o.id), 0) AS paid_back,
      array(SELECT refunded FROM order_lines WHERE order_id = o.id ORDER BY position) AS packs_back,
      o.delivered_at IS NOT NULL AS has_arrived
    FROM orders o WHERE o.id = ANY(${[...ids]}) ORDER BY o.id`
  const whole = await Promise.all(ids.map((id) => getAnyOrder(shop.db, id)))
  return {
    orders: orders.map((order, at) => ({
      ...order,
      to_send: whole[at]!.lines.map((line) => packsToShip(line)),
      asked: whole[at]!.lines.map(({ withdrawn }) => withdrawn),
    })),
    stocks: await stocks(),
  }
}

async function stocks(): Promise<number[]> {
  const rows = await shop.sql<{ stock: number }[]>`
    SELECT stock FROM variants WHERE id = ANY(${products}) ORDER BY id`
  return rows.map(({ stock }) => stock)
}

/** The availability shown follows the stock with a delay. */
async function stockIsKnown(): Promise<void> {
  const view = { language: 'en', practitionerPrices: true } as const
  const there = await stocks()
  const isShown = (id: number) =>
    shop.catalogue.ofVariants([id], view).get(id)?.product.variants[0]?.availability === true
  while (products.some((id, at) => isShown(id) !== there[at]! > 0)) await wait(20)
}

/** What the model needs to know about a placed order: its lines by id, and their prices. */
async function lastPlaced(): Promise<PlacedOrder> {
  const [order] = await shop.sql<{ id: number; delivery: number }[]>`
    SELECT id, delivery FROM orders ORDER BY id DESC LIMIT 1`
  const lines = await shop.sql<{ id: number; quantity: number; total: number }[]>`
    SELECT id, quantity, total FROM order_lines WHERE order_id = ${order!.id} ORDER BY position`
  return {
    id: order!.id,
    delivery: order!.delivery,
    lineIds: lines.map(({ id }) => id),
    totals: lines.map(({ total }) => total),
  }
}

test('any sequence of order events leaves money, goods and documents as in the simple model', {
  tags: 'order-model',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 18 }), async (all) => {
      for (const id of products) await shop.sql`UPDATE variants SET stock = 500 WHERE id = ${id}`
      anna = await shop.buyer({ rate: 15 })
      const model = newModel([500, 500])
      const told: PlacedOrder[] = []
      for (const step of [first, ...all]) {
        if ('order' in step && step.order >= told.length) continue
        const key = `step-${++keys}-of-the-model`
        const status = await inTheShop(step, told, key)
        const isDone = status < 300
        expect({ step, isDone }).toEqual({ step, isDone: model.allows(step) })
        if (isDone && step.does === 'place') told.push(await lastPlaced())
        if (isDone) model.apply(step, told)
        // A request repeated by a browser that did not receive the answer changes nothing.
        if (step.does !== 'report' && step.does !== 'deliver' && step.does !== 'place')
          await inTheShop(step, told, key)
        const after = await seen(told.map(({ id }) => id))
        expect({ step, ...after }).toEqual({ step, ...model.seen() })
      }
      expect(await findViolations(shop.sql)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
