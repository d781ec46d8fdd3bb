import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/accounts/tables.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { type OrderEmails, openOrderEmails } from '../../../tests/support/order-emails.ts'
import { stockRequests, visitorStockRequests } from './tables.ts'

let post: OrderEmails
beforeAll(async () => {
  post = await openOrderEmails()
})
afterAll(() => post.close())

describe('the back-in-stock email', () => {
  async function wanted(given: Partial<typeof users.$inferInsert> = {}) {
    const { id: userId } = await post.shop.person({ firstName: 'Anna', language: 'nl' })
    const [request] = await post.db
      .insert(stockRequests)
      .values({ userId, variantId: post.magnesium, createdAt: post.now })
      .returning()
    if (Object.keys(given).length > 0) await post.db.update(users).set(given).where(eq(users.id, userId))
    return request!.id
  }

  test('names the product in the reader’s language, and links to the requested pack size', async () => {
    const { subject, text } = await post.mail('back-in-stock', { request_id: await wanted() })
    expect(subject).toContain('Magnesium NL')
    expect(text).toContain(`https://shop.example/nl/products/magnesium?variant=${post.magnesium}`)
  })

  test('is not sent to a deactivated account', async () => {
    const id = await wanted({ deactivatedAt: post.now })
    expect(await post.written('back-in-stock', { request_id: id })).toBeUndefined()
  })
})

describe('stock emails to a visitor', () => {
  type Row = typeof visitorStockRequests.$inferSelect
  let nth = 0
  async function asked(given: Partial<Row> = {}) {
    const row = { email: `mila${++nth}@people.example`, language: 'nl', variantId: post.magnesium } as const
    const [request] = await post.db
      .insert(visitorStockRequests)
      .values({ ...row, createdAt: post.now, ...given })
      .returning()
    return request!
  }
  const tokenIn = (text: string) => /\/nl\/back-in-stock\/([\w-]{32})(?![\w-])/.exec(text)?.[1] ?? ''
  const hashOf = async ({ id }: Row) => {
    const rows = await post.db.select().from(visitorStockRequests).where(eq(visitorStockRequests.id, id))
    return rows[0]!.tokenHash
  }

  test('ask for confirmation, with a link of which only the hash is stored', {
    tags: 'stock-request-link-secret',
  }, async () => {
    const request = await asked()
    const { to, subject, text } = await post.mail('confirm-stock-request', { request_id: request.id })
    expect([to, subject]).toEqual([request.email, expect.stringContaining('Magnesium NL')])
    expect(tokenIn(text)).not.toBe('')
    expect(await hashOf(request)).toBe(hashToken(tokenIn(text)))
    expect(text).not.toContain('/products/')
  })

  test('report once that it is back in stock, with a link to unsubscribe', async () => {
    const request = await asked({ confirmedAt: post.now, notifiedAt: post.now })
    const { to, text } = await post.mail('visitor-back-in-stock', { request_id: request.id })
    expect(to).toBe(request.email)
    expect(text).toContain(`https://shop.example/nl/products/magnesium?variant=${post.magnesium}`)
    expect(await hashOf(request)).toBe(hashToken(tokenIn(text)))
  })

  test('are not sent for a request that has ended or advanced', async () => {
    const daysAgo = (days: number) => new Date(post.now.getTime() - days * 86_400_000)
    const late = await asked({ createdAt: daysAgo(8) })
    const told = await asked({ confirmedAt: post.now, notifiedAt: post.now })
    const waiting = await asked({ confirmedAt: post.now })
    const written = async (template: 'confirm-stock-request' | 'visitor-back-in-stock', { id }: Row) =>
      post.written(template, { request_id: id })
    expect(await written('confirm-stock-request', late)).toBeUndefined()
    expect(await written('confirm-stock-request', told)).toBeUndefined()
    expect(await written('visitor-back-in-stock', waiting)).toBeUndefined()
    expect(await hashOf(told)).toBeNull()
  })
})
