import { eq } from 'drizzle-orm'
import type { AdminProduct, AdminProductDraft } from '#contract/admin-products.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { type Currency, toMajor } from '#domain/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { loadProducts } from '../imports/load-products.ts'
import { products, variants } from '../tables.ts'

/** A product with everything that an admin can edit. */
export async function getAdminProduct(
  { db, catalogue, currency }: Pick<Ctx, 'catalogue' | 'currency' | 'db'>,
  id: number,
): Promise<AdminProduct> {
  const [[head], record, sold, pictures] = await Promise.all([
    db
      .select({ revision: products.revision, updatedAt: products.updatedAt })
      .from(products)
      .where(eq(products.id, id)),
    loadProducts(db, [id]).then((records) => records.get(id)),
    db.select({ id: variants.id, sku: variants.sku }).from(variants).where(eq(variants.productId, id)),
    catalogue.draftPictures(id),
  ])
  if (!head || !record) return refuse('not-found')
  const idOfSku = new Map(sold.map((variant) => [variant.sku, variant.id]))
  return {
    id,
    slug: record.slug,
    revision: head.revision,
    status: record.status,
    review: record.review,
    currency,
    created_at: record.createdAt,
    updated_at: head.updatedAt.toISOString(),
    ...fieldsOf(record),
    variants: record.variants.map((variant) => ({
      ...variantFields(variant),
      id: idOfSku.get(variant.sku)!,
      stock: variant.stock,
      expected_on: variant.expectedOn,
      prices: pricesIn(variant.prices, currency),
    })),
    pictures,
  }
}

/** What an admin edits, as the API sends it. */
function fieldsOf(record: ProductRecord): Omit<AdminProductDraft, 'pictures' | 'revision' | 'variants'> {
  return {
    brand: record.brand,
    practitioner_only: record.practitionerOnly,
    portion_amount: record.portionAmount,
    portion_unit: record.portionUnit,
    portions_per_pack: record.portionsPerPack,
    allergens: record.allergens,
    warnings: record.warnings,
    country_of_origin: record.countryOfOrigin,
    operator: record.operator,
    texts: Object.fromEntries(
      Object.entries(record.texts).map(([language, { legalName, ingredientList, ...text }]) => [
        language,
        { ...text, legal_name: legalName, ingredient_list: ingredientList },
      ]),
    ),
    terms: record.terms,
    lines: record.lines.map(({ nrvPercent, ...line }) => ({ ...line, nrv_percent: nrvPercent })),
  }
}

function variantFields(variant: ProductRecord['variants'][number]): AdminProductDraft['variants'][number] {
  return {
    sku: variant.sku,
    barcode: variant.barcode,
    content_amount: variant.contentAmount,
    content_unit: variant.contentUnit,
    weight_grams: variant.weightGrams,
  }
}

function pricesIn(prices: ProductRecord['variants'][number]['prices'], currency: Currency) {
  return prices.flatMap((price) =>
    price.currency === currency ? [{ valid_from: price.validFrom, amount: toMajor(price.amountMinor) }] : [],
  )
}

/** Locks a product and then its variants, in the order of ids, like every change of stock. */
export async function lockProduct(db: Database, id: number, revision: number): Promise<ProductRecord> {
  const [head] = await db
    .select({ revision: products.revision })
    .from(products)
    .where(eq(products.id, id))
    .for('update')
  if (!head) return refuse('not-found')
  if (head.revision !== revision) return refuse('product-changed')
  await db
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(variants.id)
    .for('update')
  return (await loadProducts(db, [id])).get(id)!
}
