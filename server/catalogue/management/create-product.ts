import { randomUUID } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import type { NewProduct } from '#contract/admin-products.ts'
import { emptyRecord, emptyText } from '#domain/catalogue/imports/apply-patch.ts'
import { slugCandidates } from '#domain/catalogue/imports/decide-rows.ts'
import { emptyVariant } from '#domain/catalogue/imports/merge-variants.ts'
import { mandatoryWarnings } from '#domain/catalogue/required-facts.ts'
import { uniqueSlug } from '#domain/slug.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { saveProducts } from '../imports/save-products.ts'
import { readIds } from '../imports/vocabulary.ts'
import { brands, products } from '../tables.ts'
import { type Managing, takenSkus } from './change-product.ts'

const source = 'shop'

/** Creates a draft with what every food supplement needs. Returns its id. */
export function createProduct(
  ctx: Managing & Pick<Deps, 'translations'>,
  { language, name, brand: brandSlug, sku }: NewProduct,
): Promise<number> {
  const t = ctx.translations.translatorFor(language)
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const [brand] = await db.select().from(brands).where(eq(brands.slug, brandSlug))
    if (!brand) return refuse('invalid-input', { brand: ['invalid'] })
    const sourceKey = randomUUID()
    const [slug, operator] = [await freeSlug(db, brand.name, name), await operatorOf(db, brand.id)]
    const record = {
      ...emptyRecord({ target: { source, sourceKey }, creates: true }, ctx.now),
      slug,
      operator,
      brand: brand.slug,
      warnings: [...mandatoryWarnings],
      texts: { [language]: { ...emptyText, name, legalName: t('admin-products:food-supplement') } },
      variants: [{ ...emptyVariant, sku }],
      assets: (['pack', 'label', 'dose'] as const).map((view) => ({
        view,
        sourceUrl: null,
        image: null,
        alt: {},
      })),
    }
    if (Object.keys(await takenSkus(db, 0, record)).length > 0)
      return refuse('invalid-input', { sku: ['taken'] })
    const saved = await saveProducts(
      txCtx,
      [{ id: undefined, before: undefined, after: record }],
      await readIds(db),
    )
    const id = saved.get(slug)!
    const details = { product: name, product_id: id }
    await recordAudit(txCtx, { action: 'product-created', subjectId: null, details })
    return id
  })
}

async function freeSlug(db: Database, brand: string, name: string): Promise<string> {
  const [base = 'product'] = slugCandidates({ own: '', brand, name, contents: '', source, sourceKey: '' })
  const numbered = Array.from({ length: 100 }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`))
  const rows = await db.select({ slug: products.slug }).from(products).where(inArray(products.slug, numbered))
  const taken = new Set(rows.map(({ slug }) => slug))
  return uniqueSlug(base, (slug) => taken.has(slug))
}

/** That of the brand's other products. */
async function operatorOf(db: Database, brandId: number): Promise<string> {
  const [row] = await db
    .select({ operator: products.operator })
    .from(products)
    .where(eq(products.brandId, brandId))
    .orderBy(desc(products.operator))
    .limit(1)
  return row?.operator ?? ''
}
