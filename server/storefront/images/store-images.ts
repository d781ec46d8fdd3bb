import { and, eq, inArray } from 'drizzle-orm'
import { type StoreImageWidth, storeImageWidths } from '#contract/media.ts'
import type { StoreContent, StoreImageAnswer } from '#contract/storefront.ts'
import { storeImageMaximumPixels, storeImagesMaximum } from '#domain/storefront/limits.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { pictureKey, storePicture } from '#server/platform/stored-pictures.ts'
import { transact } from '#server/platform/transact.ts'
import type { StoreContext } from '../find-store.ts'
import { lockStore } from '../find-store.ts'
import { storefronts, storeImages, storeVersions } from '../tables.ts'

const folder = 'stores'

/** In the file store. */
export const storeImageKey = (id: string, width: StoreImageWidth): string => pictureKey(folder, id, width)

type Uploading = StoreContext & Pick<Ctx<SignedIn>, 'files'>

/** Redraws and keeps a picture for one’s page; it is shown once the content names it. */
export async function addStoreImage(ctx: Uploading, bytes: Uint8Array): Promise<StoreImageAnswer> {
  const kind = { folder, widths: storeImageWidths, maximumPixels: storeImageMaximumPixels }
  let removedKeys: string[] = []
  const added = await storePicture(ctx, bytes, kind, async (rows) => {
    removedKeys = await transact(ctx.db, async (db) => {
      await lockStore(db, ctx.actor.id)
      const removed = await makeRoom({ ...ctx, db })
      const own = { practitionerId: ctx.actor.id, uploadedAt: ctx.now }
      await db.insert(storeImages).values(rows.map((row) => ({ ...row, ...own })))
      return removed
    })
  })
  for (const key of removedKeys) await ctx.files.remove(key)
  return added
}

/** Deletes the oldest pictures that no version shows. Returns the keys of their files. */
async function makeRoom({ db, actor }: StoreContext): Promise<string[]> {
  const own = eq(storeImages.practitionerId, actor.id)
  const all = await db.select().from(storeImages).where(own).orderBy(storeImages.uploadedAt)
  const ids = [...new Set(all.map(({ id }) => id))]
  if (ids.length < storeImagesMaximum) return []
  const shown = await imagesInUse({ db, actor })
  const unused = ids.filter((id) => !shown.has(id)).slice(0, ids.length - storeImagesMaximum + 1)
  if (unused.length === 0) return refuse('store-images-full')
  const removed = await db
    .delete(storeImages)
    .where(and(own, inArray(storeImages.id, unused)))
    .returning({ fileKey: storeImages.fileKey })
  return removed.map(({ fileKey }) => fileKey)
}

async function imagesInUse({ db, actor }: Pick<StoreContext, 'actor' | 'db'>): Promise<Set<string>> {
  const [own] = await db.select().from(storefronts).where(eq(storefronts.practitionerId, actor.id))
  const versions = await db.select().from(storeVersions).where(eq(storeVersions.practitionerId, actor.id))
  const contents = [own?.content, own?.published, ...versions.map(({ content }) => content)]
  return new Set(contents.flatMap((content) => (content ? imagesOf(content) : [])))
}

function imagesOf({ logo, header, about, approach, packages }: StoreContent): string[] {
  const all = [
    logo,
    header.image,
    header.second_image,
    about.image,
    ...approach.images,
    ...packages.map(({ image }) => image),
  ]
  return all.filter((id) => id !== null)
}

/** A page shows only its practitioner’s own pictures. */
export async function refuseOthersImages(
  { db, actor }: StoreContext,
  content: StoreContent,
  before: StoreContent,
): Promise<void> {
  const known = new Set(imagesOf(before))
  const added = imagesOf(content).filter((id) => !known.has(id))
  if (added.length === 0) return
  const own = await db
    .selectDistinct({ id: storeImages.id })
    .from(storeImages)
    .where(and(eq(storeImages.practitionerId, actor.id), inArray(storeImages.id, added)))
  if (own.length < new Set(added).size) refuse('not-found')
}

export async function findStoreImage(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  id: string,
  width: StoreImageWidth,
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ fileKey: storeImages.fileKey })
    .from(storeImages)
    .where(and(eq(storeImages.id, id), eq(storeImages.width, width)))
  return found && files.get(found.fileKey)
}
