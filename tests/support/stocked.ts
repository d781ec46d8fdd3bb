import type { ProtocolsShop } from './protocols-api.ts'

/** Many variants of products on sale; once in each shop. */
export async function stocked(
  shop: Pick<ProtocolsShop, 'sold' | 'sql' | 'words'>,
  count: number,
): Promise<number[]> {
  const { words, sql } = shop
  await sql`WITH made AS (
      INSERT INTO products (slug, brand_id, status, source, source_key)
      SELECT 'stocked-' || n, ${words.linden!}, 'published', 'demo', 'stocked-' || n FROM generate_series(1, ${count}) AS n
      RETURNING id, slug
    ), named AS (
      INSERT INTO product_texts (product_id, language, name) SELECT id, 'en', slug FROM made
    ), sold AS (
      INSERT INTO variants (product_id, sku, stock) SELECT id, slug, 12 FROM made RETURNING id
    )
    INSERT INTO prices (variant_id, currency, amount_minor, valid_from)
    SELECT id, 'EUR', 1000, now() - interval '90 days' FROM sold`
  const rows = await sql<{ id: number }[]>`SELECT id FROM variants WHERE sku LIKE 'stocked-%' ORDER BY id`
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await shop.sold(id)
  return ids
}
