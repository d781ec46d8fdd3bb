import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { payoutPaths } from '#contract/payout-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { earnedCommission, iban } from '../../../tests/support/earned-commission.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let work: ReturnType<typeof earnedCommission>
beforeAll(async () => {
  shop = await openOrders()
  const admin = await shop.buyer(userTypes.admin)
  work = earnedCommission(shop, admin, await shop.product('zinc', { stock: 1000 }))
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

const bank = { payout_method: 'bank_account', holder: 'Ilse Vermeulen', iban, password }

test('a practitioner chooses a bank account, sees it masked, and is told by email', {
  tags: 'payout-methods',
}, async () => {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const method = async () => (await ilse.get(commissionPaths.summary)).body.payout_method
  expect(await method()).toEqual({ method: 'not_set', account: null, holder: null })
  const shown = { method: 'bank_account', account: 'BE71 •••• •••• 6769', holder: 'Ilse Vermeulen' }
  expect(await ilse.put(payoutPaths.method, bank)).toMatchObject({ status: 200, body: shown })
  expect(await method()).toEqual(shown)
  expect(await shop.emails(ilse.id)).toMatchObject([{ template: 'payout-method-changed' }])
  const [row] = await shop.sql<{ sealed: string }[]>`
    SELECT sealed_account AS sealed FROM payout_methods WHERE practitioner_id = ${ilse.id}`
  expect(row!.sealed).not.toContain('6769')
  const { body: own } = await ilse.get(accountPaths.ownData)
  expect(own.payout_method).toMatchObject([{ account: expect.stringContaining('BE71096123456769') }])
})

test('a practitioner changes to PayPal, and then to none', { tags: 'payout-methods' }, async () => {
  const ilse = await work.practitioner()
  const paypal = { payout_method: 'paypal', email: 'ilse@practice.example', password }
  expect((await ilse.put(payoutPaths.method, paypal)).body).toEqual({
    method: 'paypal',
    account: 'i•••@practice.example',
    holder: null,
  })
  const none = await ilse.put(payoutPaths.method, { payout_method: 'not_set', password })
  expect(none.body).toMatchObject({ method: 'not_set', account: null })
})

test('somebody without the password cannot change where the money goes', async () => {
  const ilse = await work.practitioner()
  const wrong = { ...bank, iban: 'DE89 3704 0044 0532 0130 00', password: 'Not-the-password-1' }
  for (let tries = 0; tries < 10; tries++)
    expect(await ilse.put(payoutPaths.method, wrong)).toMatchObject({
      status: 400,
      body: { code: 'wrong-password' },
    })
  expect((await ilse.put(payoutPaths.method, wrong)).status).toBe(429)
  const { body } = await ilse.get(commissionPaths.summary)
  expect(body.payout_method.account).toContain('6769')
})

test('with two-factor authentication, a code is needed, too', async () => {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const { secret } = (await ilse.post(accountPaths.secondFactor, { password })).body
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  const confirmed = await ilse.put(accountPaths.secondFactor, { otp: codes.generate() })
  expect(await ilse.put(payoutPaths.method, bank)).toMatchObject({ body: { code: 'otp-required' } })
  expect(await ilse.put(payoutPaths.method, { ...bank, otp: '000000' })).toMatchObject({
    body: { code: 'otp-invalid' },
  })
  const otp = confirmed.body.recovery_codes[0]
  expect((await ilse.put(payoutPaths.method, { ...bank, otp })).status).toBe(200)
})

test.each([
  [{ ...bank, iban: 'BE72 0961 2345 6769' }, { iban: ['This IBAN isn’t correct. Check each character.'] }],
  [{ ...bank, iban: undefined }, { iban: ['Enter the IBAN.'] }],
  [{ ...bank, iban: 'SA03 8000 0000 6080 1016 7519' }, { iban: [expect.stringContaining('SEPA countries')] }],
  [{ ...bank, holder: ' ' }, { holder: ['Enter the name of the account holder.'] }],
  [{ ...bank, holder: '=1+1' }, { holder: ['This isn’t valid.'] }],
  [{ payout_method: 'paypal', email: 'ilse', password }, { email: [expect.any(String)] }],
])('an account that cannot be paid is refused: %o', async (body, errors) => {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  expect(await ilse.put(payoutPaths.method, body)).toMatchObject({ status: 400, body: { errors } })
  expect((await ilse.put(payoutPaths.method, { ...bank, extra: 1 })).status).toBe(400)
  expect((await ilse.get(commissionPaths.summary)).body.payout_method.method).toBe('not_set')
})

test('a payout leads to the lines of the orders it is made up of, with the reason for each amount', {
  tags: 'product-commission',
}, async () => {
  const ilse = await work.practitioner()
  const sale = await work.sold(ilse, 3)
  await work.refunded(sale, 1, 1)
  await work.delivered(sale)
  const later = await work.earned(ilse, 1)
  await work.run()
  const { body: list } = await ilse.get(payoutPaths.list)
  expect(list).toMatchObject({
    total_results: 1,
    data: [{ amount: 30, state: 'paid', account: 'BE71 •••• •••• 6769', currency: 'EUR' }],
  })
  const { body } = await ilse.get(payoutPaths.one(list.data[0].id))
  const of = (id: number) =>
    body.entries.data.find((entry: { order: { id: number } }) => entry.order.id === id)
  expect(body.entries.total_results).toBe(2)
  expect(of(later.order.id)).toMatchObject({ state: 'earned', amount: 10 })
  // One of three packs was refunded before its commission was earned.
  expect(of(sale.order.id)).toMatchObject({
    amount: 20,
    lines: [{ quantity: 2, price: 106, net_price: 100, tier_rate: 20, discount_rate: 0, amount: 20 }],
  })
  expect((await ilse.get(commissionPaths.summary)).body).toMatchObject({ available: 0, paid: 30 })
  expect((await ilse.get(`${commissionPaths.entries}?state=paid`)).body.data).toMatchObject([
    { state: 'paid', amount: -30, account: 'BE71 •••• •••• 6769', payout: { id: list.data[0].id } },
  ])
  const all = (await ilse.get(`${commissionPaths.entries}?limit=1`)).body
  expect(all).toMatchObject({ total_results: 4, data: [{ state: 'paid' }] })
})

test('another practitioner’s payout is not found', async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse)
  await work.run()
  const [payout] = (await ilse.get(payoutPaths.list)).body.data
  const marco = await shop.buyer(userTypes.practitioner)
  expect((await marco.get(payoutPaths.one(payout.id))).status).toBe(404)
  expect((await marco.get(payoutPaths.list)).body).toMatchObject({ total_results: 0, data: [] })
})
