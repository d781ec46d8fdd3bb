import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { type OrderEmails, openOrderEmails } from '../../../tests/support/order-emails.ts'
import { insertInvoice, insertRefund, insertShipment } from '../../../tests/support/order-records.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { insertGuestOrder } from '../guests/guest-link.ts'
import { payments, refunds } from '../payments/tables.ts'

let post: OrderEmails
beforeAll(async () => {
  post = await openOrderEmails()
})
afterAll(() => post.close())

describe('the order confirmation email', () => {
  test('shows what was bought, the reductions, and how it was paid', { tags: 'order-emails' }, async () => {
    const { order } = await post.ordered({
      pricing: { discountRate: 10, voucher: { kind: 'amount', amount: 500 } },
      voucherCode: 'SPRING',
      practitionerName: { first_name: 'Ilse', last_name: 'Vermeulen' },
    })
    const { to, subject, text } = await post.mail('order-confirmed', { order_id: order.id })
    const number = `V-${10_000 + order.id}`
    expect([to, subject]).toEqual(['anna@verbena.example', `Your order ${number}`])
    expect(text).toMatch(/^Thank you, Anna\n/)
    expect(text).toContain(`Order: ${number}\nOrder placed: 20 November at 08:14\nArriving: 23 – 24 November`)
    expect(text).toContain('Magnesium Bisglycinate, 2 × 120 capsules: 59,80 €')
    expect(text).toContain('Collagen Peptides, 1 × 180 g: 33,60 €')
    expect(text).toContain(
      'Subtotal: 93,40 €\nDiscount from Ilse Vermeulen, 10%: −9,34 €\nVoucher SPRING: −5,00 €\nDelivery to Belgium: Free',
    )
    expect(9340 - 934 - 500).toBe(order.total)
    expect(text).toContain(
      'Paid with Bancontact: 79,06 €\nincluding VAT (6%): 4,48 €. The invoice is attached.',
    )
  })

  test('links to the order, and to withdrawing from it', async () => {
    const { order } = await post.ordered()
    const { html, text } = await post.mail('order-confirmed', { order_id: order.id })
    const page = `https://shop.example/en/account/orders/${order.id}`
    expect(html).toContain(`href="${page}"`)
    expect(html).toContain(`href="${page}/withdraw"`)
    expect(text).toContain(`${page}/withdraw`)
    expect(text).toContain('within 14 days of receiving the last parcel')
    expect(text).toContain('Delivery address\nAnna Maes, Coupure Links 214, 9000 Gent, Belgium')
  })

  test('has the invoice attached, with the same total', async () => {
    const { order } = await post.ordered({ pricing: { delivery: { price: 550, freeFrom: null } } })
    const { attachments, text } = await post.mail('order-confirmed', { order_id: order.id })
    expect(attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^2026-\d{6}\.pdf$/)])
    const invoice = (await readPdf(attachments[0]!.bytes)).text.replaceAll('\u00a0', ' ')
    expect(invoice).toContain('Paid 98,90 €')
    expect(text).toContain('Paid with Bancontact: 98,90 €')
    expect(text).toContain('Delivery to Belgium: 5,50 €')
  })

  test('shows pictures of products still on sale, in the account’s language', async () => {
    const { id: userId } = await post.shop.person({ firstName: 'Anna', language: 'nl' })
    const { order } = await post.ordered({ userId, language: 'de' })
    const { html } = await post.mail('order-confirmed', { order_id: order.id })
    expect(html.match(/<img[^>]*src="https:\/\/shop\.example\/[^"]*"[^>]*width="60"/g)).toHaveLength(2)
    expect(html).toContain('20 november')
  })

  test('leads a guest to their order without logging in', { tags: 'guest-link-secret' }, async () => {
    const { order } = await post.ordered({ userId: null })
    const link = mintLinkToken(sealing)
    const marks = { addressHash: 'a', callerMark: 'b' }
    await insertGuestOrder(post, order.id, { link, marks })
    const { html } = await post.mail('order-confirmed', { order_id: order.id })
    const page = `https://shop.example/en/guest-orders/${sealing.open(link.sealedToken)}`
    expect(html).toContain(`href="${page}"`)
    expect(html).toContain(`href="${page}/withdraw"`)
    expect(html).not.toContain('/account/')
  })

  test('has no order link if the account is deleted', async () => {
    const { order } = await post.ordered({ userId: null })
    const { text } = await post.mail('order-confirmed', { order_id: order.id })
    expect(text).not.toContain('/account/')
    expect(text).toContain('https://shop.example/en/withdraw')
  })

  test('is not sent before payment', async () => {
    const { order } = await post.ordered({ state: 'pending_payment' })
    expect(await post.written('order-confirmed', { order_id: order.id })).toBeUndefined()
    expect(await post.written('order-confirmed', { order_id: 999_999 })).toBeUndefined()
  })
})

describe('the shipment email', () => {
  test('shows the contents, the tracking and what is still to come', { tags: 'order-emails' }, async () => {
    const stored = await post.ordered()
    const id = await insertShipment(post.db, stored, [[0, 1]])
    const { subject, text, html } = await post.mail('order-shipped', { shipment_id: id })
    expect(subject).toContain('Part of your order')
    expect(text).toContain('Carrier: bpost\nTracking number: 3232 0041 8877 0192')
    expect(text).toContain('Magnesium Bisglycinate, 1 × 120 capsules\n\n')
    expect(text).toContain(
      'Still to come\nMagnesium Bisglycinate, 1 × 120 capsules\nCollagen Peptides, 1 × 180 g',
    )
    expect(html).toContain('itemCode=3232004188770192')
  })

  test('says that nothing follows the last parcel', async () => {
    const stored = await post.ordered()
    const id = await insertShipment(post.db, stored, [
      [0, 2],
      [1, 1],
    ])
    const { subject, text } = await post.mail('order-shipped', { shipment_id: id })
    expect(subject).toMatch(/^Your order V-\d+ is on its way$/)
    expect(text).not.toContain('Still to come')
  })
})

describe('the email about a cancelled order', () => {
  test('announces the refund if it was paid', { tags: 'order-emails' }, async () => {
    const stored = await post.ordered({ state: 'cancelled', ending: 'by-client' })
    await insertInvoice(post.db, stored)
    await insertRefund(post.db, stored, [
      [0, 2],
      [1, 1],
    ])
    const { text, attachments } = await post.mail('order-cancelled', { order_id: stored.order.id })
    expect(text).toContain('as you asked')
    expect(text).toContain('Refunded to Bancontact: 93,40 €')
    expect(attachments[0]?.name).toMatch(/^C2026-\d{6}\.pdf$/)
  })

  test('says that nothing was charged if not, and who cancelled', { tags: 'order-emails' }, async () => {
    const { order } = await post.ordered({ state: 'cancelled', ending: 'by-admin', paidAt: null })
    const { subject, text, attachments } = await post.mail('order-cancelled', { order_id: order.id })
    expect(subject).toContain('We’ve had to cancel')
    expect(text).toContain('You haven’t been charged')
    expect(attachments).toEqual([])
  })

  test.each([
    ['cancelled', 'payment-failed', 'Your payment didn’t go through'],
    ['cancelled', 'payment-cancelled', 'Your payment didn’t go through'],
    ['expired', 'payment-expired', 'We didn’t receive your payment in time'],
  ] as const)('%s by %s says: %s', async (state, ending, words) => {
    const { order } = await post.ordered({ state, ending, paidAt: null })
    const { text } = await post.mail('order-not-paid', { order_id: order.id })
    expect(text).toContain(words)
    expect(text).toContain('You haven’t been charged.')
    expect(text).toContain('https://shop.example/en/cart')
    expect(await post.written('order-cancelled', { order_id: order.id })).toBeUndefined()
  })

  test.each([
    ['cancelled', 'payment-failed', 'Your payment didn’t go through'],
    ['expired', 'payment-expired', 'We didn’t receive your payment in time'],
  ] as const)('%s by %s promises a guest no cart, which another device does not have', async (...given) => {
    const [state, ending, words] = given
    const { order } = await post.ordered({ userId: null, state, ending, paidAt: null })
    const { subject, text } = await post.mail('order-not-paid', { order_id: order.id })
    expect(subject).toContain(`V-${10_000 + order.id}`)
    expect(text).toContain(words)
    expect(text).toContain('You haven’t been charged.')
    expect(text).toContain('You can order again at any time.')
    expect(text).not.toMatch(/cart/i)
  })

  test('is not sent if a late payment has revived the order', async () => {
    const { order } = await post.ordered({ state: 'paid', ending: null })
    expect(await post.written('order-not-paid', { order_id: order.id })).toBeUndefined()
  })
})

describe('the refund email', () => {
  test('lists each line and its amount, with the credit note', { tags: 'order-emails' }, async () => {
    const stored = await post.ordered()
    const id = await insertRefund(post.db, stored, [[0, 1]])
    const { text, attachments } = await post.mail('order-refunded', { refund_id: id })
    expect(text).toContain('Magnesium Bisglycinate, 1 × 120 capsules: 29,90 €')
    expect(text).not.toContain('Collagen')
    expect(text).toContain(
      'Refunded to Bancontact: 29,90 €\nincluding VAT (6%): 1,70 €. The credit note is attached.',
    )
    const note = (await readPdf(attachments[0]!.bytes)).text.replaceAll('\u00a0', ' ')
    expect(note).toContain('Refunded −29,90 €')
    expect(await post.written('payment-returned', { refund_id: id })).toBeUndefined()
  })

  test('about a chargeback says that the bank returned the money', async () => {
    const stored = await post.ordered()
    const id = await insertRefund(post.db, stored, [[0, 1]])
    await post.db.update(refunds).set({ setOff: 2990 }).where(eq(refunds.id, id))
    await post.db.update(payments).set({ chargedBack: 2990 }).where(eq(payments.id, stored.paymentId))
    const { subject, text, attachments } = await post.mail('order-refunded', { refund_id: id })
    expect(subject).toContain('was charged back')
    expect(text).toContain('Your bank has returned this amount to you')
    expect(text).toContain('Refunded to Bancontact: 29,90 €')
    expect(attachments).toHaveLength(1)
  })

  test('for a late payment says so, with the whole amount', async () => {
    const { order, paymentId } = await post.ordered({
      state: 'expired',
      ending: 'payment-expired',
      paidAt: null,
    })
    const [refund] = await post.db
      .insert(refunds)
      .values({
        paymentId,
        orderId: order.id,
        kind: 'orphan',
        amount: order.total,
        vat: 0,
        delivery: 0,
        deliveryVat: 0,
        reason: 'late-payment',
        createdAt: post.now,
      })
      .returning()
    const { text } = await post.mail('payment-returned', { refund_id: refund!.id })
    expect(text).toContain('Refunded to Bancontact: 93,40 €')
    expect(text).toContain('after the order had closed')
    expect(await post.written('order-refunded', { refund_id: refund!.id })).toBeUndefined()
  })

  test.each([
    ['a client', 'Everything is still in your cart.', undefined],
    ['a guest', 'You can order again at any time.', null],
  ] as const)('for another amount tells %s what can be done: %s', async (_, said, userId) => {
    const stored = await post.ordered({
      ...(userId === null && { userId }),
      state: 'cancelled',
      ending: 'payment-differs',
      paidAt: null,
    })
    const { order, paymentId } = stored
    await post.db
      .update(payments)
      .set({ state: 'returned', captured: 100, capturedCurrency: 'EUR' })
      .where(eq(payments.id, paymentId))
    const [refund] = await post.db
      .insert(refunds)
      .values({
        paymentId,
        orderId: order.id,
        kind: 'orphan',
        amount: 100,
        vat: 0,
        delivery: 0,
        deliveryVat: 0,
        reason: 'late-payment',
        createdAt: post.now,
      })
      .returning()
    const { text } = await post.mail('payment-returned', { refund_id: refund!.id })
    expect(text).toContain('doesn’t match your order total')
    expect(text).toContain(said)
    if (userId === null) expect(text).not.toMatch(/cart/i)
  })

  test('for a second payment says so, and that it goes back the way it came', async () => {
    const { order } = await post.ordered()
    const { id: orderId, total: amount } = order
    const [second] = await post.db
      .insert(payments)
      .values({
        orderId,
        amount,
        provider: 'mollie',
        method: 'payPal',
        currency: 'EUR',
        state: 'returned',
        createdAt: post.now,
      })
      .returning()
    const [refund] = await post.db
      .insert(refunds)
      .values({
        paymentId: second!.id,
        orderId,
        kind: 'orphan',
        amount,
        vat: 0,
        delivery: 0,
        deliveryVat: 0,
        reason: 'late-payment',
        createdAt: post.now,
      })
      .returning()
    const { text } = await post.mail('payment-returned', { refund_id: refund!.id })
    expect(text).toContain('This order had already been paid')
    expect(text).toContain('Refunded to PayPal: 93,40 €')
  })
})
