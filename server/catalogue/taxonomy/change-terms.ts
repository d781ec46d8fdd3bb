import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NewTerm, TermNames, TermPlacement } from '#contract/taxonomy.ts'
import { hasSubterms, movedTerms } from '#domain/catalogue/term-tree.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, languages } from '#domain/languages.ts'
import { slugOf, uniqueSlug } from '#domain/slug.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { termNames, terms } from '../tables.ts'
import { readPlaces } from './list-terms.ts'
import { removedTerms } from './tables.ts'

export type Arranging = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>
export type TermRow = typeof terms.$inferSelect

/** Creates a term at the end of its parent. */
export function createTerm(ctx: Arranging, { group, parent_id, names }: NewTerm): Promise<void> {
  return transact(ctx.db, async (db) => {
    await lockTree(db, group)
    const english = names[fallbackLanguage] || refuseNameless()
    const taken = await db.select({ slug: terms.slug }).from(terms).where(eq(terms.group, group))
    const removed = await db
      .select({ slug: removedTerms.slug })
      .from(removedTerms)
      .where(eq(removedTerms.group, group))
    const slugs = new Set([...taken, ...removed].map(({ slug }) => slug))
    const slug = uniqueSlug(slugOf(english), (wanted) => slugs.has(wanted))
    const [term] = await db.insert(terms).values({ group, slug, edited: true }).returning()
    await writeNames(db, term!.id, names)
    await place(db, { term: term!, parent_id, before_id: null })
    await record({ ...ctx, db }, 'term-created', english)
  })
}

/** Another admin may have named it in other languages meanwhile: those keep their names. */
export function renameTerm(ctx: Arranging, id: number, { names }: TermNames): Promise<void> {
  return transact(ctx.db, async (db) => {
    const term = await getTerm(db, id)
    if (names[fallbackLanguage] === '') return refuseNameless()
    await writeNames(db, id, names)
    await db.update(terms).set({ edited: true }).where(eq(terms.id, term.id))
    await record({ ...ctx, db }, 'term-changed', await englishName(db, term))
  })
}

/** Moves a term among its siblings or, with everything below it, into another category. */
export function moveTerm(ctx: Arranging, id: number, placement: TermPlacement): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { group } = await getTerm(db, id)
    await lockTree(db, group)
    const term = await getTerm(db, id)
    await place(db, { term, ...placement })
    await record({ ...ctx, db }, 'term-changed', await englishName(db, term))
  })
}

export async function getTerm(db: Database, id: number): Promise<TermRow> {
  const [term] = await db.select().from(terms).where(eq(terms.id, id)).for('update')
  return term ?? refuse('not-found')
}

/** One tree is rearranged by one admin at a time, and no product is given a term meanwhile that is deleted. */
export async function lockTree(db: Database, group: TermGroup): Promise<void> {
  await db.select({ id: terms.id }).from(terms).where(eq(terms.group, group)).orderBy(terms.id).for('update')
}

export async function englishName(db: Database, { id, slug }: TermRow): Promise<string> {
  const rows = await db.select().from(termNames).where(eq(termNames.termId, id))
  return rows.find(({ language }) => language === fallbackLanguage)?.name ?? slug
}

type Placing = TermPlacement & { term: TermRow }

async function place(db: Database, { term, parent_id, before_id }: Placing): Promise<void> {
  if (parent_id !== null && !hasSubterms(term.group))
    return refuse('invalid-input', { parent_id: ['invalid'] })
  const moved = movedTerms(await readPlaces(db, term.group), {
    id: term.id,
    parentId: parent_id,
    beforeId: before_id,
  })
  if ('problem' in moved) return refuse('invalid-input', { parent_id: [moved.problem] })
  for (const { id, parentId, position } of moved.places)
    await db.update(terms).set({ parentId, position, edited: true }).where(eq(terms.id, id))
}

function refuseNameless(): never {
  return refuse('invalid-input', { 'names.en': ['required'] })
}

/** An empty name is deleted. */
async function writeNames(db: Database, termId: number, names: TermNames['names']): Promise<void> {
  const emptied = languages.filter((language) => names[language] === '')
  await db.delete(termNames).where(and(eq(termNames.termId, termId), inArray(termNames.language, emptied)))
  const written = languages.flatMap((language) => {
    const name = names[language]
    return name ? [{ termId, language, name }] : []
  })
  if (written.length === 0) return
  await db
    .insert(termNames)
    .values(written)
    .onConflictDoUpdate({
      target: [termNames.termId, termNames.language],
      set: { name: sql`excluded.name` },
    })
}

export async function record(
  ctx: Arranging,
  action: 'term-changed' | 'term-created' | 'term-deleted',
  term: string,
): Promise<void> {
  await recordAudit(ctx, { action, subjectId: null, details: { term } })
}
