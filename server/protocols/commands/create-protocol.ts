import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { insertProtocol } from './insert-protocol.ts'

export function createProtocol(
  ctx: Ctx<SignedIn>,
  draft: { name: string; description: string },
): Promise<number> {
  return ctx.db.transaction((tx) => insertProtocol({ ...ctx, db: tx }, draft))
}
