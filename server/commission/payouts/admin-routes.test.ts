import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { adminPayoutPaths, payoutPaths } from '#contract/payout-paths.ts'
import type { PayoutPreview } from '#contract/payouts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { earnedCommission } from '../../../tests/support/earned-commission.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let work: ReturnType<typeof earnedCommission>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  work = earnedCommission(shop, admin, await shop.product('zinc', { stock: 1000 }))
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

const balancesOf = async (person: { get: (path: string) => Promise<{ body: unknown }> }) => {
  const { available, paid } = (await person.get(commissionPaths.summary)).body as {
    available: number
    paid: number
  }
  return { available, paid }
}
const reasonFor = ({ withheld }: PayoutPreview, id: number) =>
  withheld.find(({ practitioner }) => practitioner.id === id)?.reason
const payableTo = ({ payable }: PayoutPreview, id: number) =>
  payable.find(({ practitioner }) => practitioner.id === id)
const waiting = async () =>
  (
    await shop.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

test('the preview says who is paid what, and who is not and why', async () => {
  const ilse = await work.practitioner()
  const without = await shop.buyer(userTypes.certifiedPractitioner)
  const gone = await work.practitioner()
  for (const each of [ilse, without, gone]) await work.earned(each, 2)
  await admin.post(adminPaths.deactivate(gone.id))
  const preview = await work.preview()
  expect(payableTo(preview, ilse.id)).toMatchObject({
    amount: 20,
    method: 'bank_account',
    account: 'BE71 •••• •••• 6769',
  })
  expect(reasonFor(preview, without.id)).toBe('not-set')
  expect(reasonFor(preview, gone.id)).toBe('deactivated')
  await work.run()
  expect(await balancesOf(ilse)).toEqual({ available: 0, paid: 20 })
  expect(await balancesOf(without)).toEqual({ available: 20, paid: 0 })
})

test('however often it is pressed, and by whichever admin, a preview is paid once', async () => {
  const ilse = await work.practitioner()
  const lukas = await work.practitioner()
  await work.earned(ilse, 2)
  await work.earned(lukas, 3)
  const other = await shop.buyer(userTypes.admin)
  const { fingerprint } = await work.preview()
  const answers = await Promise.all(
    [admin, other, admin, other, admin].map((who) => who.once(adminPayoutPaths.runs, { fingerprint })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers[0]!.body).toMatchObject({ total: 50, payouts: 2, returned: 0, files: ['sepa'] })
  expect(await balancesOf(ilse)).toEqual({ available: 0, paid: 20 })
  expect((await ilse.get(payoutPaths.list)).body.total_results).toBe(1)
  expect(await shop.emails(ilse.id)).toMatchObject([
    { template: 'payout-method-changed' },
    { template: 'payout-made', payout_id: expect.any(Number) },
  ])
})

test('what has changed since the preview is refused, and so is a run of nothing', async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse, 2)
  const { fingerprint } = await work.preview()
  const paypal = { payout_method: 'paypal', email: 'ilse@practice.example', password }
  await ilse.put(payoutPaths.method, paypal)
  expect(await admin.once(adminPayoutPaths.runs, { fingerprint })).toMatchObject({
    status: 409,
    body: { code: 'payouts-changed' },
  })
  await work.run()
  const { fingerprint: empty } = await work.preview()
  expect(await admin.once(adminPayoutPaths.runs, { fingerprint: empty })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-pay' },
  })
  for (const body of [{ fingerprint, amount: -5 }, { fingerprint: 'x' }, {}])
    expect((await admin.once(adminPayoutPaths.runs, body)).status).toBe(400)
  expect((await admin.post(adminPayoutPaths.runs, { fingerprint })).body.code).toBe('idempotency-key-missing')
})

test('what is refunded after it was paid out is carried forward, and made up for by later commission', async () => {
  const ilse = await work.practitioner()
  const sale = await work.earned(ilse, 3)
  await work.run()
  await work.refunded(sale, 2)
  expect(await balancesOf(ilse)).toEqual({ available: -20, paid: 30 })
  expect(reasonFor(await work.preview(), ilse.id)).toBe('negative')
  await work.earned(ilse, 5)
  await work.run()
  expect(await balancesOf(ilse)).toEqual({ available: 0, paid: 60 })
  const [latest] = (await ilse.get(payoutPaths.list)).body.data
  const { entries } = (await ilse.get(payoutPaths.one(latest.id))).body
  const parts = entries.data.map(({ state, amount }: { state: string; amount: number }) => [state, amount])
  expect(new Map(parts)).toEqual(
    new Map([
      ['earned', 50],
      ['reversed', -20],
    ]),
  )
})

test('less than the minimum waits for the next month', async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse, 1, 2_650)
  expect(reasonFor(await work.preview(), ilse.id)).toBe('below-minimum')
  await work.earned(ilse, 1, 2_650)
  expect(payableTo(await work.preview(), ilse.id)).toMatchObject({ amount: 10 })
  await work.run()
})

test('a failed transfer goes back to the balance once, and is paid with the next run', async () => {
  const ilse = await work.practitioner()
  const sale = await work.earned(ilse, 2)
  await work.run()
  const [payout] = (await ilse.get(payoutPaths.list)).body.data
  const give = () => admin.once(adminPayoutPaths.return(payout.id), { reason: 'Account closed' })
  const answers = await Promise.all([give(), give(), give()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('payout-returned')
  expect(await balancesOf(ilse)).toEqual({ available: 20, paid: 0 })
  expect((await ilse.get(payoutPaths.one(payout.id))).body).toMatchObject({
    state: 'returned',
    reason: 'Account closed',
    entries: { total_results: 1 },
  })
  expect((await shop.emails(ilse.id)).at(-1)).toMatchObject({ template: 'payout-returned' })
  await work.run()
  const [again] = (await ilse.get(payoutPaths.list)).body.data
  const { entries } = (await ilse.get(payoutPaths.one(again.id))).body
  expect(entries.data).toMatchObject([{ order: { id: sale.order.id }, amount: 20 }])
  expect(await balancesOf(ilse)).toEqual({ available: 0, paid: 20 })
  expect((await admin.once(adminPayoutPaths.return(2_000_000), { reason: 'x' })).status).toBe(404)
})

test('runs and refunds at the same time leave a ledger that adds up', async () => {
  for (let nth = 0; nth < 3; nth++) {
    const ilse = await work.practitioner()
    const sale = await work.earned(ilse, 4)
    const { fingerprint } = await work.preview()
    await Promise.all([
      work.refunded(sale, 1),
      admin.once(adminPayoutPaths.runs, { fingerprint }),
      work.refunded(await work.sold(ilse, 1), 1, 1),
      work.settle(),
    ])
    await work.run()
    const { available, paid } = await balancesOf(ilse)
    expect(available + paid).toBe(30)
    expect(await findViolations(shop.sql)).toEqual([])
  }
})

test('the files for bank and PayPal contain the payouts as they are to be sent, and reading them is recorded', async () => {
  const ilse = await work.practitioner()
  const lukas = await shop.buyer(userTypes.certifiedPractitioner)
  await lukas.put(payoutPaths.method, { payout_method: 'paypal', email: '+lukas@practice.example', password })
  await work.earned(ilse, 2)
  await work.earned(lukas, 1)
  const run = await work.run()
  expect(run.files).toEqual(['sepa', 'paypal'])
  const sepa = await admin.get(adminPayoutPaths.file(run.id, 'sepa'))
  expect(sepa.headers['content-type']).toContain('application/xml')
  expect(sepa.body).toContain('<IBAN>BE71096123456769</IBAN>')
  const paypal = await admin.get(adminPayoutPaths.file(run.id, 'paypal'))
  expect(paypal.headers['cache-control']).toContain('no-store')
  expect(paypal.body.split('\n').slice(0, 2)).toEqual([
    'email,reference,amount,currency',
    expect.stringMatching(/^\+lukas@practice\.example,P-\d+,10\.00,EUR$/),
  ])
  expect((await admin.get(adminPayoutPaths.file(run.id, 'accounts'))).status).toBe(404)
  expect((await admin.get(adminPayoutPaths.file(run.id, 'passwords'))).status).toBe(400)
  const { body: audit } = await admin.get(`${adminPaths.audit}?limit=3`)
  expect(audit.data).toMatchObject([
    { action: 'payout-file-opened', details: { run: run.id, file: 'paypal' } },
    { action: 'payout-file-opened', details: { run: run.id, file: 'sepa' } },
    { action: 'payouts-run', details: { run: run.id, payouts: 2, total: 30 } },
  ])
})

test('what came back is in no file any more, and the run shows when its files were downloaded', async () => {
  const ilse = await work.practitioner()
  const lukas = await work.practitioner()
  for (const each of [ilse, lukas]) await work.earned(each, 2)
  const { id } = await work.run()
  const run = async () => (await admin.get(adminPayoutPaths.run(id))).body
  const file = () => admin.get(adminPayoutPaths.file(id, 'sepa'))
  const listed = async () =>
    (await admin.get(adminPayoutPaths.runs)).body.data.find((each: { id: number }) => each.id === id)
  const ofPractitioner = async (who: typeof ilse) => (await who.get(payoutPaths.list)).body.data[0]
  const [hers, his] = [await ofPractitioner(ilse), await ofPractitioner(lukas)]
  const comesBack = (payout: { id: number }) =>
    admin.once(adminPayoutPaths.return(payout.id), { reason: 'Account closed' })
  expect(await run()).toMatchObject({ files: ['sepa'], downloads: [] })
  for (const { number } of [hers, his]) expect((await file()).body).toContain(number)
  const [{ at }] = (await run()).downloads
  expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000)
  await comesBack(hers)
  expect(await listed()).toMatchObject({ files: ['sepa'], payouts: 2, returned: 1, total: 40 })
  const { body: again } = await file()
  expect(again).not.toContain(hers.number)
  expect(again).toContain(his.number)
  const { downloads } = await run()
  expect(downloads).toEqual([{ file: 'sepa', at: expect.any(String) }])
  expect(Date.parse(downloads[0].at)).toBeGreaterThan(Date.parse(at))
  await comesBack(his)
  expect((await file()).status).toBe(404)
  expect(await run()).toMatchObject({ files: [], returned: 2, total: 40 })
  expect(await listed()).toMatchObject({ files: [], payouts: 2, returned: 2, total: 40 })
  await work.run()
})

test('a file that is asked for while a payout is being returned does not contain it', async () => {
  const ilse = await work.practitioner()
  const lukas = await work.practitioner()
  for (const each of [ilse, lukas]) await work.earned(each, 2)
  const { id } = await work.run()
  const [payout] = (await ilse.get(payoutPaths.list)).body.data
  const asked = await shop.sql.begin(async (returning) => {
    await returning`SELECT FROM payout_runs WHERE id = ${id} FOR UPDATE`
    await returning`UPDATE payouts SET returned_at = now(), returned_by = ${admin.id}, reason = 'Closed'
      WHERE id = ${payout.id}`
    const answer = admin.get(adminPayoutPaths.file(id, 'sepa'))
    await expect.poll(waiting).toBe(1)
    // What a return also books; the invariants are checked at the end.
    await returning`UPDATE payout_items SET is_returned = true WHERE payout_id = ${payout.id}`
    await returning`INSERT INTO payout_entries
      (payout_id, practitioner_id, kind, from_account, to_account, amount, currency, at)
      VALUES (${payout.id}, ${ilse.id}, 'returned', 'paid', 'available', 2000, 'EUR', now())`
    return { answer }
  })
  expect((await asked.answer).body).not.toContain(payout.number)
  await work.run()
})

test('erasing the account deletes the method; what was paid stays in the books', async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse, 2)
  await work.run()
  await work.earned(ilse, 1)
  const proof = { password, commission_given_up: 10 }
  expect((await ilse.delete(accountPaths.user, proof)).status).toBe(200)
  expect(await shop.sql`SELECT FROM payout_methods WHERE practitioner_id = ${ilse.id}`).toHaveLength(0)
  expect(await shop.sql`SELECT FROM payouts WHERE practitioner_id = ${ilse.id}`).toHaveLength(1)
  expect(reasonFor(await work.preview(), ilse.id)).toBeUndefined()
})

test('entries about payouts cannot be changed or deleted', async () => {
  await expect(shop.sql`UPDATE payout_entries SET amount = 1`).rejects.toThrow('never changed')
  await expect(shop.sql`DELETE FROM payout_entries`).rejects.toThrow('never changed')
})
