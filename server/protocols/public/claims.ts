import { asc, eq, gt } from 'drizzle-orm'
import { sharingTypes } from '#domain/accounts/user-types.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { textsOfPublicProtocol } from '#domain/protocols/public-protocol.ts'
import { maySignIn } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import {
  askForReview,
  dropOutdatedRequests,
  listReviewsOf,
  type ReviewRow,
} from '#server/claims/ask-for-review.ts'
import { findRefusedTexts } from '#server/claims/find-overrules.ts'
import type { ClaimSource } from '#server/claims/sources.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { getOwnPublic, lockOwnPublic, type PublicRecord, type Publishing, withLines } from './find-public.ts'
import { publicProtocols } from './tables.ts'

const sliceSize = 50
const subjectOf = (id: number) => ({ kind: 'protocol', id: String(id) }) as const

/** What everyone reads of a public protocol, as it is stored. */
const textsOf = ({ name, description, lines }: PublicRecord) =>
  textsOfPublicProtocol({
    name,
    description,
    products: lines.map(({ variantId, note }) => ({ product_variant_id: variantId, note })),
  })

/** Called when a protocol is published, or changed while it is. */
export async function refuseClaims(db: Database, protocol: PublicRecord): Promise<void> {
  const texts = textsOf(protocol)
  const rules = await loadClaimRules(protocol.language)
  const subject = subjectOf(protocol.id)
  if ((await findRefusedTexts(db, subject, texts, rules)).length > 0) refuse('store-claims')
  await dropOutdatedRequests(db, subject, texts)
}

/** Asks an admin to allow the text of a field as it is saved. */
export function askForProtocolReview(
  ctx: Publishing,
  id: number,
  { field, note }: { field: string; note: string },
): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    await lockOwnPublic(inside, id)
    const protocol = await getOwnPublic(inside, id)
    const text = textsOf(protocol).find((each) => each.field === field) ?? refuse('not-found')
    const rules = await loadClaimRules(protocol.language)
    return askForReview(inside, { subject: subjectOf(id), ...text, note, rules })
  })
}

export async function listProtocolReviews(ctx: Publishing, id: number): Promise<ReviewRow[]> {
  await getOwnPublic(ctx, id)
  return listReviewsOf(ctx.db, subjectOf(id))
}

/**
 * The texts of public protocols, for the check of what is published. Where they are shown, only the feature of the
 * practitioners’ pages knows.
 */
export const protocolClaims: Omit<ClaimSource, 'describe'> = {
  async *published(db) {
    for (let after = 0; ; ) {
      const rows = await db
        .select({ protocol: publicProtocols, user: users })
        .from(publicProtocols)
        .innerJoin(users, eq(users.id, publicProtocols.practitionerId))
        .where(gt(publicProtocols.id, after))
        .orderBy(asc(publicProtocols.id))
        .limit(sliceSize)
      const records = await withLines(
        db,
        rows.map(({ protocol }) => protocol),
      )
      if (rows.length > 0)
        yield records.map((record, at) => {
          const { user } = rows[at]!
          const isShown = record.publishedAt && maySignIn(user) && sharingTypes.includes(user.userTypeId)
          return {
            id: String(record.id),
            practitionerId: record.practitionerId,
            texts: isShown ? textsOf(record).map((text) => ({ ...text, language: record.language })) : [],
          }
        })
      if (rows.length < sliceSize) return
      after = rows.at(-1)!.protocol.id
    }
  },
  editPath: (id) => `/account/practitioner/shop/protocols/${id}`,
}
