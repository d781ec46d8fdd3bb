import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/accounts/tables.ts'
import { stockRequests } from '#server/wishlist/tables.ts'
import { type OrderPost, openOrderPost } from '../../../tests/support/order-post.ts'

let post: OrderPost
beforeAll(async () => {
  post = await openOrderPost()
})
afterAll(() => post.close())

describe('the mail of what is in stock again', () => {
  async function wanted(given: Partial<typeof users.$inferInsert> = {}) {
    const { id: userId } = await post.shop.person({ firstName: 'Anna', language: 'nl' })
    const [request] = await post.db
      .insert(stockRequests)
      .values({ userId, variantId: post.magnesium, createdAt: post.now })
      .returning()
    if (Object.keys(given).length > 0) await post.db.update(users).set(given).where(eq(users.id, userId))
    return request!.id
  }

  test('names the product as its reader calls it, and leads to the pack that was waited for', async () => {
    const { subject, text } = await post.mail('back-in-stock', { request_id: await wanted() })
    expect(subject).toContain('Magnesium NL')
    expect(text).toContain(`https://shop.example/nl/products/magnesium?variant=${post.magnesium}`)
  })

  test('is not written to an account that is closed', async () => {
    const id = await wanted({ deactivatedAt: post.now })
    expect(await post.written('back-in-stock', { request_id: id })).toBeUndefined()
  })
})
