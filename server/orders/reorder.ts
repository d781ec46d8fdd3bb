import { sql } from 'drizzle-orm'
import type { Reordered } from '#contract/orders.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import type { Language } from '#domain/languages.ts'
import { cartCountry } from '#server/cart/delivery-country.ts'
import { type StoredCartLine, visitorCartLines } from '#server/cart/find-lines.ts'
import { liveLinks, receivedProtocols } from '#server/cart/origins.ts'
import { presentCart, readCart } from '#server/cart/price-cart.ts'
import { pricedLines } from '#server/cart/price-lines.ts'
import { putAtLeast } from '#server/cart/put-at-least.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { LineRow, WholeOrder } from './find-orders.ts'
import { productsNow } from './products-now.ts'

/** `country`: of delivery, as far as the browser knows it. */
type Reader = { language: Language; country: string | undefined }

/** `skipped`: variants that were left out. */
type ReorderResult = { added: number; skipped: number[] }

/** Puts the ordered products into the cart again, if they are on sale and in stock. In the caller's transaction. */
export async function reorder(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>,
  { lines }: Pick<WholeOrder, 'lines'>,
  { language, country: asked }: Reader,
): Promise<ReorderResult> {
  const { db, actor, now } = ctx
  const reader = { ...actor, language }
  const told = lines.map(({ variantId, quantity, publicProtocolId }) => ({
    variantId,
    quantity,
    publicProtocolId: publicProtocolId ?? undefined,
  }))
  const held = await visitorCartLines(db, told, now)
  const opened = await withOrigins(ctx, held, lines)
  const { country: account } = await findBuyer(db, actor.id)
  const priced = await pricedLines(ctx, opened, reader, cartCountry(ctx.region, { asked, account }))
  const had = priced.filter(({ price, stock, notSold }) => price !== null && stock > 0 && !notSold)
  const tooMany = await putAtLeast(
    ctx,
    had.map(({ variantId, quantity, stock, price, protocol, linkId, publicProtocol }) => ({
      variantId,
      price,
      linkId,
      publicProtocolId: publicProtocol?.id ?? null,
      protocolId: protocol?.id ?? null,
      quantity: Math.min(quantity, stock, cartQuantityMaximum),
    })),
  )
  const added = new Set(had.flatMap(({ variantId }) => (tooMany.has(variantId) ? [] : variantId)))
  const skipped = lines.map(({ variantId }) => variantId).filter((id) => !added.has(id))
  return { added: added.size, skipped }
}

/** Returns the cart, and the names of what was left out. */
export async function presentReordered(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>,
  { lines }: Pick<WholeOrder, 'lines'>,
  { done: { added, skipped }, language, country }: Reader & { done: ReorderResult },
): Promise<Reordered> {
  const reader = { ...ctx.actor, language }
  const { byVariant } = await productsNow(ctx, [{ lines }], language)
  return {
    cart: presentCart(await readCart(ctx, reader, { ...ctx, country }), ctx.region),
    added,
    skipped: lines
      .filter(({ variantId }) => skipped.includes(variantId))
      .map(({ variantId, name }) => byVariant.get(variantId)?.name ?? name),
  }
}

/** Products from a protocol are linked to it again, if the buyer still has it. */
async function withOrigins(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  held: readonly StoredCartLine[],
  lines: readonly LineRow[],
): Promise<StoredCartLine[]> {
  const linkIds = lines.flatMap(({ linkId }) => linkId ?? [])
  const protocolIds = lines.flatMap(({ protocolId }) => protocolId ?? [])
  if (linkIds.length + protocolIds.length === 0) return [...held]
  const [open, received] = await Promise.all([
    db.execute<{ id: number; variant_id: number }>(sql`SELECT live.id, protocol_lines.variant_id
      FROM (${liveLinks(now)}) AS live JOIN protocol_lines ON protocol_lines.protocol_id = live.protocol_id
      WHERE live.id = ANY(${sql.param(linkIds)}::integer[])`),
    db.execute<{ id: number; name: string; practitioner_id: number }>(sql`SELECT id, name, practitioner_id
      FROM protocols WHERE id = ANY(${sql.param(protocolIds)}::integer[]) AND id IN (${receivedProtocols(actor.id)})`),
  ])
  return held.map((line) => {
    const ordered = lines.find(({ variantId }) => variantId === line.variantId)
    const protocol = received.find(({ id }) => id === ordered?.protocolId)
    const isOpen = open.some(({ id, variant_id }) => id === ordered?.linkId && variant_id === line.variantId)
    return {
      ...line,
      linkId: isOpen ? (ordered?.linkId ?? null) : null,
      linkOpens: isOpen,
      basket: null,
      protocol: protocol
        ? { id: protocol.id, name: protocol.name, practitionerId: protocol.practitioner_id }
        : null,
    }
  })
}
