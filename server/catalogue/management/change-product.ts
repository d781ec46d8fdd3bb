import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AdminProductDraft } from '#contract/admin-products.ts'
import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { changedFields } from '#domain/catalogue/imports/changed-fields.ts'
import { emptyVariant } from '#domain/catalogue/imports/merge-variants.ts'
import type { ProductRecord, ProductText } from '#domain/catalogue/imports/record.ts'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { Language } from '#domain/languages.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { type Ids, saveProducts } from '../imports/save-products.ts'
import { readIds } from '../imports/vocabulary.ts'
import { variants } from '../tables.ts'
import { lockProduct } from './get-product.ts'
import { refuseProductClaims } from './product-claims.ts'
import { productImages } from './tables.ts'

export type Managing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'variantsInUse'>

/** Replaces what an admin edits. Refused if somebody else changed the product since its revision. */
export function changeProduct(
  ctx: Managing,
  id: number,
  { revision, ...draft }: AdminProductDraft,
): Promise<void> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const before = await lockProduct(db, id, revision)
    const after = edited(before, draft)
    const ids = await readIds(db)
    const problems = {
      ...draftProblems(draft, ids),
      ...(await takenSkus(db, id, after)),
      ...(await foreignPictures(db, id, after)),
    }
    if (Object.keys(problems).length > 0) return refuse('invalid-input', problems)
    if (before.status === 'published')
      await refuseProductClaims(db, id, { texts: after.texts, published: before.texts })
    await saveChange(txCtx, { id, before, after }, ids)
  })
}

type SavedChange = { id: number; before: ProductRecord; after: ProductRecord }

/** Writes what differs, and records it. Call it in the transaction that locked the product. */
export async function saveChange(ctx: Managing, { id, before, after }: SavedChange, ids: Ids): Promise<void> {
  const changed = changedFields(before, after)
  if (changed.length === 0) return
  await saveProducts(ctx, [{ id, before, after }], ids)
  const details = { product: nameOf(after), product_id: id, fields: changed.join(', ').slice(0, 500) }
  await recordAudit(ctx, { action: 'product-changed', subjectId: null, details })
}

export function nameOf({ texts, slug }: ProductRecord): string {
  return (texts.en ?? Object.values(texts)[0])?.name || slug
}

function edited(before: ProductRecord, draft: Omit<AdminProductDraft, 'revision'>): ProductRecord {
  return {
    ...before,
    brand: draft.brand,
    practitionerOnly: draft.practitioner_only,
    portionAmount: draft.portion_amount,
    portionUnit: draft.portion_unit,
    portionsPerPack: draft.portions_per_pack,
    allergens: [...new Set(draft.allergens)],
    warnings: [...new Set(draft.warnings)],
    countryOfOrigin: draft.country_of_origin,
    operator: draft.operator,
    texts: Object.fromEntries(textsOf(draft.texts)),
    terms: Object.fromEntries(
      termGroups.map((group) => [group, [...new Set(draft.terms[group])].sort()]),
    ) as ProductRecord['terms'],
    assets: draft.pictures.map((picture) => ({
      ...picture,
      sourceUrl:
        before.assets.find(({ view, image }) => view === picture.view && image === picture.image)
          ?.sourceUrl ?? null,
    })),
    lines: draft.lines.map(({ nrv_percent, ...line }) => ({ ...line, nrvPercent: nrv_percent })),
    variants: draft.variants.map(({ content_amount, content_unit, weight_grams, barcode, sku }) => ({
      ...emptyVariant,
      ...before.variants.find((variant) => variant.sku === sku),
      sku,
      barcode: barcode === null ? null : (barcodeOf(barcode) ?? null),
      contentAmount: content_amount,
      contentUnit: content_unit,
      weightGrams: weight_grams,
    })),
  }
}

/** A language without any text is not kept. */
function textsOf(texts: AdminProductDraft['texts']): [Language, ProductText][] {
  return Object.entries(texts).flatMap(([language, { legal_name, ingredient_list, ...text }]) =>
    [legal_name, ingredient_list, ...Object.values(text)].some(Boolean)
      ? [[language as Language, { ...text, legalName: legal_name, ingredientList: ingredient_list }]]
      : [],
  )
}

type Problems = Record<string, FieldProblem[]>

function draftProblems(draft: Omit<AdminProductDraft, 'revision'>, ids: Ids): Problems {
  const problems: Problems = {}
  for (const [language, { name }] of textsOf(draft.texts))
    if (!name) problems[`texts.${language}.name`] = ['required']
  if (!ids.brands.has(draft.brand)) problems.brand = ['invalid']
  for (const group of termGroups)
    if (draft.terms[group].some((slug) => !ids.terms.has(`${group}/${slug}`)))
      problems[`terms.${group}`] = ['invalid']
  for (const [at, { ingredient }] of draft.lines.entries())
    if (ingredient !== null && !ids.ingredients.has(ingredient))
      problems[`lines.${at}.ingredient`] = ['invalid']
  for (const [at, { sku }] of draft.variants.entries())
    if (draft.variants.findIndex((other) => other.sku === sku) < at)
      problems[`variants.${at}.sku`] = ['taken']
  return problems
}

/** Photos that were not uploaded for this product. */
async function foreignPictures(
  db: Database,
  productId: number,
  { assets }: ProductRecord,
): Promise<Problems> {
  const images = assets.flatMap(({ image }) => image ?? [])
  if (images.length === 0) return {}
  const rows = await db
    .selectDistinct({ id: productImages.id })
    .from(productImages)
    .where(and(eq(productImages.productId, productId), inArray(productImages.id, images)))
  return rows.length < new Set(images).size ? { pictures: ['invalid'] } : {}
}

/** SKUs that belong to other products, even to withdrawn ones. */
export async function takenSkus(
  db: Database,
  productId: number,
  { variants: own }: ProductRecord,
): Promise<Problems> {
  const skus = own.map(({ sku }) => sku)
  const rows = await db
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId)))
  return Object.fromEntries(rows.map(({ sku }) => [`variants.${skus.indexOf(sku)}.sku`, ['taken']]))
}
