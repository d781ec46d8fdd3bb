import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderPost, openOrderPost } from '../../../tests/support/order-post.ts'
import { insertShipment, type StoredOrder } from '../../../tests/support/order-records.ts'
import { withdrawalLines, withdrawalLinks, withdrawals } from '../tables.ts'
import { withdrawalTokenHash } from './withdrawal-token.ts'

let post: OrderPost
beforeAll(async () => {
  post = await openOrderPost()
})
afterAll(() => post.close())

describe('the receipt of a withdrawal', () => {
  async function withdrawn(stored: StoredOrder, state: 'asked' | 'refunded') {
    const statedAt = new Date('2026-11-25T22:05:00Z')
    const [withdrawal] = await post.db
      .insert(withdrawals)
      .values({
        orderId: stored.order.id,
        statedAt,
        by: 'guest',
        note: 'Too many capsules',
        amount: 2990,
        state,
      })
      .returning()
    await post.db
      .insert(withdrawalLines)
      .values({ withdrawalId: withdrawal!.id, orderLineId: stored.lines[0]!.id, quantity: 1 })
    return post.mail('withdrawal-received', { withdrawal_id: withdrawal!.id })
  }

  test('keeps date and time, what was given back, where to send it and until when', async () => {
    const stored = await post.ordered()
    await insertShipment(post.db, stored, [[0, 2]])
    const { text } = await withdrawn(stored, 'asked')
    expect(text).toContain('From: Anna Maes\nReceived: 25 November 2026 at 23:05')
    expect(text).toContain('You withdrew from the contract on 25 November 2026 at 23:05.')
    expect(text).toContain('Magnesium Bisglycinate, 1 × 120 capsules')
    expect(text).toContain('Back to Bancontact: 29,90 €\nAs soon as the goods are back with us.')
    expect(text).toContain('Where to send it\nVerbena BV, Kruidtuinstraat 14, 1000 Brussels, Belgium')
    expect(text).toContain('Send it by 9 December 2026')
    expect(text).toContain('What you wrote\nToo many capsules')
  })

  test('asks for nothing back that has never left', async () => {
    const { text } = await withdrawn(await post.ordered(), 'refunded')
    expect(text).toContain('Nothing to send back')
    expect(text).not.toContain('Kruidtuinstraat')
  })
})

describe('the link of a guest who withdraws', () => {
  const day = 86_400_000
  async function asked(expiresAt: Date) {
    const { order } = await post.ordered({ userId: null })
    const [link] = await post.db
      .insert(withdrawalLinks)
      .values({ orderId: order.id, createdAt: post.now, expiresAt })
      .returning()
    return link!.id
  }

  test('is made while its mail is written, and only its hash is kept', async () => {
    const id = await asked(new Date(post.now.getTime() + day))
    const { text } = await post.mail('withdrawal-link', { link_id: id })
    const [, token = ''] = /\/en\/withdraw\/([\w-]{32})\n/.exec(text) ?? []
    const [link] = await post.db.select().from(withdrawalLinks).where(eq(withdrawalLinks.id, id))
    expect(link!.tokenHash).toBe(withdrawalTokenHash(token))
    expect(text).not.toContain('once')
  })

  test('is not made when its time is over', async () => {
    const id = await asked(new Date(post.now.getTime() - day))
    expect(await post.written('withdrawal-link', { link_id: id })).toBeUndefined()
  })
})
