import { sql } from 'drizzle-orm'
import type { AttentionItem } from '#contract/attention.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { Substitute } from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { isActiveShare } from '#server/protocols/active-shares.ts'
import { presentDose } from '#server/protocols/present-protocol.ts'
import { countriesOfClients } from '#server/protocols/substitutes/client-countries.ts'
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
  countries: string[]
  /** Variants of the other lines. */
  others: number[]
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
  { practitionerId, view, limit }: { practitionerId: number; view: ProductView; limit: number },
): Promise<Unavailable[]> {
  const missing = (await findMissing(deps, practitionerId, view))
    .toSorted((one, other) => other.clients - one.clients)
    .slice(0, limit)
  const best = await findBest(deps, missing, view)
  return missing.map(({ lines: _, ...item }, at) => ({
    ...item,
    substitute: presentBest(deps, best[at], view),
  }))
}

async function findMissing(
  { db, products }: Reading,
  practitionerId: number,
  view: ProductView,
): Promise<Missing[]> {
  const ids = await findVariants(db, practitionerId)
  const prices = products.pricesOf(ids, view)
  const missing = ids.filter((id) => !prices.get(id)?.isAvailable)
  if (missing.length === 0) return []
  const sold = products.ofVariants(missing, view)
  const linesOf = Map.groupBy(await findLines(db, practitionerId, missing), ({ variant_id }) => variant_id)
  const unsold = await findUnsoldVariants(
    db,
    missing.filter((id) => !sold.has(id)),
    view.language,
  )
  return missing.flatMap((id) => {
    const onSale = sold.get(id)?.product
    const known = unsold.get(id)
    const product = onSale ?? (known && { id: known.productId, name: known.name })
    const own = linesOf.get(id)
    if (!product || !own) return []
    return {
      kind: 'unavailable' as const,
      product: { id: product.id, name: product.name },
      product_variant_id: id,
      expected_on: onSale?.variants.find((variant) => variant.id === id)?.expected_on ?? null,
      protocols: own.map(({ protocol_id, name }) => ({ id: protocol_id, name })),
      clients: new Set(own.flatMap(({ client_ids }) => client_ids)).size,
      lines: own,
    }
  })
}

/** Clients that have a protocol. */
const clientsOf = sql`
  SELECT protocol_shares.client_id FROM protocol_shares
  JOIN clients ON clients.id = protocol_shares.client_id
  WHERE protocol_shares.protocol_id = protocols.id AND ${isActiveShare}`

/** All variants in the protocols that clients have. */
async function findVariants(db: Database, practitionerId: number): Promise<number[]> {
  const rows = await db.execute<{ variant_id: number }>(sql`
    SELECT DISTINCT protocol_lines.variant_id
    FROM protocols
    JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
    WHERE protocols.practitioner_id = ${practitionerId} AND EXISTS (${clientsOf})
    ORDER BY protocol_lines.variant_id`)
  return rows.map(({ variant_id }) => variant_id)
}

async function findLines(db: Database, practitionerId: number, variantIds: number[]): Promise<Line[]> {
  const rows = await db.execute<Line>(sql`
    SELECT protocol_lines.variant_id, protocols.id AS protocol_id, protocols.name,
      protocol_lines.dose, protocol_lines.quantity, ARRAY(${clientsOf}) AS client_ids,
      ${countriesOfClients} AS countries,
      ARRAY(SELECT others.variant_id FROM protocol_lines others WHERE others.protocol_id = protocols.id
        AND others.variant_id <> protocol_lines.variant_id) AS others
    FROM protocols
    JOIN protocol_lines ON protocol_lines.protocol_id = protocols.id
    WHERE protocols.practitioner_id = ${practitionerId} AND EXISTS (${clientsOf})
      AND protocol_lines.variant_id = ANY(${sql.param(variantIds)}::int[])
    ORDER BY protocols.id`)
  return [...rows]
}

async function findBest(
  deps: Reading,
  missing: readonly Missing[],
  view: ProductView,
): Promise<(Substitute | undefined)[]> {
  if (missing.length === 0) return []
  const replaced = await findReplacedProducts(
    deps,
    missing.map(({ product_variant_id }) => product_variant_id),
    view,
  )
  const wanted = missing.map(({ product_variant_id: variantId, lines }) => ({
    replaced: replaced.get(variantId)!,
    lines: lines.map(({ protocol_id: protocolId, dose, quantity, others, countries }) => ({
      protocolId,
      dose,
      quantity,
      others,
      countries,
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
