import { asc, eq } from 'drizzle-orm'
import { fallbackLanguage, languageTag } from '#domain/languages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { productOverviews } from '../management/tables.ts'
import { productTerms, termNames, terms } from '../tables.ts'
import { type Arranging, englishName, getTerm, lockTree, record } from './change-terms.ts'
import { removedTerms } from './tables.ts'

const namedProducts = 3

/** Deletes a term that nothing uses; otherwise the refusal says what does. */
export function deleteTerm(ctx: Arranging, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { group } = await getTerm(db, id)
    await lockTree(db, group)
    const term = await getTerm(db, id)
    const name = await englishName(db, term)
    const children = await db
      .select({ name: termNames.name, language: termNames.language })
      .from(terms)
      .innerJoin(termNames, eq(termNames.termId, terms.id))
      .where(eq(terms.parentId, id))
      .orderBy(asc(terms.position))
    const inEnglish = children.filter(({ language }) => language === fallbackLanguage)
    if (inEnglish.length > 0) throw inUse('term-has-terms', inEnglish)
    const products = await db
      .select({ name: productOverviews.name })
      .from(productTerms)
      .innerJoin(productOverviews, eq(productOverviews.productId, productTerms.productId))
      .where(eq(productTerms.termId, id))
      .orderBy(asc(productOverviews.name))
    if (products.length > 0) throw inUse('term-has-products', products)
    await db.delete(terms).where(eq(terms.id, id))
    await db.insert(removedTerms).values({ group, slug: term.slug }).onConflictDoNothing()
    await record({ ...ctx, db }, 'term-deleted', name)
  })
}

/** Names the first few, and counts all. */
function inUse(code: 'term-has-products' | 'term-has-terms', users: readonly { name: string }[]): Refusal {
  const names = users.slice(0, namedProducts).map(({ name }) => name)
  return new Refusal(code, {
    values: (language) => ({
      count: users.length,
      formatted: new Intl.NumberFormat(languageTag(language)).format(users.length),
      names: names.join(', '),
    }),
  })
}
