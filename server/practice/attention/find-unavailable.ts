import { sql } from 'drizzle-orm'
import type { AttentionItem } from '#contract/attention.ts'
import type { Language } from '#domain/languages.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'

type Unavailable = Extract<AttentionItem, { kind: 'unavailable' }>
type Line = { variant_id: number; protocol_id: number; name: string; client_ids: number[] }

/** Products of the protocols that clients have, which they cannot buy at present; those of most clients first. */
export async function findUnavailable(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  { practitionerId, language }: { practitionerId: number; language: Language },
): Promise<Unavailable[]> {
  const lines: Line[] = [
    ...(await db.execute<Line>(sql`
      SELECT protocol_lines.variant_id, protocols.id AS protocol_id, protocols.name,
        json_agg(protocol_shares.client_id) AS client_ids
      FROM protocols
      JOIN protocol_shares ON protocol_shares.protocol_id = protocols.id AND protocol_shares.removed_at IS NULL
      JOIN clients ON clients.id = protocol_shares.client_id AND clients.withdrawn_at IS NULL
      JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
      WHERE protocols.practitioner_id = ${practitionerId}
      GROUP BY protocol_lines.variant_id, protocols.id
      ORDER BY protocols.id`)),
  ]
  const ids = [...new Set(lines.map(({ variant_id }) => variant_id))]
  const sold = products.ofVariants(ids, { language, practitionerPrices: true })
  const variantOf = (id: number) => sold.get(id)?.product.variants.find((variant) => variant.id === id)
  const missing = ids.filter((id) => !variantOf(id)?.availability)
  const unsold = await findUnsoldVariants(
    db,
    missing.filter((id) => !sold.has(id)),
    language,
  )
  return missing
    .flatMap((id) => {
      const known = unsold.get(id)
      const product = sold.get(id)?.product ?? (known && { id: known.productId, name: known.name })
      if (!product) return []
      const own = lines.filter(({ variant_id }) => variant_id === id)
      return {
        kind: 'unavailable' as const,
        product: { id: product.id, name: product.name },
        expected_on: variantOf(id)?.expected_on ?? null,
        protocols: own.map(({ protocol_id, name }) => ({ id: protocol_id, name })),
        clients: new Set(own.flatMap(({ client_ids }) => client_ids)).size,
      }
    })
    .toSorted((one, other) => other.clients - one.clients)
}
