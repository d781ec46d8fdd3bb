import { eq } from 'drizzle-orm'
import { basketExpiry, isSentJustNow, sendingProblem, withdrawalProblem } from '#domain/baskets/states.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { type ClientRow, knownClient } from '#server/clients/find-clients.ts'
import { markEmailed } from '#server/clients/mark-emailed.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { emailLayout } from '#server/platform/mail/mailer.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { mayEmail } from '#server/platform/mail/stopped-emails.ts'
import { wordsOf } from '#server/platform/mail/words.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { refuseNotSoldTo } from '#server/protocols/substitutes/not-sold-here.ts'
import { type BasketRecord, getOwnBasket, type OwnBasketId } from './find-baskets.ts'
import { lockOwnBasket } from './lock-basket.ts'
import { findStocks, priceLines } from './present-basket.ts'
import { baskets } from './tables.ts'
import { writeBasketEmail } from './write-email.ts'

/** Sends a basket to its client, or sends it again; two presses at once send one email. */
export function sendBasket(ctx: Ctx<SignedIn>, id: OwnBasketId): Promise<void> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    const { basket: former } = await lockOwnBasket(txCtx, id)
    if (former.withdrawnAt === null && isSentJustNow(former, ctx.now)) return
    const { client, basket } = await getOwnBasket(txCtx, id)
    await refuseUnsendable(txCtx, { client, basket })
    await db
      .update(baskets)
      .set({
        sentAt: ctx.now,
        expiresAt: basketExpiry(ctx.region, ctx.now),
        // The link in an earlier email stays valid, as long as the new one.
        ...(basket.sentAt === null && mintLinkToken(ctx.sealing)),
      })
      .where(eq(baskets.id, basket.id))
    await markEmailed(txCtx, [client.id])
    await queueEmail(txCtx, { template: 'basket-sent', user_id: client.userId, basket_id: basket.id })
  })
}

/** The email as it would be sent now, as far as the practitioner may know of an account. */
export async function previewBasketEmail(ctx: Ctx<SignedIn>, id: OwnBasketId) {
  refuseUncertified(ctx.actor)
  const own = await getOwnBasket(ctx, id)
  await refuseUnsendable(ctx, own)
  const known = { ...own, client: knownClient(own.client) }
  const email = (await writeBasketEmail(ctx, known)) ?? refuse('not-found')
  const { to, language } = email
  const written = wordsOf(email, emailLayout(ctx, language))
  return { to, language, subject: written.subject, text: plainText(written) }
}

/** The link then says that it was withdrawn. */
export function withdrawBasket(ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>, id: OwnBasketId) {
  return transact(ctx.db, async (db) => {
    const { basket } = await lockOwnBasket({ ...ctx, db }, id)
    if (basket.withdrawnAt !== null) return
    const problem = withdrawalProblem(basket, ctx.now)
    if (problem) refuse(problem)
    await db.update(baskets).set({ withdrawnAt: ctx.now }).where(eq(baskets.id, basket.id))
  })
}

async function refuseUnsendable(
  ctx: Ctx<SignedIn>,
  { client, basket }: { client: ClientRow; basket: BasketRecord },
): Promise<void> {
  const view = { language: client.language, practitionerPrices: true, rate: client.discountRate }
  const stocks = await findStocks(ctx.db, basket.lines)
  const { products } = await priceLines(ctx, basket.lines, { view, stocks })
  const lines = products.map(({ quantity_maximum: maximum }) => ({ isAvailable: maximum > 0 }))
  const problem = sendingProblem({ ...basket, lines }, ctx.now)
  if (problem) refuse(problem)
  await refuseNotSoldTo(ctx, client, basket.lines)
  const { userId } = knownClient(client)
  const user = userId === null ? undefined : await findUser(ctx.db, userId)
  if (user?.deactivatedAt) refuse('client-deactivated')
  if (!(await mayEmail(ctx.db, user?.email ?? client.email, 'protocols'))) refuse('emails-stopped')
}
