import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import type { FactsPanel } from '#lib/pack-drawing/pack-drawing.ts'
import { type Picture, packDesignOf, pictureVersion as versionOf } from '#lib/pack-drawing/pack-drawing.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, linesOf } from './entry.ts'
import { rangeOf, termsOf } from './placement.ts'
import type { AssetRow } from './rows.ts'
import { nameIn, type Vocabulary } from './vocabulary.ts'

/** The picture of an asset, with the version in its URL. */
export function pictureOf(
  catalogue: Catalogue,
  assetId: number,
): (Picture & { version: string }) | undefined {
  const entry = catalogue.entries[catalogue.slotOfAsset.get(assetId) ?? -1]
  return entry && pictureOfEntry(catalogue.vocabulary, entry, assetId)
}

export function pictureOfEntry(
  vocabulary: Vocabulary,
  entry: Entry,
  assetId: number,
): (Picture & { version: string }) | undefined {
  const asset = entry.assets.find(({ id }) => id === assetId)
  if (!asset) return undefined
  const picture = pictureIn(vocabulary, entry, asset.view, designOf(vocabulary, entry))
  return { ...picture, version: versionOf(picture) }
}

type Versions = Partial<Record<AssetRow['view'], string>>
const versionsKept = new WeakMap<Vocabulary, WeakMap<Entry, Versions>>()

/** The version of one of a product's pictures, cached until the product changes. */
export function pictureVersion(vocabulary: Vocabulary, entry: Entry, view: AssetRow['view']): string {
  const ofEntries = versionsKept.get(vocabulary) ?? new WeakMap<Entry, Versions>()
  versionsKept.set(vocabulary, ofEntries)
  const versions = ofEntries.get(entry) ?? {}
  ofEntries.set(entry, versions)
  versions[view] ??= versionOf(pictureIn(vocabulary, entry, view, designOf(vocabulary, entry)))
  return versions[view]
}

function pictureIn(
  vocabulary: Vocabulary,
  entry: Entry,
  view: AssetRow['view'],
  design: PackDesign,
): Picture {
  // Documents show the drawn pack instead of a photo.
  if (view === 'pack' || view === 'photo') return { view: 'pack', design }
  if (view === 'label') return { view, design, panel: panelOf(vocabulary, entry) }
  return {
    view,
    design,
    unit: entry.portion?.unit ?? entry.variants[0]?.content?.unit ?? null,
    measure: null,
  }
}

function designOf(vocabulary: Vocabulary, entry: Entry): PackDesign {
  const brand = vocabulary.brands.get(entry.brandId)
  return packDesignOf({
    brand: { name: brand?.name ?? '', design: brand?.design ?? null },
    productName: englishName(entry),
    deliveryFormSlug: termsOf(vocabulary, entry, 'delivery_form')[0]?.slug ?? null,
    categoryRange: rangeOf(vocabulary, entry),
    content: entry.variants[0]?.content ?? null,
    override: entry.design,
  })
}

/** The label on a pack is in English for all readers. */
function panelOf(vocabulary: Vocabulary, entry: Entry): FactsPanel {
  const { portion } = entry
  return {
    productName: englishName(entry),
    portion: portion
      ? `${portion.amount} ${portion.unit}${portion.amount === 1 || isMeasure(portion.unit) ? '' : 's'}`
      : '',
    rows: linesOf(entry).map(([ingredientId, name, , amount, unit, nrvPercent]) => ({
      name: vocabulary.ingredients.get(ingredientId ?? 0)?.en ?? name,
      amount: amount === null ? '' : `${amount.toLocaleString('en')} ${unit}`,
      nrv: nrvPercent === null ? '' : `${Math.round(nrvPercent)}%`,
    })),
  }
}

function isMeasure(unit: string): boolean {
  return unit === 'g' || unit === 'ml'
}

function englishName(entry: Entry): string {
  return nameIn(entry.names, 'en') ?? entry.slug
}
