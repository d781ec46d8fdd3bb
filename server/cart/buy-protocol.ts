import { type SQL, sql } from 'drizzle-orm'
import type { CartProtocol, CartProtocolAnswer } from '#contract/cart.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import type { Language } from '#domain/languages.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { livePublicProtocols } from '#server/protocols/public/find-public.ts'
import { notSoldHere } from './delivery-country.ts'
import { liveLinks, receivedProtocols } from './origins.ts'
import { putAtLeast } from './put-at-least.ts'
import { soldNow } from './sold-now.ts'

export type Bought = Pick<CartProtocolAnswer, 'added' | 'not_sold' | 'skipped'>
/** Who reads the answer, and the delivery country as far as the browser knows it. */
export type BuyingReader = { language: Language; country: string | undefined }
type Buying = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>

/**
 * "Buy this protocol": adds whatever is missing, and returns the names of what is not available. Products of the
 * protocol itself may be bought.
 */
export async function buyProtocol(
  ctx: Buying,
  { protocolId, linkId, publicProtocolId, goods }: BoughtProtocol,
  reader: BuyingReader,
): Promise<Bought> {
  const variantIds = goods.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  const notSold = await notSoldHere(ctx, variantIds, reader)
  const blocked = new Set(notSold.map(({ product_variant_id: id }) => id))
  const isAvailable = ({ variantId, stock }: { variantId: number; stock: number }) =>
    stock > 0 && !blocked.has(variantId) && sold.get(variantId)?.available === true
  const missing = goods.filter((line) => isAvailable(line) && line.held < line.quantity)
  const tooMany = await putAtLeast(
    ctx,
    missing.map(({ variantId, quantity }) => ({
      variantId,
      quantity,
      price: sold.get(variantId)?.price ?? null,
      protocolId,
      linkId,
      publicProtocolId,
    })),
  )
  const skipped = goods.filter((line) => !isAvailable(line) || tooMany.has(line.variantId))
  return {
    added: missing.filter(({ variantId }) => !tooMany.has(variantId)).length,
    skipped: await namesOf(
      ctx,
      skipped.map(({ variantId }) => variantId),
      reader.language,
    ),
    not_sold: notSold,
  }
}

export async function namesOf(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  variantIds: number[],
  language: Language,
): Promise<string[]> {
  const sold = products.ofVariants(variantIds, { language, practitionerPrices: false })
  const unsold = await findUnsoldVariants(
    db,
    variantIds.filter((id) => !sold.has(id)),
    language,
  )
  return variantIds.flatMap((id) => sold.get(id)?.product.name ?? unsold.get(id)?.name ?? [])
}

/** A protocol line, with the quantity already in the cart. */
type ProtocolGoods = { variantId: number; quantity: number; stock: number; held: number }
export type BoughtProtocol = {
  protocolId: number | null
  linkId: number | null
  publicProtocolId: number | null
  goods: ProtocolGoods[]
}
const nowhere = { protocolId: null, linkId: null, publicProtocolId: null }

type Row = {
  link_id: number | null
  variant_id: number | null
  quantity: number
  stock: number
  held: number
}

/** From a protocol shared with the buyer, behind a valid link, or on a practitioner’s page. */
export async function findGoods(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  named: CartProtocol,
): Promise<BoughtProtocol | undefined> {
  const bought = await findWhole(ctx, named)
  const { product_variant_ids: chosen } = named
  return (
    bought && {
      ...bought,
      goods: bought.goods.filter(({ variantId }) => chosen?.includes(variantId) ?? true),
    }
  )
}

async function findWhole(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  named: CartProtocol,
): Promise<BoughtProtocol | undefined> {
  if ('link_token' in named) return findLinked(ctx, named.link_token)
  if ('public_protocol_id' in named) return findPublic(ctx, named.public_protocol_id)
  return ctx.actor.userTypeId === userTypes.client ? findReceived(ctx, named.protocol_id) : undefined
}

async function findReceived(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  protocolId: number,
): Promise<BoughtProtocol | undefined> {
  const rows = await read(
    ctx,
    sql`SELECT NULL::integer AS link_id, protocol_id FROM (${receivedProtocols(ctx.actor.id)}) AS received
      WHERE protocol_id = ${protocolId} LIMIT 1`,
  )
  return rows[0] && { ...nowhere, protocolId, goods: goodsOf(rows) }
}

async function findLinked(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  token: string,
): Promise<BoughtProtocol | undefined> {
  const rows = await read(
    ctx,
    sql`SELECT id AS link_id, protocol_id FROM (${liveLinks(ctx.now)}) AS live
      WHERE token_hash = ${hashToken(token)}`,
  )
  return rows[0] && { ...nowhere, linkId: rows[0].link_id, goods: goodsOf(rows) }
}

async function findPublic(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  publicProtocolId: number,
): Promise<BoughtProtocol | undefined> {
  const rows = await db.execute<Row>(sql`
    SELECT NULL::integer AS link_id, shown.variant_id, shown.quantity, variants.stock,
      coalesce(cart_lines.quantity, 0) AS held
    FROM (${livePublicProtocols}) AS live
    JOIN public_protocol_lines AS shown ON shown.public_protocol_id = live.id
    JOIN variants ON variants.id = shown.variant_id
    LEFT JOIN cart_lines ON cart_lines.variant_id = variants.id AND cart_lines.user_id = ${actor.id}
    WHERE live.id = ${publicProtocolId}
    ORDER BY shown.position, shown.variant_id`)
  return rows[0] && { ...nowhere, publicProtocolId, goods: goodsOf(rows) }
}

/** In the protocol's order; a protocol without lines gives one row of nulls. */
function read({ db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>, bought: SQL) {
  return db.execute<Row>(sql`
    SELECT bought.link_id, protocol_lines.variant_id, protocol_lines.quantity, variants.stock,
      coalesce(cart_lines.quantity, 0) AS held
    FROM (${bought}) AS bought
    LEFT JOIN protocol_lines ON protocol_lines.protocol_id = bought.protocol_id
    LEFT JOIN variants ON variants.id = protocol_lines.variant_id
    LEFT JOIN cart_lines ON cart_lines.variant_id = variants.id AND cart_lines.user_id = ${actor.id}
    ORDER BY protocol_lines.position, protocol_lines.variant_id`)
}

function goodsOf(rows: readonly Row[]): ProtocolGoods[] {
  return rows.flatMap(({ variant_id: variantId, quantity, stock, held }) =>
    variantId === null ? [] : { variantId, quantity: Math.min(quantity, cartQuantityMaximum), stock, held },
  )
}
