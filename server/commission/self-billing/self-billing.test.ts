import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { monthAfter, monthAt, monthStart } from '#domain/commission/months.ts'
import { findViolations } from '#server/find-violations.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { brokenRules, readXml, textAt } from '../../../tests/support/en16931.ts'
import { failNextInsert } from '../../../tests/support/fail-next-insert.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { earnCommission } from '../book-commission.ts'
import { closeMonths } from '../statements/close-months.ts'
import { commissionStatements } from '../statements/tables.ts'
import { issueSelfBilledInvoices } from './issue-invoices.ts'
import { selfBilledInvoices, selfBillingAgreements, statementsWithoutInvoice } from './tables.ts'

const zone = 'Europe/Brussels'
const thisMonth = monthAt(zone, new Date())
const belgian = {
  country: 'BE',
  vat_number: 'BE 0403.170.701',
  street: 'Coupure Links 214',
  postal_code: '9000',
}
const dutch = { country: 'NL', vat_number: 'NL820646660B01', street: 'Damrak 1', postal_code: '1012 LG' }

let shop: OrdersShop
let zinc: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Practitioner = Awaited<ReturnType<OrdersShop['buyer']>>
const translations = loadTranslations('locales')
const log = pino({ level: 'silent' })

/** As the timer does on the first morning after a month. */
async function endOf(month: string, times = 1): Promise<void> {
  const now = new Date(monthStart(zone, monthAfter(month)).getTime() + 4 * 3_600_000)
  const jobs = { enqueue: async () => {} }
  const ctx = { db: shop.db, jobs, log, now, region: 'eu', currency: 'EUR', translations } as const
  await closeMonths(ctx)
  await Promise.all(Array.from({ length: times }, () => issueSelfBilledInvoices(ctx)))
}

async function practitioner(place: object = belgian): Promise<Practitioner> {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const { body: profile } = await ilse.get(accountPaths.practitionerProfile)
  const { id, user_type_id, email, certificate_state, ...change } = profile
  const moved = { ...change, organisation_name: 'Lindehof & Zn', city: 'Gent', ...place }
  expect((await ilse.put(accountPaths.practitionerProfile, moved)).status).toBe(200)
  return ilse
}

const agree = (ilse: Practitioner) => ilse.put(commissionPaths.selfBilling, { text_version: 1 })

/** Agreed before the present month began. */
async function agreed(place?: object): Promise<Practitioner> {
  const ilse = await practitioner(place)
  expect((await agree(ilse)).status).toBe(200)
  await shop.sql`UPDATE self_billing_agreements SET agreed_at = '2020-01-01' WHERE practitioner_id = ${ilse.id}`
  return ilse
}

/** Commission of 20 % on 53 € including 6 % VAT: 10 €. */
async function earned(ilse: Practitioner, at = new Date()) {
  const lines = [{ variantId: zinc, price: 5_300, practitionerId: ilse.id, tierRate: 20 as const }]
  const order = await shop.paid({ user: await shop.buyer(), lines })
  await earnCommission(shop.db, order.id, at)
  return order
}

const invoiceOf = async (ilse: Practitioner, month = thisMonth) =>
  (await ilse.get(commissionPaths.statements)).body.data.find(
    (each: { month: string }) => each.month === month,
  )?.invoice
const xmlOf = async (ilse: Practitioner, number: string): Promise<string> =>
  (await ilse.get(commissionPaths.invoiceXml(number))).body

test('a month is invoiced once, however many processes try, in the form of EN 16931', async () => {
  const ilse = await agreed()
  await earned(ilse)
  await endOf(thisMonth, 3)
  await endOf(thisMonth)
  const year = monthAfter(thisMonth).slice(0, 4)
  expect(await invoiceOf(ilse)).toEqual({ number: `SB${year}-0001`, kind: 'invoice' })
  const xml = await xmlOf(ilse, `SB${year}-0001`)
  expect(brokenRules(xml)).toEqual([])
  const invoice = readXml(xml.replace(/<\?xml[^>]*\?>/, ''))
  expect(
    [
      'cbc:InvoiceTypeCode',
      'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID',
      'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent',
      'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
      'cac:TaxTotal/cbc:TaxAmount',
      'cac:LegalMonetaryTotal/cbc:PayableAmount',
    ].map((path) => textAt(invoice, path)),
  ).toEqual(['389', 'Lindehof & Zn', 'BE0403170701', 'Verbena BV', '21', '8.26', '1.73', '10.00'])
  for (const change of ['UPDATE self_billed_invoices SET total = 1', 'DELETE FROM self_billed_invoices'])
    await expect(shop.sql.unsafe(change)).rejects.toThrow('never changed')
})

test('a month is closed and invoiced although the database first rolls it back in favour of another', async () => {
  const ilse = await agreed()
  await earned(ilse)
  for (const table of ['commission_statements', 'self_billed_invoices']) await failNextInsert(shop.sql, table)
  await endOf(thisMonth)
  expect(await invoiceOf(ilse)).toMatchObject({ kind: 'invoice' })
})

test('a practitioner in another country gets a reverse-charge invoice, as XML and as PDF', async () => {
  const ilse = await agreed(dutch)
  await earned(ilse)
  await endOf(thisMonth)
  const { number } = await invoiceOf(ilse)
  const xml = await xmlOf(ilse, number)
  expect(brokenRules(xml)).toEqual([])
  expect(xml).toContain('<cbc:TaxExemptionReason>Reverse charge</cbc:TaxExemptionReason>')
  const { statusCode, rawPayload } = await shop.app.inject({
    url: `/api${commissionPaths.invoicePdf(number)}`,
    headers: { authorization: `Bearer ${ilse.tokens.access_token}` },
  })
  expect(statusCode).toBe(200)
  const { text } = await readPdf(rawPayload)
  for (const part of [
    number,
    'Lindehof & Zn',
    'NL820646660B01',
    'Verbena BV',
    'Self-billing',
    'Reverse charge',
  ])
    expect(text).toContain(part)
})

test('a month in which more was taken back than earned is credited, with the next number', async () => {
  const ilse = await agreed(dutch)
  const order = await earned(ilse)
  await endOf(thisMonth)
  const next = monthAfter(thisMonth)
  const items = [{ order_line_id: order.lines[0]!.id, quantity: 1, unsent: 1 }]
  const body = { items, reason: 'Broken', restock: false }
  const admin = await shop.buyer(userTypes.admin)
  expect((await admin.once(adminOrderPaths.refund(order.id), body)).status).toBeLessThan(300)
  await endOf(next)
  const [first, second] = [await invoiceOf(ilse), await invoiceOf(ilse, next)]
  expect(second.kind).toBe('credit_note')
  const xml = await xmlOf(ilse, second.number)
  expect(brokenRules(xml)).toEqual([])
  const note = readXml(xml.replace(/<\?xml[^>]*\?>/, ''))
  expect(note.name).toBe('CreditNote')
  expect(textAt(note, 'cbc:CreditNoteTypeCode')).toBe('261')
  expect(textAt(note, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(first.number)
  expect(textAt(note, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('10.00')
})

test('a month with nothing to invoice is looked at once, also if the profile lacks something', async () => {
  const ilse = await agreed()
  await earned(ilse)
  await endOf(thisMonth)
  await shop.sql`UPDATE practitioners SET vat_number = '' WHERE user_id = ${ilse.id}`
  const next = monthAfter(thisMonth)
  await endOf(next, 2)
  await endOf(next)
  const noted = await shop.db
    .select({ month: commissionStatements.month })
    .from(statementsWithoutInvoice)
    .innerJoin(commissionStatements, eq(commissionStatements.id, statementsWithoutInvoice.statementId))
    .where(eq(commissionStatements.practitionerId, ilse.id))
  expect(noted).toEqual([{ month: next }])
  expect(await invoiceOf(ilse, next)).toBeNull()
})

test('nothing is invoiced without an agreement for the whole month, nor after it was ended', async () => {
  const [none, late, ended] = [await practitioner(), await practitioner(), await agreed()]
  expect((await agree(late)).body.agreement.first_month).toBe(monthAfter(thisMonth))
  expect((await ended.delete(commissionPaths.selfBilling)).body.agreement).toBeNull()
  for (const each of [none, late, ended]) await earned(each)
  await endOf(thisMonth)
  for (const each of [none, late, ended]) expect(await invoiceOf(each)).toBeNull()
})

test('the month in which an account is erased is still invoiced, with what was given up as a credit', async () => {
  const ilse = await agreed()
  const lastMonth = monthAfter(thisMonth, -1)
  await earned(ilse, monthStart(zone, lastMonth))
  await endOf(lastMonth)
  const { number } = await invoiceOf(ilse, lastMonth)
  const proof = { password, commission_given_up: 10 }
  expect((await ilse.delete(accountPaths.user, proof)).status).toBe(200)
  await endOf(thisMonth)
  await endOf(monthAfter(thisMonth))
  const invoices = await shop.db
    .select()
    .from(selfBilledInvoices)
    .where(eq(selfBilledInvoices.practitionerId, ilse.id))
    .orderBy(selfBilledInvoices.id)
  expect(invoices.map(({ content }) => content)).toMatchObject([
    { kind: 'invoice', number, month: lastMonth, total: 1_000 },
    {
      kind: 'credit_note',
      month: thisMonth,
      total: 1_000,
      supplier: { name: 'Lindehof & Zn', vatNumber: 'BE0403170701', city: 'Gent' },
      credits: { number },
    },
  ])
  expect(brokenRules(invoices[1]!.xml)).toEqual([])
  const isHers = eq(selfBillingAgreements.practitionerId, ilse.id)
  expect(await shop.db.select().from(selfBillingAgreements).where(isHers)).toMatchObject([
    { party: { name: 'Lindehof & Zn' }, withdrawnAt: monthStart(zone, monthAfter(thisMonth)) },
  ])
})

test('agreeing needs a VAT number and an address, and the text that was read', async () => {
  const nora = await practitioner({ ...belgian, vat_number: '' })
  expect((await nora.get(commissionPaths.selfBilling)).body.missing).toEqual(['vat_number'])
  expect(await agree(nora)).toMatchObject({ status: 409, body: { code: 'vat-number-missing' } })
  const homeless = await practitioner({ ...belgian, street: '', postal_code: '', city: '' })
  expect(await agree(homeless)).toMatchObject({ status: 409, body: { code: 'address-missing' } })
  expect((await homeless.put(commissionPaths.selfBilling, { text_version: 99 })).status).toBe(400)
})

test('a VAT number with a wrong check digit is refused in the profile', async () => {
  const ilse = await practitioner()
  const { body: profile } = await ilse.get(accountPaths.practitionerProfile)
  const { id, user_type_id, email, certificate_state, ...change } = profile
  const { status, body } = await ilse.put(accountPaths.practitionerProfile, {
    ...change,
    vat_number: 'BE 0403.170.702',
  })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['vat_number']])
})

test('another practitioner’s invoice is not found', async () => {
  const [ilse, marco] = [await agreed(), await agreed()]
  await earned(ilse)
  await endOf(thisMonth)
  const { number } = await invoiceOf(ilse)
  for (const path of [commissionPaths.invoiceXml(number), commissionPaths.invoicePdf(number)])
    expect((await marco.get(path)).status).toBe(404)
})

test('a broken rule of EN 16931 is noticed', async () => {
  const ilse = await agreed()
  await earned(ilse)
  await endOf(thisMonth)
  const xml = await xmlOf(ilse, (await invoiceOf(ilse)).number)
  const broken = (from: string | RegExp, to: string) => brokenRules(xml.replace(from, to)).join()
  expect(broken('>389<', '>261<')).toContain('BR-04')
  expect(broken(/<cbc:PayableAmount([^>]*)>10.00/, '<cbc:PayableAmount$1>9.99')).toContain('BR-CO-16')
  expect(broken(/<cbc:TaxAmount([^>]*)>1.73/g, '<cbc:TaxAmount$1>1.84')).toContain('BR-CO-17')
  expect(broken('<cbc:CompanyID>BE0403170701</cbc:CompanyID>', '')).toContain('BR-S-02')
})
