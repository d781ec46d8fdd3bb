import { eq } from 'drizzle-orm'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { publicTexts } from '#domain/storefront/public-texts.ts'
import { storeGaps } from '#domain/storefront/sections.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { findRefusedTexts } from '#server/claims/find-overrules.ts'
import { dropOutdatedRequests } from '#server/claims/request-review.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { storeSubject } from './claims.ts'
import { lockStore, type StoreContext, type StoreRow } from './find-store.ts'
import { notifyOfStore } from './store-changes.ts'
import { storefronts } from './tables.ts'
import { insertVersion } from './versions.ts'

/** Shows everyone the page as it is now, unless it was changed since `revision`. The first time is a milestone. */
export function publishStore(ctx: StoreContext, revision: number): Promise<StoreRow> {
  return transact(ctx.db, async (db) => {
    const { actor, now } = ctx
    refuseUncertified(actor)
    const store = await lockStore(db, actor.id)
    if (store.revision !== revision) return refuse('store-changed')
    if (storeGaps(store.content).length > 0) return refuse('store-incomplete')
    const texts = publicTexts(store.content)
    const subject = storeSubject(actor.id)
    const rules = await loadClaimRules(store.content.language)
    if ((await findRefusedTexts(db, subject, texts, rules)).length > 0) return refuse('store-claims')
    await dropOutdatedRequests(db, subject, texts)
    await insertVersion({ ...ctx, db }, store, { isPublished: true })
    const [published] = await db
      .update(storefronts)
      .set({ published: store.content, publishedRevision: store.revision, publishedAt: now })
      .where(eq(storefronts.practitionerId, actor.id))
      .returning()
    await notifyOfStore(db, store.name)
    if (isPractitioner(actor.userTypeId))
      await reachMilestone({ db, now }, actor.id, 'ManageMyPracticeActivated')
    return published!
  })
}

export function withdrawStore(ctx: StoreContext): Promise<StoreRow> {
  return transact(ctx.db, async (db) => {
    const { name } = await lockStore(db, ctx.actor.id)
    await notifyOfStore(db, name)
    const [withdrawn] = await db
      .update(storefronts)
      .set({ published: null, publishedRevision: null, publishedAt: null })
      .where(eq(storefronts.practitionerId, ctx.actor.id))
      .returning()
    return withdrawn!
  })
}
