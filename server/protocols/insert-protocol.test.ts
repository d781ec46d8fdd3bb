import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { linesOfAllMaximum, protocolsMaximum } from '#domain/protocols/limits.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc')
  iron = await shop.product('iron')
})
afterAll(() => shop.close())

const create = (body: object, by: Maker) => by.post(protocolPaths.create, body)
const plan = { name: 'Gut repair', description: 'Eight weeks' }

describe('a practitioner with the maximum number of protocols', () => {
  const fill = (id: number, protocols: number) =>
    shop.sql`INSERT INTO protocols (practitioner_id, name, description, created_at, updated_at)
      SELECT ${id}, 'Plan', '', now(), now() FROM generate_series(1, ${protocols})`

  /** As many products as there may be in all. */
  async function fillLines(id: number) {
    await fill(id, linesOfAllMaximum / 20)
    await shop.sql`
      WITH packs AS (INSERT INTO variants (product_id, sku)
        SELECT product_id, 'pack-' || size || '-' || ${id}::int FROM variants, generate_series(1, 20) AS size
        WHERE id = ${zinc} RETURNING id)
      INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity)
      SELECT protocols.id, packs.id, 1, 1 FROM protocols, packs
      WHERE practitioner_id = ${id} AND name = 'Plan'`
  }

  test('can create and copy none until some are deleted', async () => {
    const mila = await shop.newPractitioner()
    const { body } = await create(plan, mila)
    await fill(mila.id, protocolsMaximum - 1)
    expect((await create(plan, mila)).body.code).toBe('protocols-full')
    const copy = () => mila.post(protocolPaths.duplicate, { protocol_id: body.protocol_id })
    expect(await copy()).toMatchObject({ status: 409 })
    await shop.sql`DELETE FROM protocols WHERE practitioner_id = ${mila.id} AND name = 'Plan'`
    expect(await copy()).toMatchObject({ status: 201 })
  })

  test('cannot copy a long one if there would be too many products in all', async () => {
    const mila = await shop.newPractitioner()
    const { body } = await create(plan, mila)
    await mila.post(protocolPaths.products(body.protocol_id), { product_variant_id: zinc })
    await fillLines(mila.id)
    const { body: refusal } = await mila.post(protocolPaths.duplicate, { protocol_id: body.protocol_id })
    expect(refusal.code).toBe('protocols-full')
  })

  test('cannot add a product if there would be too many in all, but more packs of one', async () => {
    const mila = await shop.newPractitioner()
    const { body } = await create(plan, mila)
    const add = (product_variant_id: number) =>
      mila.post(protocolPaths.products(body.protocol_id), { product_variant_id })
    await add(zinc)
    await fillLines(mila.id)
    expect((await add(iron)).body.code).toBe('protocols-full')
    expect((await add(zinc)).status).toBe(200)
  })

  test('creates no more if many are created at once', async () => {
    const mila = await shop.newPractitioner()
    await fill(mila.id, protocolsMaximum - 1)
    const answers = await Promise.all([create(plan, mila), create(plan, mila), create(plan, mila)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})
