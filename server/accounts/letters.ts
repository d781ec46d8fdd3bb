import { and, eq, isNull } from 'drizzle-orm'
import type { OneTimePurpose } from '#domain/accounts/tokens.ts'
import { languageTag } from '#domain/languages.ts'
import type { Letter, LetterWorld, WriteLetter } from '#server/platform/mail/letter.ts'
import type { LetterName } from '#server/platform/mail/letter-names.ts'
import type { LetterJob } from '#server/platform/mail/queue-letter.ts'
import { partingAddresses } from '#server/platform/mail/tables.ts'
import { mintOneTimeToken, oneTimeExpiry } from './commands/one-time-tokens.ts'
import { findUserByEmail } from './queries.ts'
import { sessions, users } from './tables.ts'

type Reader = typeof users.$inferSelect & { email: string }
type Said = Pick<Letter, 'texts'> & Partial<Letter>
type Write = (reader: Reader, world: LetterWorld, job: LetterJob) => Promise<Said | undefined>

const login = { path: '/login' }
const security = { path: '/account/security' }

export const accountLetters = {
  activation: toReader(async (reader, world) => {
    if (reader.activatedAt) return undefined
    const button = await oneTimeButton(reader, world, 'activate', '/auth/activate')
    return { texts: 'activation', button, reason: 'registered' }
  }),
  'already-registered': toReader(async () => ({ texts: 'already-registered', button: login })),
  'reset-password': toReader(async (reader, world) => ({
    texts: 'reset-password',
    button: await oneTimeButton(reader, world, 'reset-password', '/auth/reset-password'),
  })),
  'password-changed': toReader(async ({ passwordChangedAt }, { now }) => ({
    texts: 'password-changed',
    values: { when: passwordChangedAt ?? now },
    button: security,
  })),
  'confirm-email': toReader(async (reader, world) => {
    const { pendingEmail: to } = reader
    if (!to) return undefined
    const button = await oneTimeButton(reader, world, 'change-email', '/auth/confirm-email')
    const owner = await findUserByEmail(world.db, to)
    if (!owner || owner.id === reader.id) return { texts: 'confirm-email', to, button }
    const { firstName, language } = owner
    return { texts: 'address-in-use', to, firstName, language, button: login }
  }),
  'email-changed': toFormerReader('email-changed'),
  'new-sign-in': toReader(aboutSignIn),
  'second-factor-changed': toReader(async ({ totpEnabledAt }) => ({
    texts: totpEnabledAt ? 'second-factor-on' : 'second-factor-off',
    button: security,
  })),
  'account-erased': toFormerReader('account-erased'),
  'admin-made': toReader(async (reader, world) => {
    if (reader.passwordHash) return { texts: 'admin-made', button: login }
    const button = await oneTimeButton(reader, world, 'reset-password', '/auth/reset-password', true)
    return { texts: 'admin-invited', button }
  }),
} satisfies Partial<Record<LetterName, WriteLetter>>

/** Nobody writes to an account that is closed or gone. */
function toReader(write: Write): WriteLetter {
  return async (job, world) => {
    if (job.user_id === null) return undefined
    const [user] = await world.db
      .select()
      .from(users)
      .where(and(eq(users.id, job.user_id), isNull(users.deactivatedAt)))
    if (!user?.email) return undefined
    const reader = { ...user, email: user.email }
    const said = await write(reader, world, job)
    const { email: to, firstName, language } = reader
    return said && { to, firstName, language, reason: 'account', ...said }
  }
}

function toFormerReader(texts: string): WriteLetter {
  return async ({ address_id: id }, { db }) => {
    if (typeof id !== 'number') return undefined
    const [kept] = await db.select().from(partingAddresses).where(eq(partingAddresses.id, id))
    if (!kept) return undefined
    const { address: to, firstName, language } = kept
    return { texts, to, firstName, language, reason: 'former' }
  }
}

async function oneTimeButton(
  reader: Reader,
  { db, now }: LetterWorld,
  purpose: OneTimePurpose,
  path: string,
  keepOlder = false,
) {
  const newEmail = purpose === 'change-email' ? (reader.pendingEmail ?? undefined) : undefined
  const token = await mintOneTimeToken(db, { userId: reader.id, purpose, now, newEmail, keepOlder })
  return { path: `${path}/${token}`, until: oneTimeExpiry(purpose, now) }
}

async function aboutSignIn(reader: Reader, { db }: LetterWorld, job: LetterJob): Promise<Said | undefined> {
  if (typeof job.session_id !== 'number') return undefined
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, job.session_id), eq(sessions.userId, reader.id)))
  if (!session?.country) return undefined
  const names = new Intl.DisplayNames(languageTag(reader.language), { type: 'region' })
  const device = [session.browser, session.system].filter((name) => name !== null)
  return {
    texts: 'new-sign-in',
    quote: [names.of(session.country) ?? session.country, session.createdAt, ...device],
    button: security,
  }
}
