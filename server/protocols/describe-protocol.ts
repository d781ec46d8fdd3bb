import { eq } from 'drizzle-orm'
import type { ProtocolUpdate } from '#contract/protocols.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { lockOwnProtocol } from './lock-protocol.ts'
import { protocols } from './tables.ts'
import { touch } from './versions/keep-version.ts'

/** Changes name and description, if given. */
export async function describeProtocol(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  change: ProtocolUpdate,
): Promise<void> {
  await transact(ctx.db, async (tx) => {
    const present = await lockOwnProtocol({ ...ctx, db: tx }, protocolId)
    const { name = present.name, description = present.description } = change
    if (name === present.name && description === present.description) return
    await tx.update(protocols).set({ name, description }).where(eq(protocols.id, protocolId))
    await touch({ db: tx, now: ctx.now }, protocolId)
  })
}
