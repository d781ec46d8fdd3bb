import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { paymentPaths } from '#contract/order-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { dayMs } from '#domain/local-time.ts'
import { findViolations } from '#server/find-violations.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { failNextInsert } from '../../tests/support/fail-next-insert.ts'
import { creditEarlierOrders, settleCommission } from './settle-commission.ts'

let shop: BuyingShop
let admin: Awaited<ReturnType<BuyingShop['buyer']>>
let products: { id: number; price: number }[]
beforeAll(async () => {
  shop = await openBuying({ DEMO: '1' })
  admin = await shop.buyer({ userTypeId: userTypes.admin })
  products = [
    { id: await shop.product('zinc', { history: [[1_999, 200]], stock: 5_000 }), price: 1_999 },
    { id: await shop.product('iron', { history: [[1_250, 200]], stock: 5_000 }), price: 1_250 },
  ]
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>
type Bought = { id: number; lines: { id: number; quantity: number }[] }

const log = pino({ level: 'silent' })
/** As the timer does, so many days from now. */
const settleAfter = (days: number) =>
  settleCommission({ db: shop.db, log, now: new Date(Date.now() + days * dayMs + 60_000) })
/** As a process does that starts with a newer version. */
const creditEarlier = () => creditEarlierOrders({ db: shop.db, log, now: new Date() })

async function buy(buyer: Buyer, quantities: readonly number[]): Promise<Bought> {
  const { order_id: id } = await buyer.order(
    quantities.map((quantity, at) => ({ variantId: products[at]!.id, quantity })),
  )
  await shop.settle(id, 'paid', { times: 2 })
  const lines = await shop.sql<{ id: number; quantity: number }[]>`
    SELECT id, quantity FROM order_lines WHERE order_id = ${id} ORDER BY position`
  return { id, lines: [...lines] }
}

async function command(path: string, body: object): Promise<number> {
  const headers = { ...admin.headers, 'idempotency-key': randomUUID() }
  return (await shop.call('POST', path, body, { headers })).status
}

const refund = ({ id, lines }: Bought, { line = 0, quantity = 1, unsent = 0 }) =>
  command(adminOrderPaths.refund(id), {
    items: [{ order_line_id: lines[line]!.id, quantity, unsent }],
    reason: 'Broken',
    restock: false,
  })

/** Ships what is left in one parcel. */
async function ship({ id }: Bought): Promise<void> {
  await command(adminOrderPaths.process, { ids: [id] })
  const left = await shop.sql<{ id: number; left: number }[]>`
    SELECT id, quantity - shipped - unsent AS left FROM order_lines WHERE order_id = ${id} ORDER BY position`
  const items = left
    .filter((line) => line.left > 0)
    .map((line) => ({ order_line_id: line.id, quantity: line.left }))
  expect(await command(adminOrderPaths.ship(id), { items, carrier: 'dhl' })).toBeLessThan(300)
}

const deliver = ({ id }: Bought) => command(adminOrderPaths.deliver(id), {})

async function balances(practitionerId: number) {
  const [row] = await shop.sql<{ shop: number; pending: number; available: number }[]>`
    SELECT ${shop.sql.unsafe(
      ['shop', 'pending', 'available']
        .map(
          (account) => `coalesce(sum(CASE '${account}' WHEN to_account THEN amount
            WHEN from_account THEN -amount ELSE 0 END), 0)::integer AS ${account}`,
        )
        .join(','),
    )} FROM commission_entries WHERE practitioner_id = ${practitionerId}`
  return { ...row! }
}

const entriesOf = async ({ id }: Pick<Bought, 'id'>) => [
  ...(await shop.sql`
    SELECT kind, from_account, to_account, amount, order_line_id, refund_id, at
    FROM commission_entries WHERE order_id = ${id} ORDER BY order_line_id, at, kind`),
]

type Step =
  | { does: 'buy'; quantities: number[] }
  | { does: 'refund'; order: number; line: number; quantity: number }
  | { does: 'ship' | 'deliver'; order: number }
  | { does: 'wait'; days: number }

const order = fc.nat(1)
const quantity = fc.integer({ min: 1, max: 3 })
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('buy' as const),
    quantities: fc.array(quantity, { minLength: 2, maxLength: 2 }),
  }),
  fc.record({ does: fc.constant('refund' as const), order, line: fc.nat(1), quantity }),
  fc.record({ does: fc.constantFrom('ship' as const, 'deliver' as const), order }),
  fc.record({ does: fc.constant('wait' as const), days: fc.constantFrom(13, 14, 27, 28) }),
)

type ModelLine = { quantity: number; back: number; credited: number }
type ModelOrder = { lines: ModelLine[]; isShipped: boolean; isDelivered: boolean; isEarned: boolean }

/** The simplest model: each line keeps the share of its commission that its kept packs are. */
function newModel(discount: DiscountRate) {
  const orders: ModelOrder[] = []
  const creditedFor = (quantity: number, at: number) =>
    Math.round((products[at]!.price * quantity * (20 - discount)) / 106)
  const isDue = ({ isShipped, isDelivered }: ModelOrder, days: number) =>
    isDelivered ? days >= 14 : isShipped && days >= 28
  const kept = ({ lines }: ModelOrder) =>
    lines.reduce(
      (sum, { quantity, back, credited }) => sum + Math.round((credited * (quantity - back)) / quantity),
      0,
    )
  return {
    orders,
    buy: (quantities: readonly number[]) =>
      orders.push({
        lines: quantities.map((quantity, at) => ({ quantity, back: 0, credited: creditedFor(quantity, at) })),
        isShipped: false,
        isDelivered: false,
        isEarned: false,
      }),
    wait(days: number) {
      for (const each of orders) each.isEarned ||= isDue(each, days)
    },
    balances() {
      const sum = (condition: boolean) =>
        orders.filter(({ isEarned }) => isEarned === condition).reduce((all, each) => all + kept(each), 0)
      const [pending, available] = [sum(false), sum(true)]
      return { shop: 0 - pending - available, pending, available }
    },
  }
}

test('after any sequence of orders, refunds and deliveries the ledger is as in the simple model', {
  tags: 'commission-basis',
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...discountRates),
      fc.array(steps, { minLength: 4, maxLength: 12 }),
      async (discount, all) => {
        const anna = await shop.buyer({ rate: discount })
        const model = newModel(discount)
        const bought: Bought[] = []
        for (const step of [{ does: 'buy', quantities: [3, 2] } as Step, ...all]) {
          await take(step, { anna, bought, model })
          expect({ step, ...(await balances(anna.practitioner!.id)) }).toEqual({ step, ...model.balances() })
        }
        expect(await findViolations(shop.sql)).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

type Run = { anna: Buyer; bought: Bought[]; model: ReturnType<typeof newModel> }

async function take(step: Step, { anna, bought, model }: Run): Promise<void> {
  if (step.does === 'buy') {
    bought.push(await buy(anna, step.quantities))
    model.buy(step.quantities)
    return
  }
  if (step.does === 'wait') {
    await settleAfter(step.days)
    return model.wait(step.days)
  }
  const [real, known] = [bought[step.order], model.orders[step.order]]
  if (!real || !known) return
  if (step.does === 'refund') {
    const line = known.lines[step.line]!
    if (step.quantity > line.quantity - line.back) return
    const unsent = known.isShipped ? 0 : step.quantity
    expect(await refund(real, { ...step, unsent })).toBeLessThan(300)
    line.back += step.quantity
    return
  }
  const isKept = known.lines.some(({ quantity, back }) => back < quantity)
  if (step.does === 'ship' && !known.isShipped && isKept) {
    await ship(real)
    known.isShipped = true
  }
  if (step.does === 'deliver' && known.isShipped && !known.isDelivered) {
    expect(await deliver(real)).toBeLessThan(300)
    known.isDelivered = true
  }
}

test('a payment reported twice at the same time is credited once', async () => {
  const anna = await shop.buyer({ rate: 10 })
  const { order_id: id } = await anna.order([{ variantId: products[0]!.id, quantity: 2 }])
  const [payment] = await shop.sql<{ providerId: string }[]>`
    SELECT provider_id AS "providerId" FROM payments WHERE order_id = ${id}`
  shop.money.report(payment!.providerId, 'paid')
  const report = () => shop.call('POST', paymentPaths.mollieWebhook, { id: payment!.providerId })
  await Promise.all([report(), report(), report()])
  expect(await entriesOf({ id })).toMatchObject([{ kind: 'credited', amount: 377 }])
})

test('a refund while commission is being earned takes back exactly its packs', async () => {
  for (let nth = 0; nth < 4; nth++) {
    const anna = await shop.buyer({ rate: 10 })
    const bought = await buy(anna, [2])
    await ship(bought)
    await deliver(bought)
    const [status] = await Promise.all([refund(bought, { quantity: 1 }), settleAfter(14), settleAfter(14)])
    expect(status).toBeLessThan(300)
    const { pending, available } = await balances(anna.practitioner!.id)
    expect({ pending, available }).toEqual({ pending: 0, available: 189 })
  }
})

test('orders from before the ledger are credited, reversed and earned once, as they would have been', async () => {
  const anna = await shop.buyer({ rate: 5 })
  const bought = await buy(anna, [3, 2])
  await refund(bought, { quantity: 1, unsent: 1 })
  await refund(bought, { line: 1, quantity: 2, unsent: 2 })
  await ship(bought)
  await deliver(bought)
  await settleAfter(14)
  const before = await entriesOf(bought)
  const kinds = before.map(({ kind }) => kind).toSorted()
  expect(kinds.join()).toBe('credited,credited,earned,reversed,reversed')
  await shop.sql.begin(async (tx) => {
    await tx`ALTER TABLE commission_entries DISABLE TRIGGER USER`
    await tx`DELETE FROM commission_entries WHERE order_id = ${bought.id}`
    await tx`ALTER TABLE commission_entries ENABLE TRIGGER USER`
  })
  await Promise.all([creditEarlier(), creditEarlier()])
  await Promise.all([settleAfter(14), settleAfter(14)])
  await settleAfter(15)
  expect(await entriesOf(bought)).toEqual(before)
})

test('what is refunded after it was earned makes the balance smaller, and never credits it again', async () => {
  const anna = await shop.buyer({ rate: 0 })
  const bought = await buy(anna, [1])
  await ship(bought)
  await deliver(bought)
  await settleAfter(14)
  expect(await balances(anna.practitioner!.id)).toMatchObject({ available: 377 })
  await refund(bought, {})
  await settleAfter(40)
  expect(await balances(anna.practitioner!.id)).toEqual({ shop: 0, pending: 0, available: 0 })
})

test('practitioners earn nothing from their own purchases', async () => {
  const ilse = await shop.buyer({ userTypeId: userTypes.certifiedPractitioner })
  const bought = await buy(ilse, [2])
  // As if it had been saved by an older version.
  await shop.sql`UPDATE order_lines SET practitioner_id = ${ilse.id}, tier_rate = 20 WHERE order_id = ${bought.id}`
  await creditEarlier()
  await settleAfter(14)
  expect(await entriesOf(bought)).toEqual([])
})

test('nor from an order that became their own in an older version', async () => {
  const anna = await shop.buyer({ rate: 0 })
  const bought = await buy(anna, [1])
  await ship(bought)
  await deliver(bought)
  await shop.sql`UPDATE orders SET user_id = ${anna.practitioner!.id} WHERE id = ${bought.id}`
  await settleAfter(14)
  await settleAfter(15)
  expect(await balances(anna.practitioner!.id)).toEqual({ shop: 0, pending: 0, available: 0 })
})

test('commission is earned although the database first rolls it back in favour of another transaction', async () => {
  const anna = await shop.buyer({ rate: 0 })
  const bought = await buy(anna, [1])
  await ship(bought)
  await deliver(bought)
  await failNextInsert(shop.sql, 'commission_entries')
  await settleAfter(14)
  expect(await balances(anna.practitioner!.id)).toMatchObject({ pending: 0, available: 377 })
})

test('entries of the ledger cannot be changed or deleted', async () => {
  await buy(await shop.buyer({ rate: 10 }), [1])
  for (const change of ['UPDATE commission_entries SET amount = 1', 'DELETE FROM commission_entries'])
    await expect(shop.sql.unsafe(change)).rejects.toThrow('never changed')
  await expect(shop.sql`TRUNCATE commission_entries CASCADE`).rejects.toThrow('never changed')
})
