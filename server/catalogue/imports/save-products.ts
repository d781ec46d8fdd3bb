import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { same } from '#domain/same.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { writeOverviews } from '../product-overviews.ts'
import { assets, labelLines, products, productTerms, productTexts } from '../tables.ts'
import { nextRevision, touchProducts } from '../touch-products.ts'
import { allExcluded, chunksOf, insertRows } from '../write-rows.ts'
import { saveVariants } from './save-variants.ts'
import { productReviews } from './tables.ts'

/** Row ids for the slugs in a record. */
export type Ids = {
  brands: ReadonlyMap<string, number>
  terms: ReadonlyMap<string, number>
  ingredients: ReadonlyMap<string, number>
}
export type Saving = { id: number | undefined; before: ProductRecord | undefined; after: ProductRecord }
type Saved = Saving & { id: number }

/** Writes the differences between `before` and `after`, and returns the products' ids by slug. */
export async function saveProducts(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  savings: readonly Saving[],
  ids: Ids,
): Promise<Map<string, number>> {
  const { db, now } = ctx
  const saved = await saveHeads(db, savings, ids, now)
  await replace(db, changedIn(saved, 'texts'), productTexts, ({ id, after }) =>
    Object.entries(after.texts).map(([language, text]) => ({
      productId: id,
      language: language as keyof typeof after.texts,
      ...text,
    })),
  )
  await replace(db, changedIn(saved, 'terms'), productTerms, ({ id, after }) =>
    Object.entries(after.terms).flatMap(([group, slugs]) =>
      slugs.flatMap((slug) => {
        const termId = ids.terms.get(`${group}/${slug}`)
        return termId === undefined ? [] : [{ productId: id, termId }]
      }),
    ),
  )
  await replace(db, changedIn(saved, 'lines'), labelLines, ({ id, after }) =>
    after.lines.map(({ ingredient, ...line }, position) => ({
      productId: id,
      position,
      ingredientId: ingredient === null ? null : (ids.ingredients.get(ingredient) ?? null),
      ...line,
    })),
  )
  await replace(db, changedIn(saved, 'assets'), assets, ({ id, after }) =>
    after.assets.map((asset, position) => ({ productId: id, position, ...asset })),
  )
  await replace(db, changedIn(saved, 'review'), productReviews, ({ id, after }) =>
    after.review.length > 0 ? [{ productId: id, reasons: after.review }] : [],
  )
  await saveVariants(ctx, changedIn(saved, 'variants'))
  await writeOverviews(
    db,
    saved.map(({ id }) => id),
  )
  return new Map(saved.map(({ id, after }) => [after.slug, id]))
}

async function saveHeads(db: Database, savings: readonly Saving[], ids: Ids, now: Date): Promise<Saved[]> {
  const added = savings.filter(({ id }) => id === undefined)
  const known = savings.filter((saving): saving is Saved => saving.id !== undefined)
  const newIds = new Map<string, number>()
  for (const chunk of chunksOf(added, products)) {
    const rows = await db
      .insert(products)
      .values(chunk.map(({ after }) => headOf(after, ids, now)))
      .returning({ id: products.id, slug: products.slug })
    for (const row of rows) newIds.set(row.slug, row.id)
  }
  const [touched, altered] = [known.filter(hasSameHead), known.filter((saving) => !hasSameHead(saving))]
  for (const chunk of chunksOf(altered, products))
    await db
      .insert(products)
      .values(chunk.map(({ id, after }) => ({ id, ...headOf(after, ids, now) })))
      .onConflictDoUpdate({
        target: products.id,
        set: { ...allExcluded(products, ['id', 'revision']), revision: nextRevision },
      })
  await touchProducts(
    { db, now },
    touched.map(({ id }) => id),
  )
  return [...added.map((saving) => ({ ...saving, id: newIds.get(saving.after.slug)! })), ...known]
}

/** The columns of the product's own row, without what has rows of its own. */
function headFields({ texts, terms, lines, variants, assets: pictures, review, ...head }: ProductRecord) {
  return head
}

function headOf(record: ProductRecord, ids: Ids, updatedAt: Date): typeof products.$inferInsert {
  const { brand, createdAt, ...head } = headFields(record)
  return { ...head, brandId: ids.brands.get(brand)!, createdAt: new Date(createdAt), updatedAt }
}

function hasSameHead({ before, after }: Saving): boolean {
  return before !== undefined && same(headFields(before), headFields(after))
}

function changedIn(savings: readonly Saved[], field: keyof ProductRecord): Saved[] {
  return savings.filter(({ before, after }) =>
    before ? !same(before[field], after[field]) : Object.keys(after[field] ?? {}).length > 0,
  )
}

type OwnedTable = PgTable & { productId: PgColumn }

async function replace<Table extends OwnedTable>(
  db: Database,
  savings: readonly Saved[],
  table: Table,
  rowsOf: (saving: Saved) => Table['$inferInsert'][],
): Promise<void> {
  const old = savings.filter(({ before }) => before !== undefined).map(({ id }) => id)
  if (old.length > 0) await db.delete(table).where(inArray(table.productId, old))
  await insertRows(db, table, savings.flatMap(rowsOf))
}
