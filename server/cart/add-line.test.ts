import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import {
  type CartLine,
  mergedCarts,
  quantityProblem,
  withAdded,
  withOneLess,
  withQuantity,
} from '#domain/cart/cart.ts'
import { cartLinesMaximum } from '#domain/cart/limits.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../tests/support/carts.ts'
import { openCounting } from '../../tests/support/counted-statements.ts'
import { openReceived } from '../../tests/support/opening.ts'
import { stocked } from '../../tests/support/stocked.ts'
import { cartLines } from './tables.ts'

let shop: Carts
let calm: number
let energy: number
let professional: number
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ;({ calm, energy, professional } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
const times = <Answer>(count: number, work: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

describe('concurrent cart changes', () => {
  test('add up twenty additions of one product', async () => {
    const answers = await times(20, () => anna.addToCart(energy, { quantity: 2 }))
    expect(statuses(answers)).toEqual({ 200: 20 })
    expect(quantitiesOf(await anna.cart())).toEqual([[energy, 40]])
  })

  test('stop at the stock', async () => {
    const answers = await times(20, () => anna.addToCart(calm))
    expect(statuses(answers)).toEqual({ 200: 12, 409: 8 })
    expect(quantitiesOf(await anna.cart())).toEqual([[calm, 12]])
  })

  test('stop at the maximum per product', async () => {
    const answers = await times(20, () => anna.addToCart(energy, { quantity: 10 }))
    expect(statuses(answers)).toEqual({ 200: 9, 409: 11 })
    expect(quantitiesOf(await anna.cart())).toEqual([[energy, 90]])
  })

  test('count each step down while others go up', async () => {
    await anna.addToCart(energy, { quantity: 30 })
    await times(20, (nth) => (nth % 2 === 0 ? anna.lower(energy) : anna.addToCart(energy, { quantity: 3 })))
    expect(quantitiesOf(await anna.cart())).toEqual([[energy, 50]])
  })

  test('never exceed the maximum number of products', async () => {
    const full = await stocked(shop, cartLinesMaximum + 10)
    await anna.merge(
      full.slice(0, cartLinesMaximum - 5).map((id) => ({ product_variant_id: id, quantity: 1 })),
    )
    const answers = await times(15, (nth) => anna.addToCart(full[cartLinesMaximum - 5 + nth]!))
    const { items } = await anna.cart()
    expect(items.length).toBeLessThanOrEqual(cartLinesMaximum)
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'cart-full'),
    ).toBe(true)
    while ((await anna.cart()).items.length < cartLinesMaximum) {
      const kept = new Set(quantitiesOf(await anna.cart()).map(([id]) => id))
      await anna.addToCart(full.find((id) => !kept.has(id))!)
    }
    const kept = new Set(quantitiesOf(await anna.cart()).map(([id]) => id))
    expect(await anna.addToCart(full.find((id) => !kept.has(id))!)).toMatchObject({
      status: 409,
      body: { code: 'cart-full' },
    })
    expect((await anna.addToCart([...kept][0]!)).status).toBe(200)
    const merged = await anna.merge(full.slice(-50).map((id) => ({ product_variant_id: id, quantity: 1 })))
    expect([merged.status, merged.body.items.length]).toEqual([200, cartLinesMaximum])
  })
})

describe('in any order of changes', () => {
  const stocks = () =>
    new Map([
      [calm, 12],
      [energy, 500],
      [professional, 40],
    ])
  const variant = fc.constantFrom('calm' as const, 'energy' as const, 'professional' as const)
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), variant, quantity: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('set' as const), variant, quantity: fc.integer({ min: 0, max: 60 }) }),
    fc.record({ kind: fc.constant('lower' as const), variant, quantity: fc.constant(1) }),
    fc.record({ kind: fc.constant('merge' as const), variant, quantity: fc.integer({ min: 1, max: 99 }) }),
  )
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

  /** Compares with the pure functions; what is not available changes nothing. */
  function expected(lines: readonly CartLine[], { kind, quantity, ...step }: Step): CartLine[] {
    const variantId = shop[step.variant]
    const there = lines.find((line) => line.variantId === variantId)
    const stock = stocks().get(variantId)!
    if (kind === 'lower') return withOneLess(lines, variantId)
    if (kind === 'merge') return mergedCarts(lines, [{ variantId, quantity }])
    const wanted = kind === 'add' ? (there?.quantity ?? 0) + quantity : quantity
    if (wanted > 0 && quantityProblem(wanted, stock)) return [...lines]
    return kind === 'add'
      ? withAdded(lines, { variantId, quantity })
      : withQuantity(lines, variantId, quantity)
  }

  const done = (by: Buyer, { kind, quantity, ...step }: Step) => {
    const id = shop[step.variant]
    if (kind === 'add') return by.addToCart(id, { quantity })
    if (kind === 'set') return by.setQuantity(id, quantity)
    if (kind === 'lower') return by.lower(id)
    return by.merge([{ product_variant_id: id, quantity }])
  }

  test('the cart contains what the rules say', async () => {
    const mila = await shop.buyer(2)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await shop.db.delete(cartLines)
        let lines: CartLine[] = []
        for (const each of steps) {
          lines = expected(lines, each)
          await done(mila, each)
        }
        expect(quantitiesOf(await mila.cart())).toEqual(
          lines.map(({ variantId, quantity }) => [variantId, quantity]),
        )
      }),
      { numRuns: 15 },
    )
  })
})

test('an addition that the database never makes is refused instead of being repeated for ever', async () => {
  await shop.sql.unsafe(`CREATE FUNCTION skip_line() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER skip_lines BEFORE INSERT ON cart_lines FOR EACH ROW EXECUTE FUNCTION skip_line()`)
  const { status, body } = await anna.addToCart(energy)
  await shop.sql.unsafe('DROP TRIGGER skip_lines ON cart_lines; DROP FUNCTION skip_line')
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' })
  expect((await anna.addToCart(energy)).status).toBe(200)
})

test('adding to a cart takes at most five queries, including reading it back', {
  tags: 'cart-statements',
}, async () => {
  const counting = await openCounting(shop)
  const protocol = await shop.plan('Deep', [[professional, 1]])
  await shop.share(protocol, anna, 10)
  await openReceived(anna, protocol)
  await anna.addToCart(calm)
  const headers = { authorization: `Bearer ${anna.tokens.access_token}` }
  const counts: number[] = []
  for (const payload of [
    { product_variant_id: energy },
    { product_variant_id: professional },
    { product_variant_id: professional, protocol_id: protocol },
    { product_variant_id: professional, link_token: await shop.linkTo(protocol) },
  ]) {
    const sent = await counting.statementsOf(async () => {
      const answer = await counting.app.inject({
        method: 'POST',
        url: `/api${cartPaths.cart}`,
        headers,
        payload,
      })
      expect(answer.statusCode).toBe(200)
    })
    counts.push(sent.length)
  }
  await counting.close()
  expect(Math.min(...counts)).toBeGreaterThan(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
})
