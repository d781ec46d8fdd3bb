import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { dayMs } from '#domain/local-time.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrders()
})
afterAll(() => shop.close())

test('a client sees the latest fifty reads of each record', async () => {
  const anna = await shop.buyer()
  const zinc = await shop.product('zinc')
  for (let nth = 0; nth < 2; nth++) {
    const practitioner = await shop.newPractitioner()
    const id = await practitioner.protocol('Gut repair', [{ product_variant_id: zinc }])
    const named = { first_name: 'Anna', last_name: 'Maes', discount: 10 }
    const { body } = await practitioner.post(protocolPaths.assign, { id, email: anna.email, ...named })
    await shop.sql`INSERT INTO client_reads (client_id, reader_id, kind, read_on, read_at)
      SELECT ${body.client.id}::int, ${practitioner.id}::int, 'opened', day, day
      FROM generate_series(current_date - 59, current_date, interval '1 day') AS day`
  }
  const { data }: OwnRecords = (await anna.get(consentPaths.records)).body
  expect(data).toHaveLength(2)
  for (const { reads } of data) {
    const days = reads.map(({ on }) => on)
    expect(days).toHaveLength(50)
    expect(days).toEqual(days.toSorted().reverse())
    expect(Date.now() - Date.parse(days[0]!)).toBeLessThan(2 * dayMs)
  }
})

test('a practitioner’s copy of their data does not tell which of the clients they removed had an account', {
  tags: ['share-silent', 'data-export'],
}, async () => {
  const [anna, ilse] = [await shop.buyer(), await shop.newPractitioner()]
  for (const email of [anna.email, 'removed@people.example']) {
    const named = { first_name: 'Anna', last_name: 'Maes', discount: 10, language: 'en' }
    const { id } = (await ilse.post(practicePaths.invite, { email, ...named })).body
    await ilse.get(practicePaths.client(id))
    await ilse.delete(practicePaths.client(id))
  }
  expect((await ilse.get(accountPaths.ownData)).body).not.toHaveProperty('reads_of_removed_records')
  const { body } = await anna.get(accountPaths.ownData)
  expect(body.reads_of_own_removed_records).toMatchObject([{ kind: 'opened' }])
})
