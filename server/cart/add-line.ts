import { sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { additionProblem } from '#domain/cart/addition.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import { liveBaskets } from '#server/baskets/live-baskets.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { refuse } from '#server/platform/problems.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { livePublicProtocols } from '#server/protocols/public/find-public.ts'
import { acceptSenders } from './accept-senders.ts'
import { refuseBlockedHere } from './delivery-country.ts'
import { openOrigin } from './line-origin.ts'
import {
  latestOrigin,
  liveLinks,
  openingProtocols,
  receivedProtocols,
  unacceptedProtocols,
} from './origins.ts'
import { isInserted } from './put-at-least.ts'
import { type SoldNow, soldNow } from './sold-now.ts'

type Addition = {
  variantId: number
  quantity: number
  protocolId?: number | undefined
  linkToken?: string | undefined
  publicProtocolId?: number | undefined
  /** Of a line that was removed, sealed. */
  origin?: string | undefined
  /** The delivery country as far as the browser knows it. */
  country?: string | undefined
}
const attemptsMaximum = 3

/**
 * Adds to the existing quantity in one statement, so that of two concurrent additions none is lost and the limits hold.
 */
export async function addLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'sealing' | 'translations'>,
  addition: Addition,
): Promise<{ isNew: boolean }> {
  const { variantId, quantity: more, protocolId } = addition
  if (protocolId !== undefined && ctx.actor.userTypeId !== userTypes.client) return refuse('not-found')
  const sold = soldNow(ctx, { variantIds: [variantId], userTypeId: ctx.actor.userTypeId }).get(variantId)
  if (!sold) return refuse('product-not-sold')
  await refuseBlockedHere(ctx, variantId, addition.country)
  // The statement may see older data than the row it changes: then the next one sees newer data.
  for (let attempt = 0; attempt < attemptsMaximum; attempt++) {
    const facts = (await put(ctx, addition, sold)) ?? refuse('product-not-sold')
    if (facts.put !== null) {
      if (facts.isUnaccepted) await acceptSenders(ctx, [variantId])
      return { isNew: facts.isNew === true }
    }
    if (!facts.isReceived) return refuse('not-found')
    const { stock, held, lines, isOpen } = facts
    const problem = additionProblem({ more, held, stock, lines, isOpen })
    if (problem) return refuse(problem)
  }
  return refuse('conflict')
}

async function put(
  { db, actor, now, sealing }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  { variantId, quantity, protocolId, linkToken, publicProtocolId, origin }: Addition,
  { productId, price, available, isOpen }: SoldNow,
) {
  // One that is named with its token is the newer one.
  const removed =
    origin === undefined || linkToken !== undefined
      ? undefined
      : openOrigin(sealing, origin, { userId: actor.id, variantId }, now)
  const [found] = await putLine(db).execute({
    userId: actor.id,
    isClient: actor.userTypeId === userTypes.client,
    variantId,
    quantity,
    protocolId: protocolId ?? null,
    linkHash: linkToken === undefined ? null : hashToken(linkToken),
    linkId: removed?.linkId ?? null,
    basketId: removed?.basketId ?? null,
    publicProtocolId: publicProtocolId ?? null,
    productId,
    price,
    available,
    isOpen,
    now: now.toISOString(),
  })
  return found
}

const putLine = reusableStatement((db) => {
  const place = sql.placeholder
  const [userId, variantId, quantity] = [place('userId'), place('variantId'), place('quantity')]
  const [protocolId, publicProtocolId, now] = [place('protocolId'), place('publicProtocolId'), place('now')]
  /** The cart in the database beforehand. */
  const facts = db
    .$with('facts', {
      stock: sql<number>`stock`.as('stock'),
      held: sql<number>`held`.as('held'),
      lines: sql<number>`lines`.as('lines'),
      isOpen: sql<boolean>`is_open`.as('is_open'),
      isReceived: sql<boolean>`is_received`.as('is_received'),
      isUnaccepted: sql<boolean>`is_unaccepted`.as('is_unaccepted'),
    })
    .as(sql`
      SELECT CASE WHEN ${place('available')} THEN variants.stock ELSE 0 END AS stock, link.id AS link_id, basket.id AS basket_id,
        (SELECT count(*)::integer FROM cart_lines WHERE user_id = ${userId}) AS lines,
        coalesce((SELECT quantity FROM cart_lines WHERE user_id = ${userId} AND variant_id = variants.id), 0) AS held,
        ${place('isOpen')} OR link.id IS NOT NULL OR basket.id IS NOT NULL OR (${place('isClient')} AND EXISTS (
          SELECT FROM (${openingProtocols(userId)}) AS opening
          JOIN protocol_lines USING (protocol_id)
          JOIN variants AS shared ON shared.id = protocol_lines.variant_id
          WHERE shared.product_id = ${place('productId')})) AS is_open,
        ${protocolId}::integer IS NULL OR EXISTS (
          SELECT FROM (${receivedProtocols(userId)}) AS received WHERE protocol_id = ${protocolId}
        ) AS is_received,
        EXISTS (
          SELECT FROM (${unacceptedProtocols(userId)}) AS unaccepted
          WHERE unaccepted.protocol_id IN (${protocolId}::integer, link.protocol_id)
        ) AS is_unaccepted,
        (SELECT protocol_id FROM protocol_lines
          WHERE protocol_id = ${protocolId} AND variant_id = variants.id) AS protocol_id,
        (SELECT live.id FROM (${livePublicProtocols}) AS live
          JOIN public_protocol_lines AS shown ON shown.public_protocol_id = live.id
          WHERE live.id = ${publicProtocolId} AND shown.variant_id = variants.id) AS public_protocol_id
      FROM variants
      LEFT JOIN (
        SELECT live.id, live.protocol_id, protocol_lines.variant_id FROM (${liveLinks(now)}) AS live
        JOIN protocol_lines USING (protocol_id)
        WHERE live.token_hash = ${place('linkHash')} OR live.id = ${place('linkId')}
      ) AS link ON link.variant_id = variants.id
      LEFT JOIN (
        SELECT live.id, basket_lines.variant_id FROM (${liveBaskets(now)}) AS live
        JOIN basket_lines ON basket_lines.basket_id = live.id WHERE live.id = ${place('basketId')}
      ) AS basket ON basket.variant_id = variants.id
      WHERE variants.id = ${variantId}`)
  const returned = {
    quantity: sql<number>`quantity`.as('quantity'),
    isNew: sql<boolean>`is_new`.as('is_new'),
  }
  const put = db.$with('put', returned).as(sql`
    INSERT INTO cart_lines AS held (user_id, variant_id, quantity, price_then, protocol_id, link_id,
      basket_id, public_protocol_id, added_at)
    SELECT ${userId}, ${variantId}, ${quantity}, ${place('price')}, protocol_id, link_id, basket_id,
      public_protocol_id, ${now}::timestamptz
    FROM facts
    WHERE is_open AND is_received AND stock >= ${quantity} AND (held > 0 OR lines < ${cartLinesMaximum})
    ON CONFLICT (user_id, variant_id) DO UPDATE SET
      quantity = held.quantity + excluded.quantity,
      price_then = excluded.price_then,
      ${latestOrigin}
    WHERE held.quantity + excluded.quantity <= least(${cartQuantityMaximum}, (SELECT stock FROM facts))
    RETURNING quantity, ${isInserted} AS is_new`)
  return db
    .with(facts, put)
    .select({
      stock: facts.stock,
      held: facts.held,
      lines: facts.lines,
      isOpen: facts.isOpen,
      isReceived: facts.isReceived,
      isUnaccepted: facts.isUnaccepted,
      /** The quantity now; null if the addition was refused. */
      put: put.quantity,
      /** Whether the product was not in the cart before. */
      isNew: put.isNew,
    })
    .from(facts)
    .leftJoin(put, sql`true`)
    .prepare('add_to_cart')
})
