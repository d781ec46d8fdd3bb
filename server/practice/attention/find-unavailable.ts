import { sql } from 'drizzle-orm'
import type { AttentionItem } from '#contract/attention.ts'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { Substitute } from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import { presentDose } from '#server/protocols/present-protocol.ts'
import { offerSubstitutes } from '#server/protocols/substitutes/offer-substitutes.ts'
import { findReplacedProducts } from '#server/protocols/substitutes/replaced-products.ts'

type Unavailable = Extract<AttentionItem, { kind: 'unavailable' }>
type Line = {
  variant_id: number
  protocol_id: number
  name: string
  dose: Dose | null
  quantity: number
  client_ids: number[]
}
/** A product that clients cannot buy, with its lines. */
type Missing = Omit<Unavailable, 'substitute'> & { lines: readonly Line[] }
type Reading = Pick<Deps, 'db' | 'products'>

/**
 * Products of the protocols that clients have, which they cannot buy at present, with their best substitutes; those of
 * most clients first.
 */
export async function findUnavailable(
  deps: Reading,
  { practitionerId, language, limit }: { practitionerId: number; language: Language; limit: number },
): Promise<Unavailable[]> {
  const view = { language, practitionerPrices: true }
  const lines: Line[] = [
    ...(await deps.db.execute<Line>(sql`
      SELECT protocol_lines.variant_id, protocols.id AS protocol_id, protocols.name,
        protocol_lines.dose, protocol_lines.quantity,
        json_agg(protocol_shares.client_id) AS client_ids
      FROM protocols
      JOIN protocol_shares ON protocol_shares.protocol_id = protocols.id AND protocol_shares.removed_at IS NULL
      JOIN clients ON clients.id = protocol_shares.client_id AND clients.withdrawn_at IS NULL
      JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
      WHERE protocols.practitioner_id = ${practitionerId}
      GROUP BY protocols.id, protocol_lines.protocol_id, protocol_lines.variant_id
      ORDER BY protocols.id`)),
  ]
  const missing = (await findMissing(deps, lines, view))
    .toSorted((one, other) => other.clients - one.clients)
    .slice(0, limit)
  const best = await findBest(deps, missing, lines, view)
  return missing.map(({ lines: _, ...item }, at) => ({
    ...item,
    substitute: presentBest(deps, best[at], view),
  }))
}

async function findMissing(
  { db, products }: Reading,
  lines: readonly Line[],
  view: ProductView,
): Promise<Missing[]> {
  const linesOf = Map.groupBy(lines, ({ variant_id }) => variant_id)
  const sold = products.ofVariants(linesOf.keys(), view)
  const variantOf = (id: number) => sold.get(id)?.product.variants.find((variant) => variant.id === id)
  const missing = [...linesOf.keys()].filter((id) => !variantOf(id)?.availability)
  const unsold = await findUnsoldVariants(
    db,
    missing.filter((id) => !sold.has(id)),
    view.language,
  )
  return missing.flatMap((id) => {
    const known = unsold.get(id)
    const product = sold.get(id)?.product ?? (known && { id: known.productId, name: known.name })
    if (!product) return []
    const own = linesOf.get(id)!
    return {
      kind: 'unavailable' as const,
      product: { id: product.id, name: product.name },
      product_variant_id: id,
      expected_on: variantOf(id)?.expected_on ?? null,
      protocols: own.map(({ protocol_id, name }) => ({ id: protocol_id, name })),
      clients: new Set(own.flatMap(({ client_ids }) => client_ids)).size,
      lines: own,
    }
  })
}

async function findBest(
  deps: Reading,
  missing: readonly Missing[],
  lines: readonly Line[],
  view: ProductView,
): Promise<(Substitute | undefined)[]> {
  if (missing.length === 0) return []
  const replaced = await findReplacedProducts(
    deps,
    missing.map(({ product_variant_id }) => product_variant_id),
    view,
  )
  const ofProtocol = Map.groupBy(lines, ({ protocol_id }) => protocol_id)
  const wanted = missing.map(({ product_variant_id: variantId, lines: own }) => ({
    replaced: replaced.get(variantId)!,
    lines: own.map(({ protocol_id: protocolId, dose, quantity }) => ({
      protocolId,
      dose,
      quantity,
      others: ofProtocol
        .get(protocolId)!
        .flatMap(({ variant_id: other }) => (other === variantId ? [] : [other])),
    })),
  }))
  return offerSubstitutes(deps, wanted, view).map(([first]) => first)
}

function presentBest(
  { products }: Reading,
  best: Substitute | undefined,
  view: ProductView,
): Unavailable['substitute'] {
  const product = best && products.ofVariants([best.variantId], view).get(best.variantId)?.product
  if (!product) return null
  const { dose, amounts } = best.lines[0]!
  const { name, language, brand } = product
  return { name, language, brand: brand.name, dose: presentDose(dose), amounts: [...amounts] }
}
