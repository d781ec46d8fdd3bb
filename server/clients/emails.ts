import { eq } from 'drizzle-orm'
import { nameOf } from '#domain/accounts/person-name.ts'
import { mayWriteToClient } from '#domain/clients/may-write-to-client.ts'
import { withoutLinks } from '#domain/links.ts'
import { findUser } from '#server/accounts/find-users.ts'
import type { Deps } from '#server/platform/context.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { brandInEmail } from '#server/practitioners/branding.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { acceptedReader } from './find-clients.ts'
import { clients } from './tables.ts'

export function clientEmails(deps: Pick<Deps, 'brandingOf'>) {
  const write: WriteEmail = (job, context) => invitation(deps, job, context)
  return { 'client-invitation': write } satisfies Partial<Record<EmailName, WriteEmail>>
}

/** Nothing to send once the client has been removed. */
async function invitation(
  { brandingOf }: Pick<Deps, 'brandingOf'>,
  ...[job, { db }]: Parameters<WriteEmail>
): ReturnType<WriteEmail> {
  if (typeof job.client_id !== 'number') return undefined
  const [client] = await db.select().from(clients).where(eq(clients.id, job.client_id))
  if (!client) return undefined
  const inviter = await findUser(db, client.practitionerId)
  const user = client.userId === null ? undefined : await findUser(db, client.userId)
  if (!inviter || !mayWriteToClient({ writer: inviter, client, user })) return undefined
  const [practice] = await db
    .select({ name: practitioners.organisationName })
    .from(practitioners)
    .where(eq(practitioners.userId, inviter.id))
  // Mail programs turn anything like a URL into a link, which readers would take for the shop's own.
  const name = withoutLinks(nameOf(inviter))
  return {
    texts: user ? 'client-added' : 'client-invitation',
    to: user?.email ?? client.email,
    firstName: user?.firstName ?? withoutLinks(client.firstName),
    language: user?.language ?? client.language,
    values: { practitioner: name },
    from: {
      name,
      about: withoutLinks([practice?.name, inviter.city].filter(Boolean).join(', ')),
      says: '',
      ...brandInEmail(await brandingOf(db, inviter.id), {
        shown: withoutLinks,
        isKnown: acceptedReader(client, user) !== undefined,
      }),
    },
    button: { path: user ? '/account' : '/onboarding/register/client' },
    reason: 'protocol',
  }
}
