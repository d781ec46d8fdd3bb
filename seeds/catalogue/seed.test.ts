import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyReference } from '#server/catalogue/reference.ts'
import { brands, labelLines, products, productTexts, variants } from '#server/catalogue/tables.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { demoCatalogue } from './catalogue.ts'
import { languagePhrases } from './phrases.ts'
import { seedCatalogue } from './seed.ts'
import { seedCatalogueOnce } from './seed-once.ts'

const now = new Date('2026-11-21T10:00:00Z')
let database: Awaited<ReturnType<typeof openDatabase>>
const magnesium = 'kestrel-clinical-magnesium-bisglycinate-300-mg'
const steps: [number, number][] = []

beforeAll(async () => {
  database = await openDatabase()
  await applyReference(database.db)
  await seedCatalogue({ db: database.db, now, onProgress: (done, total) => steps.push([done, total]) })
})
afterAll(() => database.close())

describe('seeding the demonstration shop', () => {
  test('publishes every product in every available language', async () => {
    const expected = demoCatalogue().length
    expect(await database.db.$count(products, eq(products.status, 'published'))).toBe(expected)
    expect(await database.db.$count(productTexts)).toBe(expected * languagePhrases.length)
  })

  test('stores what a label says', async () => {
    const [line] = await database.db
      .select()
      .from(labelLines)
      .innerJoin(products, eq(products.id, labelLines.productId))
      .where(eq(products.slug, magnesium))
    expect(line?.label_lines).toMatchObject({
      name: 'Magnesium',
      form: 'bisglycinate',
      amount: 300,
      unit: 'mg',
      nrvPercent: 80,
    })
  })

  test('reports its progress up to the end', () => {
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1])
  })

  test('a second time changes nothing', async () => {
    const before = await counts()
    await seedCatalogue({ db: database.db, now: new Date(now.getTime() + 1000) })
    expect(await counts()).toEqual(before)
  })

  test('sets restock dates for some sold-out products, also in a shop seeded without them', async () => {
    const { db } = database
    const isExpected = () => db.$count(variants, isNotNull(variants.expectedOn))
    const before = await isExpected()
    expect(before).toBeGreaterThan(10)
    expect(await db.$count(variants, and(isNotNull(variants.expectedOn), gt(variants.stock, 0)))).toBe(0)
    await db.update(variants).set({ expectedOn: null })
    await seedCatalogue({ db, now })
    expect(await isExpected()).toBe(before)
  })

  test('looks for missing products only when its files have changed', async () => {
    const { db } = database
    await seedCatalogueOnce({ db, now }, 'files of an earlier version')
    await db.delete(products).where(eq(products.slug, magnesium))
    const isThere = async () => (await db.$count(products, eq(products.slug, magnesium))) === 1
    await seedCatalogueOnce({ db, now }, 'files of an earlier version')
    expect(await isThere()).toBe(false)
    await seedCatalogueOnce({ db, now }, 'files of this version')
    expect(await isThere()).toBe(true)
  })

  test('restores a missing product or language, and leaves changes alone', async () => {
    const { db } = database
    const [lost] = await db.select().from(products).limit(1)
    const [kept] = await db
      .select()
      .from(variants)
      .where(eq(variants.productId, lost!.id + 1))
      .limit(1)
    await db.update(variants).set({ stock: 7 }).where(eq(variants.id, kept!.id))
    await db.delete(products).where(eq(products.id, lost!.id))
    await db
      .delete(productTexts)
      .where(and(eq(productTexts.productId, kept!.productId), eq(productTexts.language, 'en')))
    await seedCatalogue({ db, now })
    expect(await db.$count(products, eq(products.slug, lost!.slug))).toBe(1)
    expect(await db.$count(productTexts, eq(productTexts.productId, kept!.productId))).toBe(
      languagePhrases.length,
    )
    expect((await db.select().from(variants).where(eq(variants.id, kept!.id)))[0]?.stock).toBe(7)
  })
})

async function counts() {
  const { db } = database
  const [changes] = await database.sql`SELECT count(*)::int AS changes FROM catalogue_changes`
  return [
    await db.$count(brands),
    await db.$count(products),
    await db.$count(productTexts),
    await db.$count(variants),
    changes,
  ]
}
