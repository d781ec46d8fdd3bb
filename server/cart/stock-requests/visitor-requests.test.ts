import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { confirmableDays, notifiedKeptDays, waitingDays } from '#domain/cart/stock-requests.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { mailLimits } from '#server/platform/mail/mail-limits.ts'
import { type Carts, openCarts } from '../../../tests/support/carts.ts'
import { deleteOldVisitorStockRequests } from './ended.ts'
import { mintStockRequestToken } from './link-token.ts'
import { notifyOfStock } from './notify-of-stock.ts'
import { visitorStockRequests } from './tables.ts'

let shop: Carts
let jobs: ReturnType<typeof openJobs>
let variant: number
let email: string
let nth = 0
beforeAll(async () => {
  shop = await openCarts()
  jobs = openJobs(shop.url, pino({ level: 'silent' }))
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
})
beforeEach(async () => {
  variant = await shop.product(`away${++nth}`, { stock: 0, names: { en: `Away ${nth}`, de: `Fern ${nth}` } })
  email = `Visitor${nth}@people.example`
})

const day = 86_400_000
const later = (days: number) => new Date(Date.now() + days * day)
const ask = (address = email, product_variant_id = variant, more: object = {}) =>
  shop.call('POST', cartPaths.visitorStockRequests, {
    email: address,
    product_variant_id,
    language: 'de',
    ...more,
  })
const kept = async () => {
  const rows = await shop.db.select().from(visitorStockRequests).orderBy(visitorStockRequests.id)
  return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase())
}
const emailsAbout = async (...ids: number[]) =>
  (await shop.emails(null))
    .filter(({ request_id: id }) => ids.includes(Number(id)))
    .map(({ template }) => template)
/** The token in the email for this request. */
const tokenOf = async (id: number) =>
  (await mintStockRequestToken({ db: shop.db, now: new Date() }, id, sql`true`))!.token
const link = (method: 'GET' | 'POST' | 'DELETE', token: string) =>
  shop.call(method, cartPaths.visitorStockRequest(token))
const asked = async () => {
  await ask()
  const { id } = (await kept()).at(-1)!
  return { id, token: await tokenOf(id) }
}
const confirmed = async () => {
  const request = await asked()
  await link('POST', request.token)
  return request
}
const notify = (now = new Date()) => notifyOfStock({ db: shop.db, jobs, products: shop.catalogue }, now)
const forget = (now: Date) => deleteOldVisitorStockRequests(shop.db, now)
const stock = async (packs: number) => {
  await shop.sql`UPDATE variants SET stock = ${packs} WHERE id = ${variant}`
  const isThere = () =>
    shop.catalogue.ofVariants([variant], { language: 'en', practitionerPrices: true }).get(variant)!.product
      .variants[0]!.availability
  await expect.poll(isThere).toBe(packs > 0)
}

describe('a visitor who requests a stock email', () => {
  test('gets one to confirm it and one when the product is back, and waits no longer', {
    tags: ['stock-visitor', 'stock-request-forgotten'],
  }, async () => {
    expect((await ask()).status).toBe(200)
    const [row] = await kept()
    expect(row).toMatchObject({ email, language: 'de', tokenHash: null, confirmedAt: null })
    expect(await emailsAbout(row!.id)).toEqual(['confirm-stock-request'])
    const token = await tokenOf(row!.id)
    const { status, body } = await link('POST', token)
    expect([status, body.state]).toEqual([200, 'waiting'])
    await notify()
    expect(await emailsAbout(row!.id)).toEqual(['confirm-stock-request'])
    await stock(3)
    expect(await notify()).toBe(1)
    expect(await notify()).toBe(0)
    expect(await emailsAbout(row!.id)).toEqual(['confirm-stock-request', 'visitor-back-in-stock'])
    await forget(later(notifiedKeptDays - 1))
    expect(await kept()).toHaveLength(1)
    await forget(later(notifiedKeptDays + 1))
    expect(await kept()).toEqual([])
  })

  test('gets no other without confirming, and is deleted after a week', {
    tags: 'stock-request-confirmed',
  }, async () => {
    const { id, token } = await asked()
    await stock(3)
    expect(await notify()).toBe(0)
    expect(await emailsAbout(id)).toEqual(['confirm-stock-request'])
    await forget(later(confirmableDays - 1))
    expect(await kept()).toHaveLength(1)
    await forget(later(confirmableDays + 1))
    expect(await kept()).toEqual([])
    expect(await link('POST', token)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  test('does not confirm by merely opening the link', { tags: 'stock-request-confirmed' }, async () => {
    const { token } = await asked()
    const { status, headers, body } = await link('GET', token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'unconfirmed', product: { name: `Away ${nth}`, slug: `away${nth}` } })
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(JSON.stringify(body).toLowerCase()).not.toContain('visitor')
    expect((await kept())[0]!.confirmedAt).toBeNull()
  })

  test('waits half a year at most', { tags: 'stock-request-forgotten' }, async () => {
    await confirmed()
    await forget(later(waitingDays - 1))
    expect(await kept()).toHaveLength(1)
    await stock(2)
    expect(await notify(later(waitingDays + 1))).toBe(0)
    await forget(later(waitingDays + 1))
    expect(await kept()).toEqual([])
  })

  test('can cancel all requests of the address at once, after which the link is invalid', {
    tags: 'stock-request-forgotten',
  }, async () => {
    const { token } = await confirmed()
    const other = await shop.product(`other${nth}`, { stock: 0 })
    await ask(email.toUpperCase(), other)
    expect((await link('DELETE', token)).status).toBe(204)
    expect(await kept()).toEqual([])
    expect((await link('DELETE', token)).status).toBe(404)
    expect((await link('GET', token)).status).toBe(404)
    await stock(2)
    expect(await notify()).toBe(0)
  })

  test('can cancel the rest from the back-in-stock email, as long as something is waiting', async () => {
    const { id } = await confirmed()
    await stock(2)
    await notify()
    const token = await tokenOf(id)
    expect((await link('GET', token)).body).toMatchObject({ state: 'notified', until: null })
    const other = await shop.product(`later${nth}`, { stock: 0 })
    await ask(email, other)
    await link('POST', await tokenOf((await kept()).at(-1)!.id))
    await forget(later(notifiedKeptDays + 1))
    expect(await kept()).toHaveLength(2)
    await link('DELETE', token)
    expect(await kept()).toEqual([])
  })

  test('again gets a new link, for the same request', async () => {
    const { id, token } = await confirmed()
    await ask(email.toUpperCase())
    const rows = await kept()
    expect(rows.map((row) => row.id)).toEqual([id])
    expect(rows[0]!.confirmedAt).not.toBeNull()
    expect(await emailsAbout(id)).toHaveLength(2)
    await tokenOf(id)
    expect((await link('GET', token)).status).toBe(404)
  })

  test('may do so again after the notification', async () => {
    await confirmed()
    await stock(1)
    await notify()
    await stock(0)
    await confirmed()
    await stock(1)
    expect(await notify()).toBe(1)
    expect(await kept()).toHaveLength(2)
  })
})

describe('a stock request', () => {
  test('gets the same answer and job whether or not the address has an account', {
    tags: 'stock-request-silent',
  }, async () => {
    const { email: known, id } = await shop.person()
    const before = await shop.emails(id)
    const answers = [await ask(known), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect(await shop.emails(id)).toEqual(before)
    const jobs = (await shop.emails(null)).slice(-2)
    expect(jobs.map(({ template }) => template)).toEqual(Array(2).fill('confirm-stock-request'))
    expect(JSON.stringify(jobs)).not.toContain('people.example')
  })

  test('repeated too often gets the same answer without an email, for any product', {
    tags: 'stock-request-silent',
  }, async () => {
    const { max } = mailLimits.byReader
    const told = new Set<string>()
    const ids: number[] = []
    for (let at = 0; at < max + 2; at++) {
      const { status, body } = await ask(email, await shop.product(`many${nth}-${at}`, { stock: 0 }))
      told.add(`${status} ${body.message}`)
    }
    ids.push(...(await kept()).map(({ id }) => id))
    expect(told.size).toBe(1)
    expect([...told][0]).toMatch(/^200 /)
    expect(await emailsAbout(...ids)).toHaveLength(max)
  })

  test('for a product that is in stock or not sold is refused', async () => {
    expect(await ask(email, shop.calm)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await ask(email, 2_000_000)).toMatchObject({ status: 409, body: { code: 'product-not-sold' } })
    expect(await kept()).toEqual([])
  })

  test.each([
    ['no address', { email: 'nobody' }],
    ['an address and more', { email: 'a@b.example\nbcc: c@d.example' }],
    ['no language of the shop', { language: 'xx' }],
    ['no product', { product_variant_id: '7' }],
    ['an unknown field', { name: 'Anna' }],
  ])('is refused with %s', async (_, more) => {
    const { status, body } = await ask(email, variant, more)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(Object.keys(more))
  })
})
