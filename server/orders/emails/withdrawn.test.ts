import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#server/platform/hash-token.ts'
import { type OrderEmails, openOrderEmails } from '../../../tests/support/order-emails.ts'
import { insertRefund, insertShipment, type StoredOrder } from '../../../tests/support/order-records.ts'
import { refunds } from '../payments/tables.ts'
import { withdrawalLines, withdrawalLinks, withdrawals } from '../tables.ts'

let post: OrderEmails
beforeAll(async () => {
  post = await openOrderEmails()
})
afterAll(() => post.close())

describe('the acknowledgement of a withdrawal', () => {
  /** Of two packs this many were never sent, and were refunded at once. */
  async function withdrawn(stored: StoredOrder, unsent: number, quantity = 1) {
    const statedAt = new Date('2026-11-25T22:05:00Z')
    const state = unsent < quantity ? 'asked' : 'refunded'
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
      .values({ withdrawalId: withdrawal!.id, orderLineId: stored.lines[0]!.id, quantity })
    if (unsent > 0) {
      const id = await insertRefund(post.db, stored, [[0, unsent]])
      const of = { withdrawalId: withdrawal!.id, createdAt: statedAt }
      await post.db.update(refunds).set(of).where(eq(refunds.id, id))
    }
    return post.mail('withdrawal-received', { withdrawal_id: withdrawal!.id })
  }

  test('shows date and time, the returned packs, where to send them and until when', {
    tags: 'order-emails',
  }, async () => {
    const stored = await post.ordered()
    await insertShipment(post.db, stored, [[0, 2]])
    const { text } = await withdrawn(stored, 0)
    expect(text).toContain('From: Anna Maes\nReceived: 25 November 2026 at 23:05')
    expect(text).toContain('You withdrew from the contract on 25 November 2026 at 23:05.')
    expect(text).toContain('Magnesium Bisglycinate, 1 × 120 capsules')
    expect(text).toContain('Refunded to Bancontact: 29,90 €\nOnce we’ve received the products back.')
    expect(text).toContain('Where to send it\nVerbena BV, Kruidtuinstraat 14, 1000 Brussels, Belgium')
    expect(text).toContain('Send it back by 9 December 2026')
    expect(text).toContain('Your message\nToo many capsules')
  })

  test('asks for nothing back that was never sent', async () => {
    const { text } = await withdrawn(await post.ordered(), 1)
    expect(text).toContain('Nothing to send back')
    expect(text).not.toContain('Kruidtuinstraat')
  })

  test('lists what to return if a part was never sent', async () => {
    const stored = await post.ordered()
    await insertShipment(post.db, stored, [[0, 1]])
    const { text } = await withdrawn(stored, 1, 2)
    expect(text).toContain('Magnesium Bisglycinate, 2 × 120 capsules')
    expect(text).toContain('What to send back\n1 × Magnesium Bisglycinate')
    expect(text).toContain('Kruidtuinstraat')
  })
})

test('a refused withdrawal is answered with the reason', async () => {
  const stored = await post.ordered()
  const decided = { state: 'refused', refusal: 'The seal was broken.', refusedAt: post.now } as const
  const [withdrawal] = await post.db
    .insert(withdrawals)
    .values({ orderId: stored.order.id, statedAt: post.now, by: 'client', amount: 2990, ...decided })
    .returning()
  const { subject, text } = await post.mail('withdrawal-refused', { withdrawal_id: withdrawal!.id })
  expect(subject).toContain(`V-${10_000 + stored.order.id}`)
  expect(text).toContain('The seal was broken.')
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

  test('is created while its email is written, and only its hash is stored', {
    tags: 'withdrawal-link-secret',
  }, async () => {
    const id = await asked(new Date(post.now.getTime() + day))
    const { text } = await post.mail('withdrawal-link', { link_id: id })
    const [, token = ''] = /\/en\/withdraw\/([\w-]{32})\n/.exec(text) ?? []
    const [link] = await post.db.select().from(withdrawalLinks).where(eq(withdrawalLinks.id, id))
    expect(link!.tokenHash).toBe(hashToken(token))
    expect(text).not.toContain('once')
  })

  test('is not created once it has expired', async () => {
    const id = await asked(new Date(post.now.getTime() - day))
    expect(await post.written('withdrawal-link', { link_id: id })).toBeUndefined()
  })
})
