import { eq } from 'drizzle-orm'
import type { AllowedProductText } from '#contract/admin-products.ts'
import { claimFields } from '#domain/catalogue/claim-fields.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import { allowText } from '#server/claims/decide-review.ts'
import { findRefusedTexts } from '#server/claims/find-overrules.ts'
import { listReviewsOf, type ReviewRow } from '#server/claims/request-review.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { products } from '../tables.ts'

/** What the claims check calls a product. */
const subjectOf = (id: number) => ({ kind: 'product', id: String(id) }) as const

type Texts = ProductRecord['texts']

export type RefusedTexts = { language: Language; fields: string[] }

/** By language, the fields that may not be shown to everyone; those that are public already stay. */
export async function findProductClaims(
  db: Database,
  id: number,
  { texts, published = {} }: { texts: Texts; published?: Texts },
): Promise<RefusedTexts[]> {
  const found: RefusedTexts[] = []
  for (const language of languages) {
    const written = claimFields
      .map((field) => ({ field, text: texts[language]?.[field] ?? '' }))
      .filter(({ field, text }) => text !== '' && text !== published[language]?.[field])
    if (written.length === 0) continue
    const refused = await findRefusedTexts(db, subjectOf(id), written, await loadClaimRules(language))
    if (refused.length > 0) found.push({ language, fields: refused.map(({ field }) => field) })
  }
  return found
}

/** Call it before the texts of a product are shown to everyone. */
export async function refuseProductClaims(
  db: Database,
  id: number,
  texts: { texts: Texts; published?: Texts },
): Promise<void> {
  refuseTexts(await findProductClaims(db, id, texts))
}

/** Refuses if there are any. */
export function refuseTexts(refused: readonly RefusedTexts[]): void {
  if (refused.length === 0) return
  const errors = refused.flatMap(({ language, fields }) =>
    fields.map((field): [string, FieldProblem[]] => [`texts.${language}.${field}`, ['claim']]),
  )
  const named = refused.map(({ language }) => languageNames[language]).join(', ')
  throw new Refusal('product-claims', {
    errors: Object.fromEntries(errors),
    values: () => ({ languages: named }),
  })
}

type Allowing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>

/** Allows a text of a product exactly as it is written, saved or not; the reason is kept. */
export function allowProductText(
  ctx: Allowing,
  id: number,
  { field, language, text, reason }: AllowedProductText,
): Promise<ReviewRow[]> {
  return transact(ctx.db, async (db) => {
    const [found] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    if (!found) return refuse('not-found')
    const rules = await loadClaimRules(language)
    await allowText({ ...ctx, db }, { subject: subjectOf(id), field, text, reason, rules })
    return listReviewsOf(db, subjectOf(id))
  })
}

export async function listProductReviews(db: Database, id: number): Promise<ReviewRow[]> {
  if ((await db.$count(products, eq(products.id, id))) === 0) return refuse('not-found')
  return listReviewsOf(db, subjectOf(id))
}
