import { and, asc, eq, gt } from 'drizzle-orm'
import type { SavedCart } from '#contract/cart.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { Ctx } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { visitorCartLines } from '../find-lines.ts'
import { presentCart, priceCart, unknownBuyer } from '../price-cart.ts'
import type { Reader } from '../price-lines.ts'
import { savedCartLines, savedCarts } from './tables.ts'

type OpenInput = { token: string; reader: Reader; country: string | undefined }

/** A saved cart at today's prices for its reader; undefined if unknown or expired. */
export async function openSavedCart(
  deps: Pick<Ctx, 'db' | 'products' | 'region' | 'translations' | 'now'>,
  { token, reader, country }: OpenInput,
): Promise<SavedCart | undefined> {
  const { db, now, region } = deps
  const saved = await db
    .select({ variantId: savedCartLines.variantId, quantity: savedCartLines.quantity })
    .from(savedCarts)
    .innerJoin(savedCartLines, eq(savedCartLines.savedCartId, savedCarts.id))
    .where(and(eq(savedCarts.tokenHash, hashToken(token)), gt(savedCarts.expiresAt, now)))
    .orderBy(asc(savedCartLines.position))
  if (saved.length === 0) return undefined
  const [lines, buyer] = await Promise.all([
    visitorCartLines(db, saved, now),
    reader.id === null ? unknownBuyer : findBuyer(db, reader.id),
  ])
  const priced = await priceCart(deps, { lines, buyer, reader }, { now, country })
  const found = new Set(lines.map(({ variantId }) => variantId))
  const missing = saved.map(({ variantId }) => variantId).filter((id) => !found.has(id))
  const unsold = await findUnsoldVariants(db, missing, reader.language)
  return {
    cart: presentCart(priced, region),
    no_longer_sold: [...unsold.values()].map(({ name, brand }) => ({ name, brand: brand.name })),
  }
}
