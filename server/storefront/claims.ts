import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { StoreContent } from '#contract/storefront.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { publicTexts } from '#domain/storefront/public-texts.ts'
import { isAllowedToShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import { listReviewsOf, type ReviewRow, requestReview } from '#server/claims/request-review.ts'
import type { ClaimSource, PublishedSubject } from '#server/claims/sources.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { lockStore, type StoreContext } from './find-store.ts'
import { storefronts } from './tables.ts'

const sliceSize = 50

/** What the claims check calls a practitioner’s page. */
export const storeSubject = (practitionerId: number) =>
  ({ kind: 'store', id: String(practitionerId) }) as const

/** The texts of practitioners’ pages, for the check of what is published. */
export const storeClaims: ClaimSource = {
  // `since` is ignored: there are few pages, and withdrawing one leaves no timestamp to select by.
  async *published(db) {
    for (let after = 0; ; ) {
      const rows = await db
        .select({ id: storefronts.practitionerId, published: storefronts.published, user: users })
        .from(storefronts)
        .innerJoin(users, eq(users.id, storefronts.practitionerId))
        .where(gt(storefronts.practitionerId, after))
        .orderBy(asc(storefronts.practitionerId))
        .limit(sliceSize)
      if (rows.length > 0) yield rows.map(subjectOf)
      if (rows.length < sliceSize) return
      after = rows.at(-1)!.id
    }
  },
  async describe(db, ids) {
    const rows = await db
      .select({
        store: storefronts,
        practice: practitioners.organisationName,
        first_name: users.firstName,
        last_name: users.lastName,
      })
      .from(storefronts)
      .innerJoin(users, eq(users.id, storefronts.practitionerId))
      .leftJoin(practitioners, eq(practitioners.userId, users.id))
      .where(inArray(storefronts.practitionerId, ids.map(Number)))
    return new Map(
      rows.map(({ store, practice, ...person }) => [
        String(store.practitionerId),
        { name: practice || personName(person), path: store.published && storePagePath(store.name) },
      ]),
    )
  },
  editPath: () => '/account/practitioner/shop',
}

type Row = { id: number; published: StoreContent | null; user: typeof users.$inferSelect }

function subjectOf({ id, published, user }: Row): PublishedSubject {
  const texts = published && isAllowedToShare(user) ? publicTexts(published) : []
  return {
    id: String(id),
    practitionerId: id,
    texts: texts.map((text) => ({ ...text, language: published!.language })),
  }
}

/** Asks an admin to allow the text of a field as it is saved. */
export function askForStoreReview(
  ctx: StoreContext,
  { field, note }: { field: string; note: string },
): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const { content } = await lockStore(db, ctx.actor.id)
    const text = publicTexts(content).find((each) => each.field === field) ?? refuse('not-found')
    const rules = await loadClaimRules(content.language)
    return requestReview({ ...ctx, db }, { subject: storeSubject(ctx.actor.id), ...text, note, rules })
  })
}

export function listStoreReviews({ db, actor }: Pick<StoreContext, 'actor' | 'db'>): Promise<ReviewRow[]> {
  return listReviewsOf(db, storeSubject(actor.id))
}
