import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { findViolations } from '#server/find-violations.ts'
import { cancelPayments } from '#server/orders/payments/cancel-payments.ts'
import { settlePayment } from '#server/orders/payments/settle-payment.ts'
import { orders } from '#server/orders/tables.ts'
import { folderFiles } from '#server/platform/files.ts'
import { certificates } from '#server/practitioners/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { type MemoryProvider, memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openPaying, type PayingShop } from '../../../tests/support/paying.ts'

let shop: PayingShop
let money: MemoryProvider
beforeAll(async () => {
  money = memoryProvider()
  shop = await openPaying(money.provider)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Person = Awaited<ReturnType<PayingShop['person']>>
type Ordered = Awaited<ReturnType<PayingShop['ordered']>>
const nobody = {
  first_name: '',
  last_name: '',
  company: '',
  street: '',
  postal_code: '',
  city: '',
  address_region: '',
  phone: '',
  country: 'BE',
}
const blank = { userId: null, email: '', address: nobody, billingAddress: nobody, practitionerName: null }

const erase = async (person: Person) =>
  expect((await (await shop.device(person)).delete(accountPaths.user, { password })).status).toBe(200)
const orderOf = async ({ id }: Ordered) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!
const ctx = () => ({ ...shop.deps, now: new Date() })
const paid = ({ paymentId, total: amount }: Ordered) =>
  settlePayment(ctx(), paymentId, {
    state: 'paid',
    amount,
    currency: 'EUR',
    paidAt: null,
    detail: 'A Maes',
    providerMethod: null,
  })

test('unpaid orders of an erased person are cancelled, without an email, and anonymised', {
  tags: 'order-erasure',
}, async () => {
  const anna = await shop.person()
  const gift = { kind: 'percent', percent: 10 } as const
  const [voucher] = await shop.db
    .insert(vouchers)
    .values({ ...gift, code: 'GOING', currency: 'EUR', usesMaximum: 1, createdAt: new Date() })
    .returning()
  const order = await shop.ordered({ user: anna, voucher: { id: voucher!.id, gift } })
  await erase(anna)
  expect(await orderOf(order)).toMatchObject({ ...blank, state: 'cancelled', ending: 'by-client' })
  expect(await shop.stockOf(order.variantId)).toBe(5)
  const [free] = await shop.db.select().from(vouchers).where(eq(vouchers.id, voucher!.id))
  expect(free!.used).toBe(0)
  await cancelPayments(shop.deps, order.id)
  // The queue may be running the same erasure.
  await expect.poll(() => shop.outcome(order.id)).toMatchObject({ emails: [], payments: ['cancelled'] })
  expect(money.cancelled).toContain(order.providerId)
})

test('a late payment of an erased person is refunded, and their order stays ended', {
  tags: 'order-erasure',
}, async () => {
  const anna = await shop.person()
  const order = await shop.ordered({ user: anna })
  await shop.expired(order)
  await erase(anna)
  expect(await orderOf(order)).toMatchObject({ ...blank, state: 'expired' })
  expect(await paid(order)).toBe('refund')
  expect(await shop.outcome(order.id)).toMatchObject({
    state: 'expired',
    refunded: order.total,
    payments: ['returned'],
    invoices: 0,
  })
  expect(await shop.sql`SELECT FROM payments WHERE detail LIKE '%Maes%'`).toHaveLength(0)
  expect(await shop.stockOf(order.variantId)).toBe(5)
})

test('paid orders of an erased person keep name and address, as required by law', async () => {
  const anna = await shop.person()
  const order = await shop.ordered({ user: anna })
  await paid(order)
  await erase(anna)
  const kept = { userId: null, state: 'paid', email: anna.email, address: annasAddress }
  expect(await orderOf(order)).toMatchObject(kept)
})

test('an erasure that the database refuses at its end deletes no file, and can be repeated', {
  tags: 'data-erasure',
}, async () => {
  const ilse = await shop.person({ userTypeId: 3 })
  const files = folderFiles(shop.config.dataDir)
  const fileKey = `certificates/${crypto.randomUUID()}`
  await files.put(fileKey, Buffer.from('scan'))
  const file = { fileKey, fileName: 'scan.pdf', mediaType: 'application/pdf', bytes: 4 } as const
  await shop.db
    .insert(certificates)
    .values({ ...file, practitionerId: ilse.id, state: 'waiting', uploadedAt: new Date() })
  const here = await shop.device(ilse)
  await shop.sql.unsafe(`
    CREATE FUNCTION no_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
    CREATE CONSTRAINT TRIGGER no_commit AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.id = ${ilse.id}) EXECUTE FUNCTION no_commit()`)
  try {
    expect((await here.delete(accountPaths.user, { password })).status).toBe(500)
    expect(await files.get(fileKey)).toEqual(Buffer.from('scan'))
  } finally {
    await shop.sql.unsafe('DROP TRIGGER no_commit ON users; DROP FUNCTION no_commit')
  }
  await erase(ilse)
  await expect.poll(() => files.get(fileKey)).toBeUndefined()
})
