import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

test('a client who is deleted while something is shared with them is not found', async () => {
  const ilse = await shop.newPractitioner()
  const calm = await shop.product('calm')
  const [first, second] = [
    await ilse.protocol('Calm', [{ product_variant_id: calm }]),
    await ilse.protocol('Sleep', [{ product_variant_id: calm }]),
  ]
  const anna = { email: 'anna@people.example', first_name: 'Anna', last_name: 'Maes', discount: 10 }
  const { body } = await ilse.post(protocolPaths.assign, { id: first, ...anna })
  const isWaiting = async () =>
    (
      await shop.sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    ).length
  const { sharing } = await shop.sql.begin(async (going) => {
    await going`DELETE FROM clients WHERE id = ${body.client.id}`
    const sharing = ilse.post(protocolPaths.assign, { id: second, user_id: body.client.id })
    await expect.poll(isWaiting).toBe(1)
    return { sharing }
  })
  expect(await sharing).toMatchObject({ status: 404, body: { code: 'not-found' } })
})
