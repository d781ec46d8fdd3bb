import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { ingredients, products, variants } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'
import { protocols } from './tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let makers: Maker[]
const variantOf: Record<string, number> = {}

beforeAll(async () => {
  shop = await openProtocols()
  const rows = await shop.db
    .insert(ingredients)
    .values(['iron', 'copper', 'selenium', 'iodine'].map((slug) => ({ slug })))
    .returning()
  const idOf = new Map(rows.map(({ slug, id }) => [slug, id]))
  for (const [slug, main, given] of [
    ['iron', 'iron', {}],
    ['iron-drops', 'iron', {}],
    ['copper', 'copper', {}],
    ['copper-tea', 'copper', {}],
    ['selenium', 'selenium', { practitionerOnly: true }],
    ['iodine', 'iodine', {}],
    ['unknown', undefined, {}],
  ] as const)
    variantOf[slug] = await shop.product(slug, {
      ...given,
      names: { en: slug },
      lines: main ? [{ ingredientId: idOf.get(main)!, name: main, amount: 10, unit: 'mg' }] : [],
    })
  makers = [await shop.newPractitioner(), await shop.newPractitioner(), await shop.newPractitioner()]
})
afterAll(() => shop.close())

async function together(maker: Maker, ...slugs: string[]): Promise<number> {
  const id = await maker.protocol('Together')
  for (const slug of slugs) await maker.add(id, { product_variant_id: variantOf[slug]! })
  return id
}

async function beside(slug: string): Promise<string[]> {
  await shop.companions.read()
  const { body } = await shop.call('GET', cataloguePaths.product(slug))
  return body.related.map((other: { slug: string }) => other.slug)
}

async function forgetAll() {
  await shop.db.delete(protocols)
  expect(await beside('iron')).toEqual([])
}

describe('often in the same protocol', () => {
  test('shows what three practitioners have combined, and not what only two have, however often', {
    tags: 'companions-anonymous',
  }, async () => {
    for (let time = 0; time < 3; time += 1) await together(makers[0]!, 'iron', 'copper')
    await together(makers[1]!, 'iron', 'copper')
    expect(await beside('iron')).toEqual([])

    await together(makers[2]!, 'copper', 'iron', 'iodine')
    expect(await beside('iron')).toEqual(['copper'])
    expect(await beside('copper')).toEqual(['iron'])
    expect(await beside('iodine')).toEqual([])
    await forgetAll()
  })

  test('ends when a protocol or a practitioner is deleted', { tags: 'companions-anonymous' }, async () => {
    const ids = await Promise.all(makers.map((maker) => together(maker, 'iron', 'copper')))
    expect(await beside('iron')).toEqual(['copper'])
    await shop.db.delete(protocols).where(eq(protocols.id, ids[0]!))
    expect(await beside('iron')).toEqual([])

    const fourth = await shop.newPractitioner()
    await together(fourth, 'iron', 'copper')
    expect(await beside('iron')).toEqual(['copper'])
    await shop.db.delete(users).where(eq(users.id, fourth.id))
    expect(await beside('iron')).toEqual([])
    await forgetAll()
  })

  test('never shows the page’s own main ingredient, another one twice, or products without a label', async () => {
    for (const maker of makers)
      await together(maker, 'iron', 'iron-drops', 'copper', 'copper-tea', 'iodine', 'unknown')
    expect((await beside('iron')).sort()).toEqual(['copper', 'iodine'])
    expect(await beside('unknown')).toEqual([])
    await forgetAll()
  })

  test('shows practitioner-only products without their price, and no drafts', async () => {
    for (const maker of makers) await together(maker, 'iron', 'selenium', 'iodine')
    await shop.companions.read()
    const { body } = await shop.call('GET', cataloguePaths.product('iron'))
    const selenium = body.related.find(({ slug }: { slug: string }) => slug === 'selenium')
    expect(selenium).toMatchObject({ practitioner_only: true, variants: [{ price: null }] })

    const ofIodine = shop.db
      .select({ id: variants.productId })
      .from(variants)
      .where(eq(variants.id, variantOf.iodine!))
    await shop.db.update(products).set({ status: 'draft' }).where(inArray(products.id, ofIodine))
    await shop.gone(variantOf.iodine!)
    expect(await beside('iron')).toEqual(['selenium'])
    await forgetAll()
  })

  test('does not count practitioners without an approved certificate', async () => {
    const waiting = await shop.newPractitioner(3)
    for (const maker of [makers[0]!, makers[1]!, waiting]) await together(maker, 'iron', 'copper')
    expect(await beside('iron')).toEqual([])
    await forgetAll()
  })
})

describe('the number of protocols with a product', () => {
  const count = async (slug: string) => {
    await shop.companions.read()
    const { body } = await shop.call('GET', cataloguePaths.product(slug))
    return body.protocol_count
  }

  test('is told once three practitioners use it, and no longer when one of them is gone', {
    tags: 'companions-anonymous',
  }, async () => {
    const fourth = await shop.newPractitioner()
    await together(makers[0]!, 'iron')
    await together(makers[0]!, 'iron', 'copper')
    await together(makers[1]!, 'iron')
    expect(await count('iron')).toBeNull()
    await together(fourth, 'iron', 'copper')
    expect(await count('iron')).toBe(4)
    expect(await count('copper')).toBeNull()

    await shop.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, fourth.id))
    expect(await count('iron')).toBeNull()
    await forgetAll()
  })

  test('leaves out practitioners without an approved certificate', async () => {
    const waiting = await shop.newPractitioner(3)
    for (const maker of [makers[0]!, makers[1]!, waiting]) await together(maker, 'iron')
    expect(await count('iron')).toBeNull()
    await together(makers[2]!, 'iron')
    expect(await count('iron')).toBe(3)
    await forgetAll()
  })
})
