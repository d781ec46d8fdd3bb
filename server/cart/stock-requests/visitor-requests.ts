import { and, eq, isNull, sql } from 'drizzle-orm'
import type { VisitorStockRequest, VisitorStockRequestInput } from '#contract/wishlist.ts'
import { writtenAddress } from '#domain/accounts/email.ts'
import { confirmableUntil, waitsUntil } from '#domain/cart/stock-requests.ts'
import type { Language } from '#domain/languages.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { transact } from '#server/platform/transact.ts'
import { hasEnded, isActive } from './ended.ts'
import { visitorStockRequests as requests } from './tables.ts'

export type VisitorRequest = typeof requests.$inferSelect

/**
 * Takes the same time no matter who owns the address, and whether or not an email is sent: only its owner learns about it.
 */
export function requestVisitorStock(
  { db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  asked: VisitorStockRequestInput,
  { sends }: { sends: boolean },
) {
  const email = writtenAddress(asked.email)
  return transact(db, async (tx) => {
    await tx.delete(requests).where(and(sameAddress(requests.email, email), hasEnded(now)))
    const [kept] = await tx.execute<{ id: number }>(sql`
      INSERT INTO ${requests} AS known (email, variant_id, language, created_at)
      SELECT ${email}, ${asked.product_variant_id}::int, ${asked.language}, ${now.toISOString()}::timestamptz
      WHERE ${sends}::boolean
      ON CONFLICT (lower(email), variant_id) WHERE told_at IS NULL DO UPDATE SET
        created_at = excluded.created_at,
        language = CASE WHEN known.confirmed_at IS NULL THEN excluded.language ELSE known.language END
      RETURNING id`)
    const job = { template: 'confirm-stock-request', user_id: null, request_id: kept?.id ?? null } as const
    await queueEmail({ db: tx, jobs }, job)
  })
}

export async function findStockRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<VisitorRequest | undefined> {
  const [found] = await db
    .select()
    .from(requests)
    .where(and(isShown(token), isActive(now)))
  return found
}

export async function confirmStockRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<void> {
  await db
    .update(requests)
    .set({ confirmedAt: now })
    .where(and(isShown(token), isNull(requests.confirmedAt), isActive(now)))
}

/** Deletes everything stored with the address of a request. */
export async function endStockRequests(
  { db }: Pick<Ctx, 'db'>,
  { email }: Pick<VisitorRequest, 'email'>,
): Promise<void> {
  await db.delete(requests).where(sameAddress(requests.email, email))
}

function isShown(token: string) {
  return eq(requests.tokenHash, hashToken(token))
}

/** Without the email address: the link shows only which variants were requested. */
export async function presentStockRequest(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  { variantId, createdAt, confirmedAt, notifiedAt }: VisitorRequest,
  language: Language,
): Promise<VisitorStockRequest> {
  const sold = products
    .ofVariants([variantId], { language, practitionerPrices: true })
    .get(variantId)?.product
  const unsold = sold ?? (await findUnsoldVariants(db, [variantId], language)).get(variantId)
  const product = { name: unsold?.name ?? '', slug: sold?.slug ?? null }
  if (notifiedAt) return { state: 'notified', product, until: null }
  const until = confirmedAt ? waitsUntil(confirmedAt) : confirmableUntil(createdAt)
  return { state: confirmedAt ? 'waiting' : 'unconfirmed', product, until: until.toISOString() }
}
