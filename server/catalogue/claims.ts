import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { claimFields } from '#domain/catalogue/claim-fields.ts'
import type { ClaimSource, PublishedSubject, SubjectText } from '#server/claims/sources.ts'
import type { Database } from '#server/platform/database.ts'
import { brands, products, productTexts } from './tables.ts'

const sliceSize = 100

/** The texts of products, for the check of what is published. */
export const productClaims: ClaimSource = {
  async *published(db, since) {
    for (let after = 0; ; ) {
      const rows = await db
        .select({ id: products.id, status: products.status })
        .from(products)
        .where(and(gt(products.id, after), since && gt(products.updatedAt, since)))
        .orderBy(asc(products.id))
        .limit(sliceSize)
      if (rows.length > 0) yield await withTexts(db, rows)
      if (rows.length < sliceSize) return
      after = rows.at(-1)!.id
    }
  },
  async describe(db, ids) {
    const rows = await db
      .select({ id: products.id, slug: products.slug, status: products.status, brand: brands.name })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(inArray(products.id, ids.map(Number)))
    const names = await db
      .select()
      .from(productTexts)
      .where(inArray(productTexts.productId, ids.map(Number)))
      .orderBy(asc(productTexts.language))
    const nameOf = (id: number) => {
      const own = names.filter(({ productId }) => productId === id)
      return (own.find(({ language }) => language === 'en') ?? own[0])?.name ?? ''
    }
    return new Map(
      rows.map(({ id, slug, status, brand }) => [
        String(id),
        { name: `${nameOf(id)} · ${brand}`, path: status === 'published' ? `/products/${slug}` : null },
      ]),
    )
  },
}

type Row = Pick<typeof products.$inferSelect, 'id' | 'status'>

async function withTexts(db: Database, rows: readonly Row[]): Promise<PublishedSubject[]> {
  const published = rows.filter(({ status }) => status === 'published').map(({ id }) => id)
  const texts = await db.select().from(productTexts).where(inArray(productTexts.productId, published))
  const textsOf = Map.groupBy(texts, ({ productId }) => productId)
  return rows.map(({ id }) => ({
    id: String(id),
    practitionerId: null,
    texts: (textsOf.get(id) ?? []).flatMap(fieldsOf),
  }))
}

function fieldsOf(row: typeof productTexts.$inferSelect): SubjectText[] {
  return claimFields
    .map((field) => ({ field, language: row.language, text: row[field] }))
    .filter(({ text }) => text !== '')
}
