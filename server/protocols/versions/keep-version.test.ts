import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { reorderingMinutes } from '#domain/protocols/versions.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolVersions } from '../tables.ts'
import { keepVersion } from './keep-version.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

test('repeated reordering makes one version, and none if the order is as before', async () => {
  const ilse = await shop.newPractitioner()
  const zinc = await shop.product('zinc')
  const iron = await shop.product('iron')
  const copper = await shop.product('copper')
  const lines = [zinc, iron, copper].map((id) => ({ product_variant_id: id }))
  const id = await ilse.protocol('Dragged', lines)
  const order = (...ids: number[]) => ilse.put(protocolPaths.order(id), { product_variant_ids: ids })
  const kinds = async () =>
    (await ilse.get(protocolPaths.versions(id))).body.data.map(
      ({ changes }: { changes: { kind: string }[] }) => changes.map(({ kind }) => kind),
    )
  await shop.db.transaction((tx) => keepVersion({ db: tx, now: new Date() }, id))
  await order(iron, zinc, copper)
  await order(iron, copper, zinc)
  expect(await kinds()).toEqual([['reordered'], []])
  await order(copper, iron, zinc)
  expect(await kinds()).toEqual([[]])
  await order(zinc, iron, copper)
  await ilse.change(id, { product_variant_id: zinc, quantity: 2 })
  await order(copper, iron, zinc)
  expect(await kinds()).toEqual([['reordered'], ['quantity'], ['reordered'], []])
  await shop.db
    .update(protocolVersions)
    .set({ madeAt: new Date(Date.now() - (reorderingMinutes + 1) * 60_000) })
    .where(eq(protocolVersions.protocolId, id))
  await order(iron, zinc, copper)
  expect(await kinds()).toEqual([['reordered'], ['reordered'], ['quantity'], ['reordered'], []])
})
