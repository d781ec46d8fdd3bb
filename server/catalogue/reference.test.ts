import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { applyReference } from './reference.ts'
import { ingredientNames, ingredients, termNames, terms } from './tables.ts'

let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  database = await openDatabase()
  await applyReference(database.db)
})
afterAll(() => database.close())

describe('the shop’s terms and ingredients in the database', () => {
  test('have magnesium below minerals', async () => {
    const rows = await database.db.select().from(terms).where(eq(terms.group, 'categories'))
    const minerals = rows.find((term) => term.slug === 'minerals')
    expect(rows.find((term) => term.slug === 'magnesium')?.parentId).toBe(minerals?.id)
  })

  test('find vitamin D3 for “vit d3”', async () => {
    const [row] = await database.db
      .select({ synonyms: ingredientNames.synonyms })
      .from(ingredientNames)
      .innerJoin(ingredients, eq(ingredients.id, ingredientNames.ingredientId))
      .where(eq(ingredients.slug, 'vitamin-d3'))
    expect(row?.synonyms).toContain('vit d3')
  })

  test('are not written again if unchanged', async () => {
    const before = await state()
    await applyReference(database.db)
    expect(await state()).toEqual(before)
  })

  test('are corrected if a name was changed', async () => {
    const [some] = await database.db.select().from(termNames).where(eq(termNames.language, 'en')).limit(1)
    await database.db
      .update(termNames)
      .set({ name: 'Something else' })
      .where(eq(termNames.termId, some!.termId))
    await applyReference(database.db)
    expect(
      await database.db.select().from(termNames).where(eq(termNames.termId, some!.termId)),
    ).toContainEqual(some)
  })
})

async function state() {
  const [{ changes } = { changes: -1 }] = await database.sql<{ changes: number }[]>`
    SELECT count(*)::int AS changes FROM catalogue_changes`
  const written = await database.sql`SELECT max(xmin::text::bigint)::text AS newest, count(*)::int FROM terms`
  const named =
    await database.sql`SELECT max(xmin::text::bigint)::text AS newest, count(*)::int FROM ingredient_names`
  return { changes, written: [...written], named: [...named] }
}
