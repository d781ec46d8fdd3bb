import { and, eq } from 'drizzle-orm'
import { refuseWithdrawn } from '#server/clients/consent/refuse-withdrawn.ts'
import { type ClientRow, findOwnClient } from '#server/clients/find-clients.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { BasketRow, OwnBasketId } from './find-baskets.ts'
import { baskets } from './tables.ts'

type Locking = Pick<Ctx<SignedIn>, 'actor' | 'db'>

/** The practitioner's own client, locked: of two presses the second sees what the first did. Needs a transaction. */
export async function lockRecipient({ db, actor }: Locking, clientId: number): Promise<ClientRow> {
  const client = await findOwnClient(db, { id: clientId, practitionerId: actor.id })
  if (!client) return refuse('not-found')
  await refuseWithdrawn(db, client.id)
  return client
}

/** A basket for such a client, locked after the client. */
export async function lockOwnBasket(
  ctx: Locking,
  { clientId, basketId }: OwnBasketId,
): Promise<{ client: ClientRow; basket: BasketRow }> {
  const client = await lockRecipient(ctx, clientId)
  const [basket] = await ctx.db
    .select()
    .from(baskets)
    .where(and(eq(baskets.id, basketId), eq(baskets.clientId, client.id)))
    .for('update')
  return { client, basket: basket ?? refuse('not-found') }
}
