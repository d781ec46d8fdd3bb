import type { WrittenReviewRequest } from '#contract/claims.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import type { Language } from '#domain/languages.ts'
import { type PublicTexts, textsOfPublicProtocol } from '#domain/protocols/public-protocol.ts'
import { findRefusedTexts } from '#server/claims/find-overrules.ts'
import {
  dropOutdatedRequests,
  listReviewsOf,
  type ReviewRow,
  requestReview,
} from '#server/claims/request-review.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { getOwnPublic, lockOwnPublic, type Publishing } from './find-public.ts'

/** What the claims check calls a public protocol. */
const subjectOf = (id: number) => ({ kind: 'protocol', id: String(id) }) as const

/** Call it before its texts are shown to everyone. */
export async function refuseClaims(
  db: Database,
  { id, language, ...written }: PublicTexts & { id: number; language: Language },
): Promise<void> {
  const texts = textsOfPublicProtocol(written)
  const rules = await loadClaimRules(language)
  if ((await findRefusedTexts(db, subjectOf(id), texts, rules)).length > 0) refuse('store-claims')
  await dropOutdatedRequests(db, subjectOf(id), texts)
}

/** Asks an admin to allow a text as it is written, whether it is saved or not. */
export function askForPublicReview(
  ctx: Publishing,
  id: number,
  { field, text, language, note }: WrittenReviewRequest,
): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    await lockOwnPublic(txCtx, id)
    const { lines } = await getOwnPublic(txCtx, id)
    const fields = ['name', 'description', ...lines.map(({ variantId }) => `products.${variantId}.note`)]
    if (!fields.includes(field)) return refuse('not-found')
    const rules = await loadClaimRules(language)
    return requestReview(txCtx, { subject: subjectOf(id), field, text, note, rules })
  })
}

export async function listPublicReviews(ctx: Publishing, id: number): Promise<ReviewRow[]> {
  await getOwnPublic(ctx, id)
  return listReviewsOf(ctx.db, subjectOf(id))
}
