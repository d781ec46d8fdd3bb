import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import { claimFields } from '../claim-fields.ts'
import { missingFacts } from '../required-facts.ts'
import { addPrices } from './add-prices.ts'
import { mergeVariants } from './merge-variants.ts'
import { type Note, note, type Reason, type ReviewCode, reason } from './outcome.ts'
import type {
  AssetRecord,
  DrawnAsset,
  LineRecord,
  ProductPatch,
  ProductRecord,
  ProductText,
  Vocabulary,
} from './record.ts'

export const emptyText: ProductText = {
  name: '',
  legalName: '',
  description: '',
  usage: '',
  ingredientList: '',
  warning: '',
}
const nameMaximum = 300

export type Applied = { record: ProductRecord; notes: Note[] } | { refused: Reason }

export type IsRefused = (
  language: Language,
  text: string,
  product: Pick<ProductRecord, 'source' | 'sourceKey'>,
) => boolean

type PatchContext = {
  vocabulary: Vocabulary
  /** Slug of the brand named in the patch. */
  brand: string | undefined
  /** Whether the claims check refuses a text of a product. */
  isRefused: IsRefused
  /** Packs in the warehouse that may not be sold, by SKU. */
  unusable: ReadonlyMap<string, number>
  /** Whole milliseconds, so that the timestamp is the same in every format. */
  now: Date
}

/** Applies the values of a row to a product. What the row does not mention stays unchanged. */
export function applyPatch(
  before: ProductRecord | undefined,
  patch: ProductPatch,
  around: PatchContext,
): Applied {
  if (!before && !patch.creates) return reason('product-unknown', targetValues(patch))
  const notes: Note[] = []
  const base = before ?? emptyRecord(patch, around.now)
  const terms = { ...(before ? {} : patch.newTerms), ...patch.terms }
  const texts = mergeTexts(base.texts, patch.texts ?? {})
  const names = Object.values(texts).map((text) => text.name)
  if (names.length === 0) return reason('name-missing')
  if (names.some((name) => name.length > nameMaximum))
    return reason('name-too-long', { longest: nameMaximum })

  const { unusable } = around
  const variants = mergeVariants(base.variants, patch.variants ?? [], { target: patch.target, unusable })
  if ('refused' in variants) return variants
  const priced = variants.map(({ variant, prices }) => addPrices(variant, prices ?? [], around.now))
  if (priced.some(({ kept }) => kept)) notes.push(note('history-kept'))

  const record: ProductRecord = {
    ...base,
    ...facts(patch),
    assets: patch.assets ? [...photosOf(base), ...patch.assets.map(drawn)] : base.assets,
    slug: before?.slug ?? patch.slug ?? '',
    brand: around.brand ?? base.brand,
    texts,
    terms: mergeTerms(base.terms, terms, around.vocabulary, notes),
    lines: patch.lines ? knownLines(patch.lines, around.vocabulary, notes) : base.lines,
    variants: priced.map(({ variant }) => variant),
    review: reviewOf(before, patch),
  }
  const missing = missingFacts(record, around.vocabulary.nutrientOf).map(({ fact }) => fact)
  record.status = statusOf(record, before, patch, missing.length === 0)
  const isExplained = patch.status === 'published' || (patch.explainsDraft && !before)
  if (isExplained && record.status === 'draft' && missing.length > 0)
    notes.push(note('facts-missing', { facts: missing.join(', ') }))
  if (patch.status === undefined) notes.push(...statusNotes(record, before, patch))
  return withoutNewClaims({ record, notes }, before, around)
}

export function emptyRecord(patch: ProductPatch, now: Date): ProductRecord {
  const { source, sourceKey } = 'source' in patch.target ? patch.target : { source: '', sourceKey: '' }
  return {
    source,
    sourceKey,
    slug: '',
    brand: '',
    status: 'draft',
    practitionerOnly: false,
    portionAmount: null,
    portionUnit: null,
    portionsPerPack: null,
    allergens: [],
    warnings: [],
    countryOfOrigin: null,
    bestBefore: null,
    operator: '',
    design: null,
    texts: {},
    terms: { categories: [], health_goals: [], delivery_form: [], suitable_for: [], free_from: [] },
    lines: [],
    variants: [],
    assets: [],
    review: [],
    createdAt: now.toISOString(),
  }
}

function facts(patch: ProductPatch): Partial<ProductRecord> {
  const {
    target,
    creates,
    brand,
    texts,
    terms,
    newTerms,
    variants,
    withdrawn,
    hold,
    explainsDraft,
    lines,
    assets,
    status,
    slug,
    review,
    ...rest
  } = patch
  return rest
}

const drawn = (asset: DrawnAsset): AssetRecord => ({
  ...asset,
  image: null,
  alt: {},
})

/** A file says nothing about uploaded photos, which stay. */
function photosOf({ assets }: ProductRecord): AssetRecord[] {
  return assets.filter(({ image }) => image !== null)
}

function mergeTexts(
  before: ProductRecord['texts'],
  patch: NonNullable<ProductPatch['texts']>,
): ProductRecord['texts'] {
  const texts: ProductRecord['texts'] = { ...before }
  for (const [code, text] of Object.entries(patch)) {
    const language = code as Language
    const merged = { ...(before[language] ?? emptyText), ...text }
    if (merged.name) texts[language] = merged
    else if (text.name !== undefined || !before[language]) delete texts[language]
  }
  return texts
}

function mergeTerms(
  before: ProductRecord['terms'],
  patch: NonNullable<ProductPatch['terms']>,
  vocabulary: Vocabulary,
  notes: Note[],
): ProductRecord['terms'] {
  const terms = { ...before }
  for (const [name, slugs] of Object.entries(patch)) {
    const group = name as TermGroup
    const unknown = slugs.filter((slug) => !vocabulary.hasTerm(group, slug))
    notes.push(...unknown.map((slug) => note('term-unknown', { term: `${group}/${slug}` })))
    terms[group] = [...new Set(slugs)].filter((slug) => !unknown.includes(slug)).sort()
  }
  return terms
}

function knownLines(lines: LineRecord[], vocabulary: Vocabulary, notes: Note[]): LineRecord[] {
  return lines.map((line) => {
    if (line.ingredient === null || vocabulary.hasIngredient(line.ingredient)) return line
    notes.push(note('ingredient-unknown', { ingredient: line.ingredient }))
    return { ...line, ingredient: null }
  })
}

// A person's decision is kept: importing a file again does not hold back a product that was released.
function reviewOf(before: ProductRecord | undefined, patch: ProductPatch): ReviewCode[] {
  return patch.review ?? before?.review ?? patch.hold ?? []
}

function statusOf(
  record: ProductRecord,
  before: ProductRecord | undefined,
  patch: ProductPatch,
  isComplete: boolean,
): ProductRecord['status'] {
  if (patch.status === 'published')
    return before?.status === 'published' || isComplete ? 'published' : 'draft'
  if (patch.status) return patch.status
  if (patch.withdrawn || before?.status === 'withdrawn') return 'withdrawn'
  if (before?.status === 'published') return 'published'
  return isComplete && record.review.length === 0 ? 'published' : 'draft'
}

function statusNotes(record: ProductRecord, before: ProductRecord | undefined, patch: ProductPatch): Note[] {
  const isPricing = patch.variants?.some((variant) => variant.prices) ?? false
  if (isPricing && record.status === 'withdrawn') return [note('stays-withdrawn')]
  if (record.review.length > 0 && (isPricing || !before)) return [note('held-for-review')]
  return []
}

/** Publishes no text that the claims check refuses: the product becomes a draft, or keeps what is public. */
function withoutNewClaims(
  { record, notes }: { record: ProductRecord; notes: Note[] },
  before: ProductRecord | undefined,
  around: PatchContext,
): Applied {
  const refused = record.status === 'published' ? refusedLanguages(record, before, around) : []
  if (refused.length === 0) return { record, notes }
  const values = { languages: refused.map((language) => languageNames[language]).join(', ') }
  if (before?.status === 'published') return reason('claim-in-text', values)
  return { record: { ...record, status: 'draft' }, notes: [...notes, note('claim-in-text', values)] }
}

/** In which languages a refused claim would become public that is not public yet. */
function refusedLanguages(
  record: ProductRecord,
  before: ProductRecord | undefined,
  { isRefused }: PatchContext,
): Language[] {
  const known = before?.status === 'published' ? before.texts : {}
  return languages.filter((language) =>
    claimFields.some((field) => {
      const text = record.texts[language]?.[field] ?? ''
      return text !== '' && text !== known[language]?.[field] && isRefused(language, text, record)
    }),
  )
}

function targetValues({ target }: ProductPatch) {
  if ('sku' in target) return { key: target.sku }
  return { key: 'barcode' in target ? target.barcode : target.sourceKey }
}
