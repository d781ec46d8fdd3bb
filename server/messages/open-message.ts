import type { Message } from '#contract/messages.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { readMessage } from './find-messages.ts'

/** The whole message; that an admin read it is recorded. */
export function openMessage(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  id: number,
): Promise<Message> {
  return transact(ctx.db, async (db) => {
    const { subjectId, ...message } = await readMessage({ ...ctx, db }, id)
    await recordAudit({ ...ctx, db }, { action: 'message-opened', subjectId, details: { message: id } })
    return message
  })
}
