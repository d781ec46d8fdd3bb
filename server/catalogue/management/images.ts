import { and, eq, inArray } from 'drizzle-orm'
import type { UploadedImage } from '#contract/admin-products.ts'
import { type MediaWidth, mediaWidths } from '#contract/media.ts'
import { imageMaximumPixels, imagesMaximum } from '#domain/catalogue/text-limits.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { storePicture } from '#server/platform/stored-pictures.ts'
import { transact } from '#server/platform/transact.ts'
import { assets, products } from '../tables.ts'
import { productImages } from './tables.ts'

type Uploading = Pick<Ctx, 'db' | 'files' | 'now'>

/** Redraws and keeps a photo of a product; it is shown once the product names it. */
export async function addProductImage(
  ctx: Uploading,
  productId: number,
  bytes: Uint8Array,
): Promise<UploadedImage> {
  const kind = { folder: 'products', widths: mediaWidths, maximumPixels: imageMaximumPixels }
  let removedKeys: string[] = []
  const added = await storePicture(ctx, bytes, kind, async (rows) => {
    removedKeys = await transact(ctx.db, async (db) => {
      const [product] = await db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, productId))
        .for('update')
      if (!product) return refuse('not-found')
      const removed = await makeRoom({ ...ctx, db }, productId)
      await db.insert(productImages).values(rows.map((row) => ({ ...row, productId, uploadedAt: ctx.now })))
      return removed
    })
  })
  for (const key of removedKeys) await ctx.files.remove(key)
  return added
}

/** Deletes the oldest photos that the product no longer shows. Returns the keys of their files. */
async function makeRoom({ db }: Pick<Ctx, 'db'>, productId: number): Promise<string[]> {
  const own = eq(productImages.productId, productId)
  const all = await db.select().from(productImages).where(own).orderBy(productImages.uploadedAt)
  const ids = [...new Set(all.map(({ id }) => id))]
  if (ids.length < imagesMaximum) return []
  const shown = await db.select({ image: assets.image }).from(assets).where(eq(assets.productId, productId))
  const isShown = new Set(shown.map(({ image }) => image))
  const unused = ids.filter((id) => !isShown.has(id)).slice(0, ids.length - imagesMaximum + 1)
  const removed = await db
    .delete(productImages)
    .where(and(own, inArray(productImages.id, unused)))
    .returning({ fileKey: productImages.fileKey })
  return removed.map(({ fileKey }) => fileKey)
}

export async function findProductImage(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  id: string,
  width: MediaWidth,
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ fileKey: productImages.fileKey })
    .from(productImages)
    .where(and(eq(productImages.id, id), eq(productImages.width, width)))
  return found && files.get(found.fileKey)
}
