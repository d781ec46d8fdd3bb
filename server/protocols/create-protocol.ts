import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { insertProtocol } from './insert-protocol.ts'

export function createProtocol(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  draft: { name: string; description: string },
): Promise<number> {
  return transact(ctx.db, (tx) => insertProtocol({ ...ctx, db: tx }, draft))
}
