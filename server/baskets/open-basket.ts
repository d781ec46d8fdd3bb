import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReceivedBasket, SharedBasket } from '#contract/baskets.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { basketsShownMaximum } from '#domain/baskets/limits.ts'
import { isOpen, linkState } from '#domain/baskets/states.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { acceptPractitioner } from '#server/clients/accept-practitioner.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { ClientRow } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { refuse } from '#server/platform/problems.ts'
import { findSharers } from '#server/protocols/sharing/sharers.ts'
import { type BasketRecord, listBaskets } from './find-baskets.ts'
import { isLive, mayBeOpened } from './live-baskets.ts'
import { findStocks, presentContent } from './present-basket.ts'
import { basketLines, baskets } from './tables.ts'

type Opened = { client: ClientRow; basket: BasketRecord }

/** The basket behind a link; those of people who may no longer share are answered like unknown ones. */
export async function findLinkedBasket({ db }: Pick<Ctx, 'db'>, token: string): Promise<Opened | undefined> {
  const [found] = await db
    .select({ id: baskets.id, client: clients })
    .from(baskets)
    .innerJoin(clients, eq(clients.id, baskets.clientId))
    .innerJoin(users, eq(users.id, clients.practitionerId))
    .where(and(eq(baskets.tokenHash, hashToken(token)), mayBeOpened))
  if (!found) return undefined
  const [basket] = await listBaskets(db, eq(baskets.id, found.id))
  return basket && { client: found.client, basket }
}

/** Visits of the practitioner do not count. Its client accepts the practitioner by opening it logged in. */
export async function markOpened(
  { db, actor, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  { client, basket }: Opened,
): Promise<void> {
  const { id } = actor
  if (id === client.practitionerId || !isOpen(linkState(basket, now))) return
  if (id !== null) await acceptPractitioner({ db, actor: { id }, now }, eq(clients.id, client.id))
  await db
    .update(baskets)
    .set({ openedAt: now })
    .where(and(eq(baskets.id, basket.id), isNull(baskets.openedAt)))
}

type Reading = Pick<Ctx, 'actor' | 'config' | 'db' | 'now' | 'products' | 'sealing' | 'translations'>

export async function presentShared(
  ctx: Reading,
  { client, basket }: Opened,
  language: Language,
): Promise<SharedBasket> {
  const id = client.practitionerId
  const practitioner = (await findSharers(ctx, [id], language)).get(id) ?? refuse('not-found')
  const state = linkState(basket, ctx.now)
  const shown = isOpen(state) ? basket : { ...basket, sealedMessage: null, lines: [] }
  const view = { language, practitionerPrices: true, rate: await rateFor(ctx, client) }
  return {
    state,
    practitioner,
    ...(await presentContent(ctx, shown, { view, stocks: await findStocks(ctx.db, shown.lines) })),
    client_id: isClient(ctx, client) ? client.id : null,
  }
}

/** What the reader would pay less: somebody logged in with another account has their own prices. */
async function rateFor({ db, actor }: Pick<Ctx, 'actor' | 'db'>, client: ClientRow): Promise<DiscountRate> {
  if (actor.id === null || actor.id === client.practitionerId) return client.discountRate
  if (actor.userTypeId !== userTypes.client) return 0
  return (await findBuyer(db, actor.id)).practitioner?.rate ?? 0
}

function isClient({ actor }: Pick<Ctx, 'actor'>, { userId }: ClientRow): boolean {
  return actor.userTypeId === userTypes.client && userId !== null && userId === actor.id
}

/** What was prepared for a client and is not ordered yet. */
export async function listReceived({
  db,
  actor,
  now,
  sealing,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>): Promise<ReceivedBasket[]> {
  const rows = await db
    .select({
      basket: baskets,
      first_name: users.firstName,
      last_name: users.lastName,
      total_products: sql<number>`(SELECT count(*)::int FROM ${basketLines}
        WHERE ${basketLines.basketId} = ${baskets.id})`,
    })
    .from(baskets)
    .innerJoin(clients, eq(clients.id, baskets.clientId))
    .innerJoin(users, eq(users.id, clients.practitionerId))
    .where(
      and(eq(clients.userId, actor.id), isNotNull(baskets.sentAt), isNull(baskets.orderedAt), isLive(now)),
    )
    .orderBy(desc(baskets.sentAt), desc(baskets.id))
    .limit(basketsShownMaximum)
  return rows.map(({ basket, total_products, ...practitioner }) => ({
    link_token: sealing.open(basket.sealedToken!),
    practitioner,
    sent_at: basket.sentAt!.toISOString(),
    expires_at: basket.expiresAt!.toISOString(),
    total_products,
  }))
}
