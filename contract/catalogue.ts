import { z } from 'zod'
import { comparedSlugs, slugsIn } from '#domain/catalogue/comparison.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import {
  allergens,
  amountUnits,
  contentUnits,
  labelWarnings,
  pictureViews,
} from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Amount, Id } from './fields.ts'

export {
  availabilityIds,
  type Direction,
  directions,
  type OrderField,
  orderFields,
  saleId,
} from '#domain/catalogue/listing.ts'
export { cataloguePaths } from './catalogue-paths.ts'

const Day = z.string()
export const Named = z.strictObject({ id: Id, slug: z.string(), name: z.string() })
export type Named = z.infer<typeof Named>

export const Thumbnails = z.strictObject({
  thumbnail_75: z.string(),
  thumbnail_125: z.string(),
  thumbnail_250: z.string(),
  thumbnail_500: z.string(),
  thumbnail_1000: z.string(),
})

export const Asset = z.strictObject({
  asset_id: Id,
  asset_order: z.int(),
  is_primary: z.boolean(),
  view: z.enum(pictureViews),
  /** What a photo shows, in the reader's language; the drawn pictures have names. */
  alt: z.string().nullable(),
  image_url: z.string(),
  thumbnails: Thumbnails,
})
export type Asset = z.infer<typeof Asset>

export const UnitPrice = z.strictObject({
  amount: Amount,
  per: z.number(),
  unit: z.enum(contentUnits),
})

export const Variant = z.strictObject({
  id: Id,
  sku: z.string(),
  barcode: z.string().nullable(),
  /** In major units; null when this visitor may not see it. */
  price: Amount.nullable(),
  currency: z.enum(currencies),
  /** The lowest price of the 30 days before the reduction began; null when the price is not reduced. */
  lowest_price_30_days: Amount.nullable(),
  discount_percent: z.int().nullable(),
  unit_price: UnitPrice.nullable(),
  unit_of_measure: z.enum(contentUnits).nullable(),
  content: z.number().nullable(),
  /** In grams, including the packaging. */
  weight: z.int().nullable(),
  availability: z.boolean(),
  /** The expected restock date while out of stock; null if the shop does not know one. */
  expected_on: Day.nullable(),
  images: z.array(z.string()),
})
export type Variant = z.infer<typeof Variant>

/** The active ingredients per daily portion: the first label lines. */
export const Active = z.strictObject({
  name: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(amountUnits).nullable(),
})
export type Active = z.infer<typeof Active>
export const activesShown = 3

export const Product = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** The language the name is actually in: English when there is no translation. */
  language: z.enum(languages),
  brand: Named,
  delivery_form: Named.nullable(),
  /** Key of the category's range colour, used as the background of the picture. */
  range: z.enum(ranges),
  practitioner_only: z.boolean(),
  available: z.boolean(),
  /** `price`: reduced; `best-before`: a short best-before date, which is then included. */
  sale: z.enum(['price', 'best-before']).nullable(),
  best_before: Day.nullable(),
  is_new: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** At most `activesShown`, for the list view of practitioners. */
  actives: z.array(Active).optional(),
  /** In lists only the primary picture; on the product itself all of them. */
  assets: z.array(Asset),
  variants: z.array(Variant),
})
export type Product = z.infer<typeof Product>

export const ProductPage = z.strictObject({
  data: z.array(Product),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  available_products: z.int(),
  unavailable_products: z.int(),
})
export type ProductPage = z.infer<typeof ProductPage>

export const LabelLine = z.strictObject({
  ingredient_id: Id.nullable(),
  name: z.string(),
  form: z.string().nullable(),
  /** Per daily portion; null when the label prints none, which is different from zero. */
  amount: z.number().nullable(),
  unit: z.enum(amountUnits).nullable(),
  /** Per single unit of the portion (one capsule), if the portion is known. */
  amount_per_unit: z.number().nullable(),
  nrv_percent: z.number().nullable(),
})

export const Label = z.strictObject({
  daily_portion: z.strictObject({ amount: z.number(), unit: z.enum(contentUnits) }).nullable(),
  portions_per_pack: z.number().nullable(),
  lines: z.array(LabelLine),
  ingredient_list: z.string(),
  allergens: z.array(z.enum(allergens)),
  warnings: z.array(z.enum(labelWarnings)),
  /** As printed on the pack, in the language `language`. */
  warning: z.string(),
  country_of_origin: z.string().nullable(),
  /** What the product is called by law, in the language `language`. */
  legal_name: z.string(),
  /** Name and address of the business that is responsible for the food. */
  operator: z.string(),
})
export type Label = z.infer<typeof Label>

/** A laboratory’s report on a batch; `best_before` is a date. */
const LabReport = z.strictObject({
  batch_id: Id,
  product_variant_id: Id,
  number: z.string(),
  best_before: z.string(),
})

const DailyAmount = z.strictObject({ amount: z.number(), unit: z.enum(amountUnits) })

/** The same main active as in a product, in other brands. */
export const SameActive = z.strictObject({
  name: z.string(),
  /** Of the product itself, in a daily portion. */
  daily_amount: DailyAmount,
  /** Those most like it first. */
  products: z.array(
    Product.extend({
      daily_amount: DailyAmount,
      daily_portion: Label.shape.daily_portion,
      portions_per_pack: Label.shape.portions_per_pack,
    }),
  ),
})
export type SameActive = z.infer<typeof SameActive>

export const ProductDetail = Product.extend({
  description: z.string(),
  usage: z.string(),
  label: Label,
  /** From the top-level category down to the product's own. */
  category_path: z.array(Named),
  categories: z.array(Named),
  health_goals: z.array(Named.extend({ icon: z.string().nullable() })),
  suitable_for: z.array(Named),
  free_from: z.array(Named),
  /** Of its batches that are not blocked, those that last longest first. */
  lab_reports: z.array(LabReport),
  /** Products that practitioners often combine in the same protocol. */
  related: z.array(Product),
  /** Null if the label prints no amount of its first line, or no other brand has as much of it. */
  same_active: SameActive.nullable(),
  /** Null below `leastPractitioners`. */
  protocol_count: z.int().nullable(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** Slugs separated by commas; each counts once, and at most `comparedMaximum` are compared. */
export const ComparisonQuery = z.object({
  products: z
    .string()
    .default('')
    .transform((text) => comparedSlugs(slugsIn(text)))
    .meta({ type: 'string' }),
})

export const ComparedProduct = Product.extend({
  daily_portion: Label.shape.daily_portion,
  portions_per_pack: Label.shape.portions_per_pack,
  suitable_for: z.array(Named),
  free_from: z.array(Named),
})
export type ComparedProduct = z.infer<typeof ComparedProduct>

/** Of an active per daily portion; without an amount if the label prints none. */
export const ComparedAmount = z.strictObject({
  amount: z.number().nullable(),
  unit: z.enum(amountUnits).nullable(),
  nrv_percent: z.number().nullable(),
})
export type ComparedAmount = z.infer<typeof ComparedAmount>

/** Products side by side, in the order asked for; unknown ones are left out. */
export const Comparison = z.strictObject({
  data: z.array(ComparedProduct),
  /** An amount for each product, null where it lacks the active; in the same unit if it can be converted. */
  actives: z.array(z.strictObject({ name: z.string(), amounts: z.array(ComparedAmount.nullable()) })),
})
export type Comparison = z.infer<typeof Comparison>

/** An option of a filter group, with the number of products it would give. */
export type Option = Named & {
  count: number
  icon?: string | null | undefined
  range?: string | null | undefined
  children?: Option[] | undefined
}
export const Option: z.ZodType<Option> = z.lazy(() =>
  Named.extend({
    count: z.int(),
    icon: z.string().nullable().optional(),
    range: z.string().nullable().optional(),
    children: z.array(Option).optional(),
  }),
)
export const OptionList = z.strictObject({ data: z.array(Option) })
export type OptionList = z.infer<typeof OptionList>

const CountedIngredient = Named.extend({ count: z.int() })
export type CountedIngredient = z.infer<typeof CountedIngredient>

/** Best match first. */
export const IngredientList = z.strictObject({ data: z.array(CountedIngredient) })
export type IngredientList = z.infer<typeof IngredientList>

const Span = z.strictObject({ lowest: z.number(), highest: z.number() })

/** What limits can be set within; prices in major units. Each ignores its own limit. */
export const Ranges = z.strictObject({
  currency: z.enum(currencies),
  /** Null when the caller sees no price. A bar counts the products with a price from `from` to below `to`, or above. */
  price: Span.extend({
    bars: z.array(z.strictObject({ from: z.number(), to: z.number().nullable(), count: z.int() })),
  }).nullable(),
  per_day: Span.nullable(),
  /** The most frequent ingredients, and the chosen one. */
  ingredients: z.array(CountedIngredient),
  /** Of the chosen ingredient per daily portion, in the unit of `amount_unit` or the usual one. */
  amount: Span.extend({ unit: z.enum(amountUnits) }).nullable(),
})
export type Ranges = z.infer<typeof Ranges>

export const Filters = z.strictObject({
  categories: z.array(Option),
  health_goals: z.array(Option),
  brands: z.array(Option),
  delivery_form: z.array(Option),
  suitable_for: z.array(Option),
  free_from: z.array(Option),
  availability: z.array(Option),
  zero_waste: z.array(Option),
  ranges: Ranges,
})
export type Filters = z.infer<typeof Filters>
