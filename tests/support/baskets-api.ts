import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { basketPaths, type SharedBasket } from '#contract/baskets.ts'
import { cartPaths } from '#contract/cart.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { baskets } from '#server/baskets/tables.ts'
import { type BuyingShop, openBuying } from './buying-api.ts'
import { sealing } from './shop-api.ts'

export type Practitioner = Awaited<ReturnType<BuyingShop['newPractitioner']>>
export type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>
export type Lines = readonly (readonly [variantId: number, quantity: number])[]

let invited = 0
export const stranger = () => ({ email: `basket${++invited}@people.example` })

export const productsOf = (lines: Lines) =>
  lines.map(([product_variant_id, quantity]) => ({ product_variant_id, quantity }))

/** The shop's API with products, of which iron has two packs and calm is for practitioners only. */
export async function openBaskets() {
  const shop = await openBuying()
  const named = (name: string, stock: number, price: number, more: object = {}) =>
    shop.product(name.toLowerCase(), { stock, history: [[price, 90]], names: { en: name }, ...more })
  const [zinc, iron] = [await named('Zinc', 100, 2000), await named('Iron', 2, 1000)]
  const calm = await named('Calm', 100, 4000, { practitionerOnly: true })

  async function invite(by: Practitioner, { email }: { email: string }): Promise<number> {
    const named = { first_name: 'Anna', last_name: 'Maes' }
    const invitation = { email, ...named, discount: 10, language: 'nl' }
    return (await by.post(practicePaths.invite, invitation)).body.id
  }

  /** Ilse, and Anna as her client with 10 %. */
  async function practice() {
    const [ilse, anna] = [await shop.newPractitioner(), await shop.buyer()]
    return { ilse, anna, clientId: await invite(ilse, anna) }
  }

  /** A draft with these products. */
  async function draft(by: Practitioner, clientId: number, lines: Lines, message = ''): Promise<number> {
    const { body } = await by.post(basketPaths.list(clientId))
    await by.put(basketPaths.one(clientId, body.id), { products: productsOf(lines), message })
    return body.id
  }

  async function sent(by: Practitioner, clientId: number, lines: Lines, message = '') {
    const id = await draft(by, clientId, lines, message)
    const { status, body } = await by.post(basketPaths.email(clientId, id))
    if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`)
    return { id, token: await tokenOf(id) }
  }

  async function tokenOf(id: number): Promise<string> {
    const [basket] = await shop.db.select().from(baskets).where(eq(baskets.id, id))
    return sealing.open(basket!.sealedToken!)
  }

  async function opened(token: string, by?: Pick<Buyer, 'get'>): Promise<SharedBasket> {
    const path = basketPaths.shared(token)
    return (await (by ? by.get(path) : shop.call('GET', path))).body
  }

  const change = (id: number, values: Partial<typeof baskets.$inferInsert>) =>
    shop.db.update(baskets).set(values).where(eq(baskets.id, id))
  const stateOf = async (by: Practitioner, clientId: number, id: number) =>
    (await by.get(basketPaths.one(clientId, id))).body.state
  const take = (by: Pick<Buyer, 'post'>, token: string, more: object = {}) =>
    by.post(cartPaths.basket, { link_token: token, ...more })

  /** Deletes something while `call` is under way: `call` has read it, and has to wait for the deletion to end. */
  async function deletedDuring<Answer>(
    which: { table: 'baskets' | 'variants'; id: number },
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>()
    await shop.sql.begin(async (sql) => {
      await sql`DELETE FROM ${sql(which.table)} WHERE id = ${which.id}`
      answer.resolve(call())
      await expect
        .poll(
          () =>
            shop.sql`SELECT FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        .toHaveLength(1)
    })
    return answer.promise
  }

  return {
    ...shop,
    deletedDuring,
    zinc,
    iron,
    calm,
    invite,
    practice,
    draft,
    sent,
    tokenOf,
    opened,
    change,
    stateOf,
    take,
  }
}
export type BasketsShop = Awaited<ReturnType<typeof openBaskets>>
