import type { ProductDetail } from '#contract/catalogue.ts'
import type { Picture } from '#lib/pack-drawing/pack-drawing.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, entryOf } from './entry.ts'
import { pictureOfEntry } from './pictures.ts'
import { assetPath, detailOf, type View } from './present.ts'
import { refersToUnknown, type Source } from './refresh.ts'
import { readAnyById } from './rows.ts'
import { readVocabulary } from './vocabulary.ts'

/** A product that need not be published, as the shop would show it; what has no price yet costs nothing. */
async function readDraft(catalogue: Catalogue, id: number, source: Source): Promise<Entry | undefined> {
  const row = await readAnyById(source.sql, source.currency, id)
  if (!row) return undefined
  if (refersToUnknown(catalogue, row)) catalogue.vocabulary = await readVocabulary(source.sql)
  const now = source.clock()
  const variants = row.variants.map((variant) => {
    const isPriced = variant.prices?.some(([ms]) => ms <= now.getTime())
    return isPriced ? variant : { ...variant, prices: [[0, 0] as [number, number]] }
  })
  return entryOf({ ...row, variants }, catalogue.vocabulary, now).entry
}

export async function findDraft(
  catalogue: Catalogue,
  id: number,
  view: View,
  source: Source,
): Promise<ProductDetail | undefined> {
  const entry = await readDraft(catalogue, id, source)
  return entry && detailOf(catalogue, entry, view)
}

/** The pictures of a product that need not be published. */
export async function draftPictures(catalogue: Catalogue, id: number, source: Source) {
  const entry = await readDraft(catalogue, id, source)
  return (entry?.assets ?? []).map((asset) => ({
    view: asset.view,
    image: asset.image,
    alt: asset.alt,
    path: assetPath(catalogue.vocabulary, entry!, asset, 500),
  }))
}

/** For those who know the version, which nobody can guess. */
export async function draftPicture(
  catalogue: Catalogue,
  { assetId, version }: { assetId: number; version: string },
  source: Source,
): Promise<(Picture & { version: string }) | undefined> {
  const [asset] = await source.sql<{ productId: number }[]>`
    SELECT product_id AS "productId" FROM assets WHERE id = ${assetId}`
  const entry = asset && (await readDraft(catalogue, asset.productId, source))
  const picture = entry && pictureOfEntry(catalogue.vocabulary, entry, assetId)
  return picture?.version === version ? picture : undefined
}
