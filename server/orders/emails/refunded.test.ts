import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderEmails, openOrderEmails } from '../../../tests/support/order-emails.ts'
import { insertInvoice, insertRefund } from '../../../tests/support/order-records.ts'
import { refunds } from '../payments/tables.ts'

let post: OrderEmails
beforeAll(async () => {
  post = await openOrderEmails()
})
afterAll(() => post.close())

describe('if a part went back without the shop, what is still sent is said by', () => {
  const backBefore = (id: number) => post.db.update(refunds).set({ setOff: 500 }).where(eq(refunds.id, id))

  test('the refund email', async () => {
    const id = await insertRefund(post.db, await post.ordered(), [[0, 1]])
    await backBefore(id)
    const { text } = await post.mail('order-refunded', { refund_id: id })
    expect(text).toContain('Refunded to Bancontact: 29,90 €')
    expect(text).toContain(
      '5,00 € of this had already gone back to you. We’re sending the remaining 24,90 €. The credit note is attached.',
    )
  })

  test('the email about a cancelled order', async () => {
    const stored = await post.ordered({ state: 'cancelled', ending: 'by-client' })
    await insertInvoice(post.db, stored)
    const all = [
      [0, 2],
      [1, 1],
    ] as const
    await backBefore(await insertRefund(post.db, stored, all))
    const { text } = await post.mail('order-cancelled', { order_id: stored.order.id })
    expect(text).toContain('Refunded to Bancontact: 93,40 €')
    expect(text).toContain('We’re sending the remaining 88,40 €. The credit note is attached.')
  })
})
