import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertProduct, insertVocabulary } from '#server/catalogue/fixtures.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import {
  insertInvoice,
  insertOrder,
  insertRefund,
  insertShipment,
  type StoredOrder,
} from '../../../tests/support/order-records.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { orderLines, orders } from '../tables.ts'
import { openDocumentRenderer } from './document-renderer.ts'
import { printCreditNote, printInvoice, printPackingSlips } from './print.ts'

const now = new Date('2026-11-20T08:00:00Z')
const failures: unknown[] = []
let database: Awaited<ReturnType<typeof openDatabase>>
let press: ReturnType<typeof openDocumentRenderer>
let magnesium: number
let collagen: number
beforeAll(async () => {
  database = await openDatabase()
  press = openDocumentRenderer({
    config: { region: 'eu' },
    translations: loadTranslations('locales'),
    origin: () => 'https://shop.example',
    log: { error: (failure: unknown) => failures.push(failure) },
  })
  const { db } = database
  const { linden } = await insertVocabulary(db)
  magnesium = (await insertProduct(db, { slug: 'magnesium', brandId: linden! })).variantId
  collagen = (await insertProduct(db, { slug: 'collagen', brandId: linden! })).variantId
})
afterAll(async () => {
  await press.close()
  await database.close()
})

const twoLines = () => [
  { variantId: magnesium, name: 'Magnesium Bisglycinate 300 mg', quantity: 2, price: 2990 },
  {
    variantId: collagen,
    name: 'Marine Collagen Peptides',
    brand: 'Solenne',
    content: '180 g',
    quantity: 1,
    price: 3360,
  },
]
type OrderInput = Partial<Parameters<typeof insertOrder>[1]>
async function ordered(given: OrderInput = {}): Promise<StoredOrder> {
  const order = await insertOrder(database.db, { lines: twoLines(), ...given })
  await insertInvoice(database.db, order)
  return order
}
async function read(printed: Promise<Uint8Array | undefined>) {
  const bytes = await printed
  if (!bytes) throw new Error(`Nothing was printed: ${failures.join()}`)
  const pdf = await readPdf(bytes)
  return { ...pdf, text: pdf.text.replaceAll('\u00a0', ' ') }
}
const invoiceFor = ({ order }: StoredOrder) => read(printInvoice(press, { db: database.db, now }, order.id))
/** `12,34 €` as 1234. */
const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 100)
const amountsAfter = (text: string, label: string, count: number) => {
  const amount = '(−?\\d+,\\d\\d) €'
  const found = new RegExp(`${label} ${Array(count).fill(amount).join(' ')}`).exec(text)
  return found ? found.slice(1).map(cents) : undefined
}

describe('an invoice', () => {
  test('shows names and addresses as typed', async () => {
    const home = { ...annasAddress, first_name: '花子', last_name: '山田' }
    const address = { ...home, street: 'Kossuth tér 3', postal_code: '7621', city: 'Pécs', country: 'HU' }
    const { text } = await invoiceFor(await ordered({ address, billingAddress: address }))
    expect(text).toContain('山田花子 7621 Pécs Kossuth tér 3, Hungary')
  })

  test('shows its number, the buyer, the goods, and sums that add up to the cent', {
    tags: 'invoices',
  }, async () => {
    const order = await ordered({
      pricing: { discountRate: 10, voucher: { kind: 'amount', amount: 500 } },
      voucherCode: 'SPRING',
    })
    const { text, title } = await invoiceFor(order)
    const number = /Invoice (2026-\d{6})/.exec(text)?.[1]
    expect(title).toBe(`Invoice ${number}`)
    for (const part of ['Anna Maes', 'Coupure Links 214', '9000 Gent, Belgium', 'Bancontact, received'])
      expect(text).toContain(part)
    expect(text).toContain(
      'Magnesium Bisglycinate 300 mg Kestrel Clinical, 120 capsules 2 29,90 € 10% 6% 53,82 €',
    )
    expect(text).toContain('Solenne, 180 g 1 33,60 € 10% 6% 30,24 €')
    const [goods] = amountsAfter(text, 'Products including VAT', 1)!
    const [discount] = amountsAfter(text, 'Discount, 10%', 1)!
    const [voucher] = amountsAfter(text, 'Voucher SPRING', 1)!
    const [delivery] = amountsAfter(text, 'Delivery', 1)!
    const [paid] = amountsAfter(text, 'Paid', 1)!
    expect([goods, discount, voucher, delivery]).toEqual([9340, -934, -500, 0])
    expect(goods! + discount! + voucher! + delivery!).toBe(paid)
    expect(paid).toBe(order.order.total)
    const [net, vat] = amountsAfter(text, '6%, food supplements', 2)!
    expect(vat).toBe(order.order.vat)
    expect(net! + vat!).toBe(paid)
  })

  test('shows both addresses if delivery and billing differ', async () => {
    const billingAddress = { ...annasAddress, first_name: 'Karel', company: 'Lindehof BV' }
    const { text } = await invoiceFor(await ordered({ billingAddress }))
    expect(text).toContain('Sold to Karel Maes Lindehof BV')
    expect(text).toContain('Delivered to Anna Maes')
  })

  test('shows the pick-up point that the parcel went to, beside the address of the buyer', async () => {
    const pickUpPoint = {
      id: 'be-boekhandel-de-linde',
      name: 'Boekhandel De Linde',
      street: 'Brabantdam 118',
      postal_code: '9000',
      city: 'Gent',
      country: 'BE',
    }
    const { text } = await invoiceFor(await ordered({ deliveryMethod: 'pick_up', pickUpPoint }))
    expect(text).toContain('Sold to Anna Maes Coupure Links 214')
    expect(text).toContain('Delivered to Anna Maes Boekhandel De Linde Brabantdam 118')
  })

  test('shows the VAT rate of the destination', async () => {
    const address = { ...annasAddress, country: 'FI', city: 'Turku', postal_code: '20100' }
    const order = await ordered({
      country: 'FI',
      address,
      billingAddress: address,
      pricing: { vatPercent: 13.5 },
    })
    const { text } = await invoiceFor(order)
    expect(text).toContain('VAT, Finland')
    expect(amountsAfter(text, '13.5%, food supplements', 2)?.[1]).toBe(order.order.vat)
  })

  test('of a hundred lines continues on further pages, each with its number, and loses none', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...twoLines()[0]!,
      name: `Product ${index}.`,
    }))
    const { pages, text } = await invoiceFor(await ordered({ lines }))
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) {
      expect(page.text).toMatch(/2026-\d{6}/)
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`)
    }
    for (const { name } of lines) expect(text).toContain(name)
  })

  test('is accessible: with a heading, and tables with rows', async () => {
    const { pages } = await invoiceFor(await ordered())
    const roles = pages[0]!.roles
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2)
    expect(roles.filter((role) => role === 'TR').length).toBe(1 + 3 + 1 + 1)
  })

  test('does not exist before payment', async () => {
    const { order } = await insertOrder(database.db, { lines: twoLines(), state: 'pending_payment' })
    expect(await printInvoice(press, { db: database.db, now }, order.id)).toBeUndefined()
    expect(await printInvoice(press, { db: database.db, now }, 999_999)).toBeUndefined()
  })
})

describe('a credit note', () => {
  test('has negative amounts by line, and names the invoice it corrects', { tags: 'invoices' }, async () => {
    const order = await ordered()
    const number = /Invoice (2026-\d{6})/.exec((await invoiceFor(order)).text)![1]
    const refundId = await insertRefund(database.db, order, [[0, 1]])
    const { text } = await read(printCreditNote(press, { db: database.db, now }, refundId))
    expect(text).toMatch(/Credit note C2026-\d{6}/)
    expect(text).toContain(`Invoice ${number} 20 November 2026`)
    expect(text).toContain('1 6% −29,90 €')
    expect(text).not.toContain('Marine Collagen')
    const [net, vat] = amountsAfter(text, '6%, food supplements', 2)!
    expect([net! + vat!, ...amountsAfter(text, 'Refunded', 1)!]).toEqual([-2990, -2990])
  })

  test('for all packs includes the delivery', async () => {
    const [line] = twoLines()
    const order = await ordered({ lines: [{ ...line!, quantity: 1 }] })
    const refundId = await insertRefund(database.db, order, [[0, 1]])
    const { text } = await read(printCreditNote(press, { db: database.db, now }, refundId))
    expect(text).toContain('Home delivery 1 6% −5,50 €')
    expect(amountsAfter(text, 'Refunded', 1)).toEqual([-3540])
  })
})

describe('packing slips', () => {
  const slips = async (...stored: StoredOrder[]) => {
    const ids = stored.map(({ order }) => order.id)
    const printed = await printPackingSlips(
      press,
      { db: database.db, region: 'eu', now },
      inArray(orders.id, ids),
    )
    return printed?.bytes
  }

  test('are in one file, each with its order, address and packs', async () => {
    const [one, other] = [await ordered(), await ordered({ language: 'nl' })]
    const { pages } = await read(slips(one, other))
    expect(pages).toHaveLength(2)
    for (const [index, { order }] of [one, other].entries()) {
      expect(pages[index]!.text).toContain(`V-${10_000 + order.id}`)
      expect(pages[index]!.text).toContain('Coupure Links 214')
      expect(pages[index]!.text).toMatch(/Magnesium Bisglycinate[\s\S]*SKU-\d+\s+2\s/)
    }
    expect(pages[0]!.text).toContain('3 packs to send')
  })

  test('list only what has been neither sent nor refunded', async () => {
    const order = await ordered()
    await insertShipment(database.db, order, [[0, 1]])
    await database.db
      .update(orderLines)
      .set({ refunded: 1, unsent: 1 })
      .where(eq(orderLines.id, order.lines[1]!.id))
    const { text } = await read(slips(order))
    expect(text).toContain('1 pack to send')
    expect(text).not.toContain('Marine Collagen')
    expect(text).not.toContain('€')
  })

  test('do not exist if nothing is left to send', async () => {
    const order = await ordered()
    await insertShipment(database.db, order, [
      [0, 2],
      [1, 1],
    ])
    expect(await slips(order)).toBeUndefined()
  })
})
