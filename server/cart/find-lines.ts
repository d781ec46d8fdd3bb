import { type SQL, sql } from 'drizzle-orm'
import type { CartLine } from '#domain/cart/cart.ts'
import type { Minor } from '#domain/money.ts'
import { liveBaskets } from '#server/baskets/live-baskets.ts'
import type { Database } from '#server/platform/database.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { reusableStatement, type ValueOrPlaceholder } from '#server/platform/reusable-statement.ts'
import { livePublicProtocols } from '#server/protocols/public/find-public.ts'
import { liveLinks } from './origins.ts'

/** A cart line with what only the database knows about it. */
export type StoredCartLine = {
  variantId: number
  quantity: number
  /** The price when it was added. */
  priceThen: Minor | null
  stock: number
  weightGrams: number | null
  protocol: { id: number; name: string; practitionerId: number } | null
  linkId: number | null
  /**
   * The link it was added through still works and contains this product: practitioner-only products are sold through
   * it.
   */
  linkOpens: boolean
  /** The basket it was taken from, if that still works and contains this product: it is sold through it, too. */
  basket: { id: number; practitionerId: number } | null
  /** The protocol on a practitioner’s page it was added from, if that is still published and contains this product. */
  publicProtocol: { id: number; name: string; practitionerId: number } | null
}

const ownLines = reusableStatement((db) => {
  const source = sql`SELECT variant_id, quantity, price_then, protocol_id, link_id, basket_id, public_protocol_id,
      added_at, 0 AS position
    FROM cart_lines WHERE user_id = ${sql.placeholder('userId')}`
  return linesFrom(db, source, sql.placeholder('now'))
})

/** The cart of a signed-in user, in the order in which it was filled. */
export async function storedCartLines(db: Database, userId: number, now: Date): Promise<StoredCartLine[]> {
  return (await ownLines(db).execute({ userId, now: now.toISOString() })).map(toLine)
}

/** A visitor's cart, as sent by their browser. Unknown products and invalid links are left out. */
export async function visitorCartLines(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
): Promise<StoredCartLine[]> {
  if (lines.length === 0) return []
  const ids = sql.param(lines.map(({ variantId }) => variantId))
  const quantities = sql.param(lines.map(({ quantity }) => quantity))
  const hashes = sql.param(lines.map(({ linkToken }) => (linkToken ? hashToken(linkToken) : '')))
  const publicIds = sql.param(lines.map(({ publicProtocolId }) => publicProtocolId ?? null))
  const source = sql`SELECT told.variant_id, told.quantity, NULL::integer AS price_then, NULL::integer AS protocol_id,
      protocol_links.id AS link_id, NULL::integer AS basket_id, told.public_protocol_id, NULL::timestamptz AS added_at, told.position
    FROM unnest(${ids}::integer[], ${quantities}::integer[], ${hashes}::text[], ${publicIds}::integer[])
      WITH ORDINALITY AS told (variant_id, quantity, token_hash, public_protocol_id, position)
    JOIN variants ON variants.id = told.variant_id
    JOIN products ON products.id = variants.product_id AND products.status = 'published'
    LEFT JOIN protocol_links ON protocol_links.token_hash = told.token_hash`
  return (await linesFrom(db, source, now).execute()).map(toLine)
}

function linesFrom(db: Database, source: SQL, now: ValueOrPlaceholder<Date>) {
  const linkOpens = sql<boolean>`EXISTS (
    SELECT FROM protocol_lines
    WHERE protocol_lines.protocol_id = links.protocol_id AND protocol_lines.variant_id = held.variant_id)`
  return db
    .select({
      variantId: sql<number>`held.variant_id`,
      quantity: sql<number>`held.quantity`,
      priceThen: sql<number | null>`held.price_then`,
      stock: sql<number>`variants.stock`,
      weightGrams: sql<number | null>`variants.weight_grams`,
      protocolId: sql<number | null>`protocols.id`,
      protocolName: sql<string>`protocols.name`,
      practitionerId: sql<number>`protocols.practitioner_id`,
      linkId: sql<number | null>`held.link_id`,
      linkOpens,
      basketId: sql<number | null>`opened.id`,
      basketOwnerId: sql<number>`opened.practitioner_id`,
      publicId: sql<number | null>`published.id`,
      publicName: sql<string>`published.name`,
      publicOwnerId: sql<number>`published.practitioner_id`,
    })
    .from(sql`(${source}) AS held
      JOIN variants ON variants.id = held.variant_id
      LEFT JOIN (${liveLinks(now)}) AS links ON links.id = held.link_id
      LEFT JOIN (${liveBaskets(now)}) AS opened ON opened.id = held.basket_id AND EXISTS (
        SELECT FROM basket_lines
        WHERE basket_lines.basket_id = opened.id AND basket_lines.variant_id = held.variant_id)
      LEFT JOIN (${livePublicProtocols}) AS published ON published.id = held.public_protocol_id AND EXISTS (
        SELECT FROM public_protocol_lines AS shown
        WHERE shown.public_protocol_id = published.id AND shown.variant_id = held.variant_id)
      LEFT JOIN protocols ON protocols.id = coalesce(held.protocol_id, links.protocol_id)`)
    .orderBy(sql`held.added_at, held.position, held.variant_id`)
    .prepare('held_lines')
}

type Row = Awaited<ReturnType<ReturnType<typeof linesFrom>['execute']>>[number]

function toLine({
  protocolId: id,
  protocolName: name,
  practitionerId,
  basketId,
  basketOwnerId,
  publicId,
  publicName,
  publicOwnerId,
  ...line
}: Row): StoredCartLine {
  return {
    ...line,
    basket: basketId === null ? null : { id: basketId, practitionerId: basketOwnerId },
    protocol: id === null ? null : { id, name, practitionerId },
    publicProtocol:
      publicId === null ? null : { id: publicId, name: publicName, practitionerId: publicOwnerId },
  }
}
