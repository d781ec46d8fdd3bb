import { z } from 'zod'
import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { bulkMaximum, reductionMaximum, skipReasons } from '#domain/catalogue/bulk-change.ts'
import { claimFields } from '#domain/catalogue/claim-fields.ts'
import { reviewCodes } from '#domain/catalogue/imports/outcome.ts'
import { productFilters, productOrders, productQueryMaximum } from '#domain/catalogue/product-list.ts'
import { requiredFacts } from '#domain/catalogue/required-facts.ts'
import {
  altMaximum,
  linesMaximum,
  operatorMaximum,
  picturesMaximum,
  priceMaximum,
  textMaximum,
  variantsMaximum,
} from '#domain/catalogue/text-limits.ts'
import {
  allergens,
  amountUnits,
  contentUnits,
  labelWarnings,
  pictureViews,
  productStatuses,
  termGroups,
} from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { isText } from '#domain/text.ts'
import { directions, Named } from './catalogue.ts'
import { ClaimDecision } from './claims.ts'
import { Amount, Id, Line, Text, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const Slug = z.string().min(1).max(120)
const Revision = z.int().nonnegative()

export const AdminProductQuery = z.object({
  query: Line(productQueryMaximum).default(''),
  filter: z.enum(productFilters).default('all'),
  order_by: z.enum(productOrders).default('updated'),
  order: z.enum(directions).default('desc'),
  page: PageText.default(1),
  limit: LimitText.default(50),
})
export type AdminProductQuery = z.output<typeof AdminProductQuery>

export const AdminProductRow = z.strictObject({
  id: Id,
  slug: z.string(),
  revision: Revision,
  /** In the reader's language if it has one. */
  name: z.string(),
  brand: z.string(),
  status: z.enum(productStatuses),
  practitioner_only: z.boolean(),
  missing: z.array(z.enum(requiredFacts)),
  review: z.array(z.enum(reviewCodes)),
  sku: z.string(),
  /** Of all variants. */
  stock: z.int(),
  /** Of the first variant; null without a price. */
  price: Amount.nullable(),
  currency: z.enum(currencies),
  on_sale: z.boolean(),
  out_of_stock: z.boolean(),
  /** Path of a small picture, if the product is published. */
  picture: z.string().nullable(),
  updated_at: Timestamp,
})
export type AdminProductRow = z.infer<typeof AdminProductRow>
export const AdminProductPage = z.strictObject({
  data: z.array(AdminProductRow),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  /** Among the products that the query finds. */
  counts: z.record(z.enum(productFilters), z.int()),
})
export type AdminProductPage = z.infer<typeof AdminProductPage>

export const AdminProductTexts = z.strictObject({
  name: Line(textMaximum.name),
  legal_name: Line(textMaximum.legalName),
  description: Text(textMaximum.description),
  usage: Text(textMaximum.usage),
  ingredient_list: Text(textMaximum.ingredientList),
  warning: Text(textMaximum.warning),
})
export type AdminProductTexts = z.infer<typeof AdminProductTexts>

const Measure = z.number().positive().max(1_000_000)
const together = (amount: unknown, unit: unknown) => (amount === null) === (unit === null)

export const AdminLabelLine = z
  .strictObject({
    /** Slug of a known ingredient. */
    ingredient: Slug.nullable(),
    name: Line(300).min(1),
    form: Line(300).nullable(),
    amount: z.number().nonnegative().max(1e15).nullable(),
    unit: z.enum(amountUnits).nullable(),
    nrv_percent: z.number().nonnegative().max(1_000_000).nullable(),
  })
  .refine(({ amount, unit }) => together(amount, unit), { path: ['unit'] })
export type AdminLabelLine = z.infer<typeof AdminLabelLine>

const Sku = Line(64).min(1)
const variantFields = {
  sku: Sku,
  barcode: z
    .string()
    .trim()
    .refine((text) => barcodeOf(text) !== undefined)
    .nullable(),
  content_amount: Measure.nullable(),
  content_unit: z.enum(contentUnits).nullable(),
  weight_grams: z.int().positive().max(1_000_000).nullable(),
}

const pictureFields = {
  view: z.enum(pictureViews),
  /** Id of an uploaded photo; the others are drawn by the shop. */
  image: z.uuid().nullable(),
  alt: z.partialRecord(z.enum(languages), Line(altMaximum)),
}
export const AdminPicture = z
  .strictObject(pictureFields)
  .refine(({ view, image }) => (view === 'photo') === (image !== null), { path: ['image'] })
export type AdminPicture = z.infer<typeof AdminPicture>

const productFields = {
  /** Slug of the brand. */
  brand: Slug,
  practitioner_only: z.boolean(),
  portion_amount: Measure.nullable(),
  portion_unit: z.enum(contentUnits).nullable(),
  portions_per_pack: Measure.nullable(),
  allergens: z.array(z.enum(allergens)).max(allergens.length),
  warnings: z.array(z.enum(labelWarnings)).max(labelWarnings.length),
  country_of_origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  operator: Text(operatorMaximum),
  texts: z.partialRecord(z.enum(languages), AdminProductTexts),
  /** Slugs by group. */
  terms: z.record(z.enum(termGroups), z.array(Slug).max(100)),
  lines: z.array(AdminLabelLine).max(linesMaximum),
}

/** The whole product; the revision is the one that it was made from. */
export const AdminProductDraft = z
  .strictObject({
    revision: Revision,
    ...productFields,
    pictures: z.array(AdminPicture).max(picturesMaximum),
    variants: z
      .array(
        z
          .strictObject(variantFields)
          .refine((one) => together(one.content_amount, one.content_unit), { path: ['content_unit'] }),
      )
      .min(1)
      .max(variantsMaximum),
  })
  .refine((one) => together(one.portion_amount, one.portion_unit), { path: ['portion_unit'] })
export type AdminProductDraft = z.infer<typeof AdminProductDraft>

export const AdminPrice = z.strictObject({ valid_from: Timestamp, amount: Amount })
export type AdminPrice = z.infer<typeof AdminPrice>
export const AdminVariant = z.strictObject({
  ...variantFields,
  barcode: z.string().nullable(),
  id: Id,
  stock: z.int(),
  expected_on: z.string().nullable(),
  /** In the shop's currency, oldest first; those still to come are included. */
  prices: z.array(AdminPrice),
})
export type AdminVariant = z.infer<typeof AdminVariant>

export const AdminProduct = z.strictObject({
  id: Id,
  slug: z.string(),
  revision: Revision,
  status: z.enum(productStatuses),
  review: z.array(z.enum(reviewCodes)),
  currency: z.enum(currencies),
  created_at: Timestamp,
  updated_at: Timestamp,
  ...productFields,
  operator: z.string(),
  texts: z.partialRecord(
    z.enum(languages),
    z.record(z.enum(Object.keys(AdminProductTexts.shape) as [keyof AdminProductTexts]), z.string()),
  ),
  lines: z.array(z.strictObject(AdminLabelLine.shape)),
  variants: z.array(AdminVariant),
  pictures: z.array(z.strictObject({ ...pictureFields, path: z.string() })),
})
export type AdminProduct = z.infer<typeof AdminProduct>

export const NewProduct = z.strictObject({
  language: z.enum(languages),
  name: Line(textMaximum.name).min(1),
  brand: Slug,
  sku: Sku,
})
export type NewProduct = z.infer<typeof NewProduct>
export const UploadedImage = z.strictObject({ image: z.uuid(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof UploadedImage>
export const ProductRevision = z.strictObject({ revision: Revision })
export type ProductRevision = z.infer<typeof ProductRevision>

/** Allows a text that the claims check refuses, exactly as it is written. */
export const AllowedProductText = ClaimDecision.extend({
  field: z.enum(claimFields),
  language: z.enum(languages),
  text: z.string().min(1).max(textMaximum.description).refine(isText),
})
export type AllowedProductText = z.infer<typeof AllowedProductText>

/** In major units, VAT included. Without `from` it applies at once; with `until` it is a reduction. */
export const NewPrice = z.strictObject({
  revision: Revision,
  sku: Sku,
  amount: z.number().min(0.01).max(priceMaximum).multipleOf(0.01),
  from: Timestamp.nullable(),
  until: Timestamp.nullable(),
})
export type NewPrice = z.infer<typeof NewPrice>
/** Only of a price that is still to come. */
export const PriceRemoval = z.strictObject({ revision: Revision, sku: Sku, valid_from: Timestamp })
export type PriceRemoval = z.infer<typeof PriceRemoval>

const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['publish', 'unpublish']) }),
  z.strictObject({ kind: z.literal('practitioner-only'), value: z.boolean() }),
  z.strictObject({ kind: z.literal('category'), slug: Slug }),
  z.strictObject({
    kind: z.literal('reduction'),
    percent: z.int().min(1).max(reductionMaximum),
    until: Timestamp,
  }),
])
/** The revisions are those that the admin saw. */
export const BulkChange = z.strictObject({
  products: z
    .array(z.strictObject({ id: Id, revision: Revision }))
    .min(1)
    .max(bulkMaximum),
  action: BulkAction,
})
export type BulkChange = z.infer<typeof BulkChange>
/** Each product is changed as a whole or not at all. */
export const BulkResult = z.strictObject({
  changed: z.int(),
  skipped: z.array(z.strictObject({ id: Id, name: z.string(), reason: z.enum(skipReasons) })),
  /** For the call that undoes it. */
  undo: Id.nullable(),
})
export type BulkResult = z.infer<typeof BulkResult>

export const AdminVocabulary = z.strictObject({
  brands: z.array(Named),
  terms: z.record(z.enum(termGroups), z.array(Named.extend({ parent_id: Id.nullable() }))),
  ingredients: z.array(Named.extend({ nutrient: z.string().nullable() })),
})
export type AdminVocabulary = z.infer<typeof AdminVocabulary>
