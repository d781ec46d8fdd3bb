import { and, eq, isNull } from 'drizzle-orm'
import type { OneTimePurpose } from '#domain/accounts/tokens.ts'
import { languageTag } from '#domain/languages.ts'
import type {
  Email,
  EmailContent,
  EmailContext,
  EmailTexts,
  WriteEmail,
} from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { EmailJob } from '#server/platform/mail/queue-email.ts'
import { formerAddresses } from '#server/platform/mail/tables.ts'
import { findUserByEmail } from './find-users.ts'
import { mintOneTimeToken, oneTimeExpiry } from './one-time-tokens.ts'
import { sessions, users } from './tables.ts'

type Reader = typeof users.$inferSelect & { email: string }
type Session = typeof sessions.$inferSelect
type Write = (reader: Reader, deps: EmailContext, job: EmailJob) => Promise<EmailContent | undefined>

const login = { path: '/login' }
const security = { path: '/account/security' }

export const accountEmails = {
  activation: toReader(async (reader, deps) => {
    if (reader.activatedAt) return undefined
    if (!reader.passwordHash) {
      const button = await oneTimeButton(reader, deps, 'reset-password', '/auth/reset-password')
      return { texts: 'choose-password', button, reason: 'registered' }
    }
    const button = await oneTimeButton(reader, deps, 'activate', '/auth/activate')
    return { texts: 'activation', button, reason: 'registered' }
  }),
  'already-registered': toReader(async () => ({ texts: 'already-registered', button: login })),
  'reset-password': toReader(async (reader, deps) => ({
    texts: 'reset-password',
    button: await oneTimeButton(reader, deps, 'reset-password', '/auth/reset-password'),
  })),
  'password-changed': toReader(async ({ passwordChangedAt }, { now }) => ({
    texts: 'password-changed',
    values: { when: passwordChangedAt ?? now },
    button: security,
  })),
  'confirm-email': toReader(async (reader, deps) => {
    const { pendingEmail: to } = reader
    if (!to) return undefined
    const button = await oneTimeButton(reader, deps, 'change-email', '/auth/confirm-email')
    const owner = await findUserByEmail(deps.db, to)
    if (!owner || owner.id === reader.id) return { texts: 'confirm-email', to, button }
    const { firstName, language } = owner
    return { texts: 'address-in-use', to, firstName, language, button: login }
  }),
  'email-changed': toFormerReader('email-changed'),
  'new-sign-in': toReader(aboutSignIn),
  'refresh-token-replayed': toReader(aboutReplay),
  'second-factor-changed': toReader(async ({ totpEnabledAt }) => ({
    texts: totpEnabledAt ? 'second-factor-on' : 'second-factor-off',
    button: security,
  })),
  'second-factor-reset': toReader(async () => ({ texts: 'second-factor-reset', button: security })),
  'account-erased': toFormerReader('account-erased'),
  'admin-made': toReader(async (reader, deps) => {
    if (reader.passwordHash) return { texts: 'admin-made', button: login }
    const button = await oneTimeButton(reader, deps, 'reset-password', '/auth/reset-password', true)
    return { texts: 'admin-invited', button }
  }),
} satisfies Partial<Record<EmailName, WriteEmail>>

/** No emails are sent to a deactivated or erased account. */
function toReader(write: Write): WriteEmail {
  return async (job, deps) => {
    if (job.user_id === null) return undefined
    const [user] = await deps.db
      .select()
      .from(users)
      .where(and(eq(users.id, job.user_id), isNull(users.deactivatedAt)))
    if (!user?.email) return undefined
    const reader = { ...user, email: user.email }
    const content = await write(reader, deps, job)
    return content && toAccount(reader, content)
  }
}

type Account = Pick<typeof users.$inferSelect, 'email' | 'deactivatedAt' | 'firstName' | 'language'>

/** No emails are sent to a deactivated or erased account. */
export function toAccount(account: Account | undefined, content: EmailContent): Email | undefined {
  if (!account?.email || account.deactivatedAt) return undefined
  const { email: to, firstName, language } = account
  return { to, firstName, language, reason: 'account', ...content }
}

function toFormerReader(texts: EmailTexts): WriteEmail {
  return async ({ address_id: id }, { db }) => {
    if (typeof id !== 'number') return undefined
    const [kept] = await db.select().from(formerAddresses).where(eq(formerAddresses.id, id))
    if (!kept) return undefined
    const { address: to, firstName, language } = kept
    return { texts, to, firstName, language, reason: 'former' }
  }
}

async function oneTimeButton(
  reader: Reader,
  { db, now }: EmailContext,
  purpose: OneTimePurpose,
  path: string,
  keepOlder = false,
) {
  const newEmail = purpose === 'change-email' ? (reader.pendingEmail ?? undefined) : undefined
  const token = await mintOneTimeToken(db, { userId: reader.id, purpose, now, newEmail, keepOlder })
  return { path: `${path}/${token}`, until: oneTimeExpiry(purpose, now) }
}

async function aboutSignIn(
  reader: Reader,
  deps: EmailContext,
  job: EmailJob,
): Promise<EmailContent | undefined> {
  const session = await findOwnSession(reader, deps, job)
  if (!session?.country) return undefined
  const names = new Intl.DisplayNames(languageTag(reader.language), { type: 'region' })
  return {
    texts: 'new-sign-in',
    quote: [names.of(session.country) ?? session.country, session.createdAt, ...deviceOf(session)],
    button: security,
  }
}

async function aboutReplay(
  reader: Reader,
  deps: EmailContext,
  job: EmailJob,
): Promise<EmailContent | undefined> {
  const session = await findOwnSession(reader, deps, job)
  if (!session?.revokedAt) return undefined
  return {
    texts: 'refresh-token-replayed',
    quote: [session.revokedAt, ...deviceOf(session)],
    button: security,
  }
}

async function findOwnSession(
  reader: Reader,
  { db }: EmailContext,
  { session_id: id }: EmailJob,
): Promise<Session | undefined> {
  if (typeof id !== 'number') return undefined
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, reader.id)))
  return session
}

const deviceOf = ({ browser, system }: Session) => [browser, system].filter((name) => name !== null)
