import { eq, sql } from 'drizzle-orm'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { ingredientNames, ingredients, termNames, terms } from './tables.ts'
import { removedTerms } from './taxonomy/tables.ts'
import { structure, vocabularyLanguages, wordsIn } from './vocabulary/vocabulary.ts'
import { chunksOf } from './write-rows.ts'

/**
 * Writes the shop's own terms and ingredients to the database. Only differences are written, because every change makes
 * all processes rebuild their read model; imported ones stay, and so does what an admin changed or deleted.
 */
export async function applyReference(db: Database): Promise<void> {
  await transact(db, async (tx) => {
    await applyTerms(tx)
    await applyTermNames(tx)
    await applyIngredients(tx)
    await applyIngredientNames(tx)
  })
}

async function applyTerms(db: Database) {
  const wanted = termGroups.flatMap((group) =>
    structure.terms[group].map((term, position) => ({
      group,
      slug: term.slug,
      position,
      icon: 'icon' in term ? term.icon : null,
      range: 'range' in term ? term.range : null,
    })),
  )
  const present = await db.select().from(terms)
  const removed = new Set((await db.select().from(removedTerms)).map(keyOf))
  const known = new Map(present.map((row) => [`${row.group}/${row.slug}`, row]))
  const changed = wanted.filter((term) => {
    const row = known.get(`${term.group}/${term.slug}`)
    if (row?.edited || removed.has(keyOf(term))) return false
    return !row || row.position !== term.position || row.icon !== term.icon || row.range !== term.range
  })
  if (changed.length > 0) {
    await db
      .insert(terms)
      .values(changed)
      .onConflictDoUpdate({
        target: [terms.group, terms.slug],
        set: { position: sql`excluded.position`, icon: sql`excluded.icon`, range: sql`excluded.range` },
      })
  }
  await applyParents(db)
}

const keyOf = ({ group, slug }: { group: string; slug: string }) => `${group}/${slug}`

async function applyParents(db: Database) {
  const rows = await db.select().from(terms).where(eq(terms.group, 'categories'))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  for (const { slug, parent } of structure.terms.categories) {
    const row = bySlug.get(slug)
    const parentId = parent === null ? null : (bySlug.get(parent)?.id ?? null)
    if (row && !row.edited && row.parentId !== parentId)
      await db.update(terms).set({ parentId }).where(eq(terms.id, row.id))
  }
}

async function applyTermNames(db: Database) {
  const rows = await db
    .select({ id: terms.id, group: terms.group, slug: terms.slug })
    .from(terms)
    .where(eq(terms.edited, false))
  const wanted = rows.flatMap(({ id, group, slug }) =>
    vocabularyLanguages.flatMap((language) => {
      const name = wordsIn(language)?.terms[group][slug]
      return name ? [{ termId: id, language, name }] : []
    }),
  )
  const present = await db.select().from(termNames)
  const known = new Map(present.map((row) => [`${row.termId}/${row.language}`, row.name]))
  const changed = wanted.filter((row) => known.get(`${row.termId}/${row.language}`) !== row.name)
  for (const rows of chunksOf(changed, termNames)) {
    await db
      .insert(termNames)
      .values(rows)
      .onConflictDoUpdate({
        target: [termNames.termId, termNames.language],
        set: { name: sql`excluded.name` },
      })
  }
}

async function applyIngredients(db: Database) {
  const present = await db.select().from(ingredients)
  const known = new Map(present.map((row) => [row.slug, row.nutrient]))
  const changed = structure.ingredients
    .map(({ slug, nutrient }) => ({ slug, nutrient }))
    .filter(({ slug, nutrient }) => known.get(slug) !== nutrient)
  if (changed.length === 0) return
  await db
    .insert(ingredients)
    .values(changed)
    .onConflictDoUpdate({ target: ingredients.slug, set: { nutrient: sql`excluded.nutrient` } })
}

async function applyIngredientNames(db: Database) {
  const rows = await db.select({ id: ingredients.id, slug: ingredients.slug }).from(ingredients)
  const wanted = rows.flatMap(({ id, slug }) =>
    vocabularyLanguages.flatMap((language) => {
      const words = wordsIn(language)?.ingredients[slug]
      return words ? [{ ingredientId: id, language, name: words.name, synonyms: words.synonyms }] : []
    }),
  )
  const spelled = (row: { name: string; synonyms: string[] }) => JSON.stringify([row.name, row.synonyms])
  const present = await db.select().from(ingredientNames)
  const known = new Map(present.map((row) => [`${row.ingredientId}/${row.language}`, spelled(row)]))
  const changed = wanted.filter((row) => known.get(`${row.ingredientId}/${row.language}`) !== spelled(row))
  for (const rows of chunksOf(changed, ingredientNames)) {
    await db
      .insert(ingredientNames)
      .values(rows)
      .onConflictDoUpdate({
        target: [ingredientNames.ingredientId, ingredientNames.language],
        set: { name: sql`excluded.name`, synonyms: sql`excluded.synonyms` },
      })
  }
}
