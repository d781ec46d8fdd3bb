import { and, eq } from 'drizzle-orm'
import type { EntryContent, NewEntry } from '#contract/content.ts'
import { isReserved } from '#domain/content/addresses.ts'
import { usualAdType } from '#domain/content/ads.ts'
import { isFixed, isStandard } from '#domain/content/standard.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { addTemplate, removeTemplate } from '#server/protocols/templates/add-template.ts'
import { checkedContent } from './checked-content.ts'
import { notifyOfContent } from './content-changes.ts'
import { type Editor, type EntryRow, lockEntry } from './find-entries.ts'
import { refuseUnknownImage } from './images/content-images.ts'
import { standardTexts } from './standard-texts.ts'
import { contentEntries, contentVersions } from './tables.ts'
import { firstTemplate, refuseUnknownProducts } from './templates.ts'
import { insertVersion } from './versions.ts'

/** What the shop has from the start begins with its texts, anything else without. */
export function createEntry(
  ctx: Editor & Pick<Deps, 'region' | 'translations'>,
  { kind, slug }: NewEntry,
): Promise<number> {
  if (isReserved({ kind, slug })) return refuse('content-slug-taken')
  return transact(ctx.db, async (db) => {
    const content = await firstContent({ ...ctx, db }, { kind, slug })
    const [entry] = await db
      .insert(contentEntries)
      .values({ kind, slug, content, changedAt: ctx.now })
      .onConflictDoNothing()
      .returning()
    if (!entry) return refuse('content-slug-taken')
    if (kind === 'template') await addTemplate(db, slug)
    await insertVersion({ ...ctx, db }, entry, { isPublished: false })
    return entry.id
  })
}

async function firstContent(
  { db, region, translations }: Pick<Deps, 'db' | 'region' | 'translations'>,
  { kind, slug }: NewEntry,
): Promise<EntryContent> {
  if (kind === 'ad') {
    const where = { ad_type: usualAdType, audience: 'everybody' } as const
    const ad = { ...where, regions: [region], link: '/products', image: null }
    return { texts: {}, ad, template: null }
  }
  if (kind === 'template') return { ...(await firstTemplate(db, slug)), ad: null }
  const texts = isStandard(kind, slug) ? standardTexts(translations, kind, slug) : undefined
  if (!texts && isFixed(kind)) return refuse('invalid-input', { slug: ['option'] })
  return { texts: texts ?? {}, ad: null, template: null }
}

/** Changes what is worked on; what is shown stays as it is. */
export function saveEntry(
  ctx: Editor,
  id: number,
  { content, revision }: { content: EntryContent; revision: number },
): Promise<void> {
  return transact(ctx.db, async (db) => {
    const entry = await lockEntry(db, id, revision)
    const checked = checkedContent(entry.kind, content)
    await refuseUnknownImage(db, checked)
    await refuseUnknownProducts(db, checked)
    await replaceContent({ ...ctx, db }, entry, checked)
  })
}

/** The present state stays in the history, so that this can be undone. */
export function restoreVersion(ctx: Editor, id: number, versionId: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const entry = await lockEntry(db, id)
    const [version] = await db
      .select()
      .from(contentVersions)
      .where(and(eq(contentVersions.entryId, id), eq(contentVersions.id, versionId)))
    if (!version) return refuse('not-found')
    await replaceContent({ ...ctx, db }, entry, version.content)
  })
}

export function deleteEntry(ctx: Editor, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { kind, slug } = await lockEntry(db, id)
    await db.delete(contentEntries).where(eq(contentEntries.id, id))
    if (kind === 'template') await removeTemplate(db, slug)
    await notifyOfContent(db, { kind, slug })
    const details = { content: slug }
    await recordAudit({ ...ctx, db }, { action: 'content-deleted', subjectId: null, details })
  })
}

async function replaceContent(ctx: Editor, entry: EntryRow, content: EntryContent): Promise<void> {
  const [saved] = await ctx.db
    .update(contentEntries)
    .set({ content, revision: entry.revision + 1, changedAt: ctx.now })
    .where(eq(contentEntries.id, entry.id))
    .returning()
  await insertVersion(ctx, saved!, { isPublished: false })
}
