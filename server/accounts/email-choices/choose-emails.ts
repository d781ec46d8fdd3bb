import { eq } from 'drizzle-orm'
import type { EmailChoice, EmailChoices } from '#contract/email-choices.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { sentKinds } from '#server/platform/mail/email-names.ts'
import {
  allowEmails,
  findStopped,
  openStopToken,
  type Reader,
  readerAt,
  stopEmails,
} from '#server/platform/mail/stopped-emails.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { users } from '../tables.ts'

/** The kinds of emails there are, and which of them a reader gets. */
export async function listEmailChoices({ db }: Pick<Ctx, 'db'>, reader: Reader): Promise<EmailChoices> {
  const stopped = await findStopped(db, reader)
  return { data: sentKinds.map((kind) => ({ kind, is_on: !stopped.has(kind) })) }
}

export async function chooseEmails(
  ctx: Pick<Ctx, 'db' | 'now'>,
  reader: Reader,
  { kind, is_on: isOn }: EmailChoice,
): Promise<EmailChoices> {
  if (isOn) await allowEmails(ctx, reader, kind)
  else await stopEmails(ctx, reader, kind)
  return listEmailChoices(ctx, reader)
}

/** The caller as a reader of emails. */
export async function ownReader({ db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<Reader> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id))
  return readerAt(user?.email ?? refuse('not-found'))
}

/** The reader of the email that a link was in. */
export function linkedReader(sealing: Sealing, token: string) {
  return openStopToken(sealing, token) ?? refuse('not-found')
}
