import type { BrandDesign, PackDesign } from '#domain/catalogue/pack-design.ts'
import type {
  Allergen,
  AmountUnit,
  ContentUnit,
  ProductStatus,
  TermGroup,
} from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency, Minor } from '#domain/money.ts'
import type { LabelWarning, PictureView } from '../vocabulary.ts'
import type { BrandChoices, KnownBrand } from './brand-choice.ts'
import type { Note, Reason, ReviewCode } from './outcome.ts'

export const textFields = ['name', 'legalName', 'description', 'usage', 'ingredientList', 'warning'] as const
export type TextField = (typeof textFields)[number]
export type ProductText = Record<TextField, string>

export type LineRecord = {
  /** Slug of a known ingredient; null if none has that name. */
  ingredient: string | null
  name: string
  form: string | null
  amount: number | null
  unit: AmountUnit | null
  nrvPercent: number | null
}

export type PriceRecord = { currency: Currency; amountMinor: Minor; validFrom: string }

export type VariantRecord = {
  sku: string
  barcode: string | null
  contentAmount: number | null
  contentUnit: ContentUnit | null
  weightGrams: number | null
  stock: number
  /** The expected restock date, YYYY-MM-DD. */
  expectedOn: string | null
  /** Oldest first. */
  prices: PriceRecord[]
}

export type AssetRecord = {
  view: PictureView
  sourceUrl: string | null
  /** Id of an uploaded picture. */
  image: string | null
  /** What a photo shows, for those who cannot see it. */
  alt: Partial<Record<Language, string>>
}

/**
 * A complete product as plain data without row ids: the form in which it is compared, written, saved for undoing and
 * exported.
 */
export type ProductRecord = {
  source: string
  sourceKey: string
  slug: string
  brand: string
  status: ProductStatus
  practitionerOnly: boolean
  portionAmount: number | null
  portionUnit: ContentUnit | null
  portionsPerPack: number | null
  allergens: Allergen[]
  warnings: LabelWarning[]
  countryOfOrigin: string | null
  bestBefore: string | null
  /** Name and address of the business that is responsible for the food. */
  operator: string
  design: Partial<PackDesign> | null
  texts: Partial<Record<Language, ProductText>>
  terms: Record<TermGroup, string[]>
  lines: LineRecord[]
  variants: VariantRecord[]
  assets: AssetRecord[]
  review: ReviewCode[]
  createdAt: string
}

/** A picture that the shop draws, with the address of its source. */
export type DrawnAsset = Pick<AssetRecord, 'sourceUrl' | 'view'>

export type Target =
  | {
      source: string
      sourceKey: string
      /** The SKU by which the shop may already have the product, from another source but of the same brand. */
      knownAs?: string
    }
  | { sku: string }
  | { barcode: string }

export type BrandPatch = {
  name: string
  slug?: string
  country?: string | null
  design?: BrandDesign | null
  /** A known product keeps its brand. */
  onlyIfNew?: boolean
}

/** A price in a file; without a date it applies from the time of the import. */
export type PricePatch = { currency: Currency; amountMinor: Minor; validFrom?: string }

export type VariantPatch = Partial<Omit<VariantRecord, 'prices'>> & { prices?: PricePatch[] }

/** What one row (or group of rows) says about a product; absent values stay unchanged. */
export type ProductPatch = {
  target: Target
  /** False for a file that only completes existing products. */
  creates: boolean
  brand?: BrandPatch
  texts?: Partial<Record<Language, Partial<ProductText>>>
  terms?: Partial<Record<TermGroup, string[]>>
  /** Only for a product that the shop does not have yet. */
  newTerms?: Partial<Record<TermGroup, string[]>>
  variants?: VariantPatch[]
  /** Discontinued at its source. The reverse is not imported, since an admin may have withdrawn the product here. */
  withdrawn?: boolean
  /** Holds a new product for review. */
  hold?: ReviewCode[]
  /** Notes what a new product still lacks. */
  explainsDraft?: boolean
  assets?: DrawnAsset[]
} & Partial<Omit<ProductRecord, 'assets' | 'source' | 'sourceKey' | 'brand' | 'texts' | 'terms' | 'variants'>>

export type Reading = { patch: ProductPatch; notes: Note[] } | { skipped: Reason } | { refused: Reason }

/** The cells of one row by column name, or the members of one JSON line. */
export type Cells = Readonly<Record<string, unknown>>

/** Look-ups in the shop's own data that a mapping may use. */
export type Vocabulary = {
  /** Slug of the ingredient with this name or synonym, in any language. */
  ingredient(name: string): string | null
  hasIngredient(slug: string): boolean
  /** Key of the ingredient's reference intake, null if the EU has set none. */
  nutrientOf(slug: string): string | null
  hasTerm(group: TermGroup, slug: string): boolean
  brand(slug: string): KnownBrand | null
  /** The brand that an unknown name probably stands for. */
  similarBrand(name: string): KnownBrand | null
}

/** Values that are not in the file but set by the shop. */
export type Assumptions = {
  currency: Currency
  /** Whose file it is, and the brand of products without one. */
  supplier?: string
  /** By the name in the file. Without it, nobody is asked, and every unknown brand is a new one. */
  brandChoices?: BrandChoices
}
