import { expect, onTestFinished, test, vi } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { openProtocols } from '../../tests/support/protocols-api.ts'
import { usageCounts } from './tables.ts'

test('new protocols are counted by day and role, and by the kind of page', {
  tags: ['constant-protocol-analytics', 'page-practice-flavour', 'role-analytics'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const other = await openProtocols()
  const variantId = await other.product('zinc')
  const [two, three] = [await other.newPractitioner(2), await other.newPractitioner(3)]
  const id = await two.protocol('A', [{ product_variant_id: variantId }, { product_variant_id: variantId }])
  await three.protocol('B')
  await two.post(protocolPaths.duplicate, { protocol_id: id })
  await two.delete(protocolPaths.one(id))
  await other.counts.flush()
  await two.delete(protocolPaths.one(id))
  await two.protocol('C')
  await other.call(
    'POST',
    protocolPaths.create,
    { name: 'D', description: 'Eight weeks' },
    {
      headers: {
        authorization: `Bearer ${two.tokens.access_token}`,
        'x-page-flavour': 'practice-management',
      },
    },
  )
  await other.counts.flush()
  const rows = await other.db.select().from(usageCounts)
  expect(rows.map(({ event, userTypeId, count }) => [event, userTypeId, count]).toSorted()).toEqual([
    ['practice-management/protocol-created', 2, 1],
    ['product-added', 2, 2],
    ['protocol-created', 2, 2],
    ['protocol-created', 3, 1],
    ['protocol-deleted', 2, 1],
    ['protocol-duplicated', 2, 1],
  ])
  await other.close()
})

test('the fifth and tenth share of a practitioner are counted', {
  tags: 'constant-protocol-analytics',
}, async () => {
  const shop = await openProtocols()
  const ilse = await shop.newPractitioner(2)
  const id = await ilse.protocol('A', [{ product_variant_id: await shop.product('zinc') }])
  for (let n = 1; n <= 11; n++) {
    const person = { email: `client${n}@people.example`, first_name: 'Anna', last_name: 'Maes', discount: 0 }
    expect((await ilse.post(protocolPaths.assign, { id, ...person })).status).toBe(200)
  }
  await shop.counts.flush()
  const rows = await shop.db.select().from(usageCounts)
  expect(rows.filter(({ event }) => event.endsWith('shared'))).toEqual([
    expect.objectContaining({ event: 'fifth-protocol-shared', userTypeId: 2, count: 1 }),
    expect.objectContaining({ event: 'tenth-protocol-shared', userTypeId: 2, count: 1 }),
  ])
  await shop.close()
})
