import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BrandDesign, PackDesign } from '#domain/catalogue/pack-design.ts'
import type {
  Allergen,
  AmountUnit,
  ContentUnit,
  PictureView,
  ProductStatus,
  TermGroup,
} from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { wordsOf } from '#server/platform/word-search.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

export const brands = pgTable('brands', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  country: char({ length: 2 }),
  /** Null for an imported brand, whose packs get a layout by a hash of its name. */
  design: jsonb().$type<BrandDesign>(),
})

export const brandTexts = pgTable(
  'brand_texts',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    story: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.language] })],
)

/** Categories, health goals, delivery forms, suitable-for and free-from: one tree each, in one table. */
export const terms = pgTable(
  'terms',
  {
    id: serial().primaryKey(),
    group: text('term_group').$type<TermGroup>().notNull(),
    slug: text().notNull(),
    parentId: integer(),
    position: smallint().notNull().default(0),
    /** The icon of a health goal, range colour of a category, or pack of a delivery form. */
    icon: text(),
    range: text(),
    /** An admin changed it: the shop's own vocabulary no longer does. */
    edited: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('terms_group_slug').on(t.group, t.slug)],
)

export const termNames = pgTable(
  'term_names',
  {
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.termId, t.language] })],
)

export const ingredients = pgTable('ingredients', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  /** Key of the reference intake in domain/reference, null if the EU has set none. */
  nutrient: text(),
})

export const ingredientNames = pgTable(
  'ingredient_names',
  {
    ingredientId: integer()
      .notNull()
      .references(() => ingredients.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    synonyms: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.ingredientId, t.language] })],
)

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    status: text().$type<ProductStatus>().notNull().default('draft'),
    practitionerOnly: boolean().notNull().default(false),
    /** Units per daily portion; null if the label does not say. */
    portionAmount: numeric({ mode: 'number' }),
    portionUnit: text().$type<ContentUnit>(),
    portionsPerPack: numeric({ mode: 'number' }),
    allergens: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    /** Keys of translated warnings in locales. */
    warnings: text().array().notNull().default(sql`'{}'`),
    countryOfOrigin: char({ length: 2 }),
    bestBefore: date({ mode: 'string' }),
    /** Name and address of the business that is responsible for the food. */
    operator: text().notNull().default(''),
    /** Overrides of what the drawn pack shows. */
    design: jsonb().$type<Partial<PackDesign>>(),
    /**
     * Where the product came from: `demo`, `shopify`, `dsld`, `off`, `verbena`; together with `sourceKey` it identifies
     * the product.
     */
    source: text().notNull(),
    sourceKey: text().notNull(),
    /** Counts the changes, so that two admins do not overwrite each other. */
    revision: integer().notNull().default(0),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('products_source').on(t.source, t.sourceKey),
    index('products_brand').on(t.brandId),
    // For the lists of admins.
    index('products_updated').on(t.updatedAt, t.id),
    index('products_created').on(t.createdAt, t.id),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    /** What the food is called by law, such as “Food supplement with magnesium”. */
    legalName: text().notNull().default(''),
    description: text().notNull().default(''),
    usage: text().notNull().default(''),
    /** The list of ingredients as printed on the pack, including additives. */
    ingredientList: text().notNull().default(''),
    /** Warnings printed on the label for which there is no key. */
    warning: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.language] }),
    index('product_texts_words').using('gin', nameWords(t)).with({ fastupdate: false }),
  ],
)

/** The name, as indexed for the search. */
export function nameWords({ name }: Record<'name', SQLWrapper>): SQL {
  return wordsOf(sql`${name}`)
}

export const productTerms = pgTable(
  'product_terms',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.termId] }), index('product_terms_term').on(t.termId)],
)

export const labelLines = pgTable(
  'label_lines',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    ingredientId: integer().references(() => ingredients.id),
    name: text().notNull(),
    form: text(),
    amount: numeric({ mode: 'number' }),
    unit: text().$type<AmountUnit>(),
    nrvPercent: numeric({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('label_lines_ingredient').on(t.ingredientId),
    check('label_lines_amount_has_unit', sql`(${t.amount} is null) = (${t.unit} is null)`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    sku: text().notNull().unique(),
    /** GTIN-8, 12, 13 or 14 with a valid check digit. */
    barcode: text(),
    contentAmount: numeric({ mode: 'number' }),
    contentUnit: text().$type<ContentUnit>(),
    weightGrams: integer(),
    stock: integer().notNull().default(0),
    /** The expected restock date. Ignored while there is stock, or once it has passed. */
    expectedOn: date({ mode: 'string' }),
    /** Removed from the catalogue, but kept for protocols that contain it. */
    withdrawn: boolean().notNull().default(false),
  },
  (t) => [
    index('variants_product').on(t.productId),
    index('variants_barcode').on(t.barcode),
    index('variants_sku_start').on(sql`upper(${t.sku}) text_pattern_ops`),
    check('variants_stock_never_negative', sql`${t.stock} >= 0`),
  ],
)

/** All prices, past ones included: the newest applies. Reductions are calculated from them. */
export const prices = pgTable(
  'prices',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    amountMinor: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.currency, t.validFrom] }),
    check('prices_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

export const assets = pgTable(
  'assets',
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    view: text().$type<PictureView>().notNull(),
    /** Of an uploaded photo; the others are drawn. */
    image: uuid(),
    /** What a photo shows, by language. */
    alt: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** URL of the source's own picture, kept for attribution; never requested by a visitor's browser. */
    sourceUrl: text(),
  },
  (t) => [uniqueIndex('assets_product_position').on(t.productId, t.position)],
)

/** Filled by triggers; each process reads it every second to refresh its read model. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: something shared has changed (a brand, a term, an ingredient), so rebuild everything. */
    productId: integer(),
    /**
     * Each read starts from the oldest transaction that was open at the last read, so that no late commit is missed.
     */
    transactionId: bigint({ mode: 'bigint' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('catalogue_changes_transaction').on(t.transactionId)],
)
