import { activesShown } from '#contract/catalogue.ts'
import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import { currentPrice, earliest, type Reduction } from '#domain/catalogue/prices.ts'
import type { Restrictions } from '#domain/catalogue/restrictions/country-states.ts'
import { type Finding, findRestrictions } from '#domain/catalogue/restrictions/find-restrictions.ts'
import {
  type BestBefore,
  bestBeforeState,
  expectedDay,
  expectedDayEndsAt,
  isAvailable,
  isNew,
  nextChangeByTime,
  type Sale,
  saleOf,
} from '#domain/catalogue/sale.ts'
import type { Allergen, AmountUnit, ContentUnit, LabelWarning } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import { nationalRestrictions } from '#domain/reference/national-restrictions.ts'
import type { AssetRow, LabReportRow, ProductRow, VariantRow } from './rows.ts'
import type { Names, Vocabulary } from './vocabulary.ts'

export type VariantEntry = {
  id: number
  sku: string
  barcode: string | null
  price: Minor
  reduction: Reduction | null
  content: { amount: number; unit: ContentUnit } | null
  weightGrams: number | null
  available: boolean
  /** Only while it is out of stock and the date has not passed. */
  expectedOn: string | null
}

/** A published product in the read model. It contains only what is shown, so that equal entries look the same. */
export type Entry = {
  id: number
  slug: string
  brandId: number
  termIds: number[]
  names: Names
  practitionerOnly: boolean
  available: boolean
  sale: Sale | null
  /** Only if it is near. */
  bestBefore: string | null
  isNew: boolean
  createdMs: number
  updatedMs: number
  variants: VariantEntry[]
  assets: AssetRow[]
  design: Partial<PackDesign> | null
  portion: { amount: number; unit: ContentUnit } | null
  portionsPerPack: number | null
  allergens: Allergen[]
  warnings: LabelWarning[]
  countryOfOrigin: string | null
  operator: string
  restrictions: Restrictions
  labReports: readonly LabReportRow[]
  /** The first lines of the label. */
  actives: Line[]
  /**
   * UTF-8 JSON of `Texts` by language and of `Line[]`, outside the heap: twelve languages of fifty thousand products.
   */
  packedTexts: Buffer
  packedLines: Buffer
}

/** description, usage, ingredient list, warning, legal name */
export type Texts = [string, string, string, string, string]
/** ingredient, name, form, amount, unit, percentage of the reference value */
export type Line = [number | null, string, string | null, number | null, AmountUnit | null, number | null]

/**
 * No entry if nothing of the product is sold in this currency; `turns` is when the passing of time changes the result.
 */
export function entryOf(
  row: ProductRow,
  { ingredientKeys }: Pick<Vocabulary, 'ingredientKeys'>,
  now: Date,
): { entry: Entry | undefined; nextChangeAt: Date | null } {
  const state = bestBeforeState(row.bestBefore, now)
  const nextChangeAt = [nextChangeByTime(row.bestBefore, new Date(row.createdMs), now)]
  const variants = row.variants.flatMap((variant) => {
    const history = (variant.prices ?? []).map(([ms, amount]) => ({ amount, validFrom: new Date(ms) }))
    const price = currentPrice(history, now)
    nextChangeAt.push(price ? price.changesAt : earliest(...history.map((point) => point.validFrom)))
    nextChangeAt.push(expectedDayEndsAt(variant.expectedOn, now))
    return price ? [variantEntry(variant, price, isAvailable(variant.stock, state), now)] : []
  })
  return {
    entry: variants.length > 0 ? shownEntry({ row, ingredientKeys }, variants, state, now) : undefined,
    nextChangeAt: earliest(...nextChangeAt),
  }
}

type Labelled = Pick<Vocabulary, 'ingredientKeys'> & { row: ProductRow }

function shownEntry(
  { row, ingredientKeys }: Labelled,
  variants: VariantEntry[],
  state: BestBefore,
  now: Date,
): Entry {
  const lines = JSON.parse(row.lines) as Line[]
  const { id, slug, brandId, termIds, names, practitionerOnly, assets, design } = row
  const { createdMs, updatedMs, portionsPerPack, allergens, warnings, countryOfOrigin, operator } = row
  return {
    id,
    slug,
    brandId,
    termIds,
    names,
    practitionerOnly,
    available: variants.some((variant) => variant.available),
    sale: saleOf(
      variants.some((variant) => variant.reduction !== null),
      state,
    ),
    bestBefore: state === 'short' ? row.bestBefore : null,
    isNew: isNew(new Date(createdMs), now),
    createdMs,
    updatedMs,
    variants,
    assets,
    design,
    portion:
      row.portionAmount !== null && row.portionUnit
        ? { amount: row.portionAmount, unit: row.portionUnit }
        : null,
    portionsPerPack,
    allergens,
    warnings,
    countryOfOrigin,
    operator,
    restrictions: { findings: findingsOn(lines, ingredientKeys), decisions: row.decisions },
    labReports: row.labReports,
    actives: lines.slice(0, activesShown),
    packedTexts: Buffer.from(row.texts),
    packedLines: Buffer.from(row.lines),
  }
}

function variantEntry(
  variant: VariantRow,
  price: { amount: Minor; reduction: Reduction | null },
  available: boolean,
  now: Date,
): VariantEntry {
  const { id, sku, barcode, contentAmount, contentUnit, weightGrams } = variant
  const content = contentAmount !== null && contentUnit ? { amount: contentAmount, unit: contentUnit } : null
  return {
    id,
    sku,
    barcode,
    price: price.amount,
    reduction: price.reduction,
    content,
    weightGrams,
    available,
    expectedOn: expectedDay(variant.expectedOn, available, now),
  }
}

function findingsOn(lines: readonly Line[], keys: Vocabulary['ingredientKeys']): Finding[] {
  const named = lines.map(([ingredientId, name, form, amount, unit]) => {
    const key = ingredientId === null ? null : (keys.get(ingredientId) ?? null)
    return { ingredientId, key, name, form, amount, unit }
  })
  return findRestrictions(named, nationalRestrictions)
}

export function textsOf(entry: Entry): Partial<Record<Language, Texts>> {
  return JSON.parse(entry.packedTexts.toString())
}

export function linesOf(entry: Entry): Line[] {
  return JSON.parse(entry.packedLines.toString())
}
