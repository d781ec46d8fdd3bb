import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Email, Line } from '#contract/accounts.ts'
import { writtenAddress } from '#domain/accounts/email.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { Config } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { decodeMultipass } from '#server/platform/multipass.ts'
import { refuse, refuseAbout } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { emailConfirmed } from '../events.ts'
import { findUserByEmail, maySignIn, type User } from '../find-users.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'
import { usedMultipassTokens, users } from '../tables.ts'

const longestAgeMs = 15 * 60_000
/** Tolerated clock difference of the other shop. */
const aheadMs = 60_000

const name = Line.max(100).nullish()
/** The supported fields of a token; the scheme allows more. */
const Person = z.object({
  email: Email,
  created_at: z.iso.datetime({ offset: true }),
  first_name: name,
  last_name: name,
})
type Person = z.infer<typeof Person>

type MultipassOptions = Pick<Ctx, 'db' | 'events' | 'now' | 'sealing' | 'securityLog'> & {
  config: Pick<Config, 'multipassSecret' | 'region'>
  language: Language
}

/** The user that another shop vouches for, once per token. After a refusal the token stays valid. */
export async function signInByMultipass(
  ctx: MultipassOptions,
  { multipass, otp }: { multipass: string; otp?: string | undefined },
): Promise<number> {
  const person = readPerson(ctx, multipass)
  return transact(ctx.db, async (tx) => {
    await spend(tx, multipass, ctx.now)
    const user = (await findUserByEmail(tx, person.email)) ?? (await makeClient(tx, ctx, person))
    if (!maySignIn(user) || user.userTypeId === userTypes.admin)
      return refuseAbout(user.id, 'multipass-unusable')
    await checkSecondFactor({ ...ctx, db: tx }, user, otp)
    return user.id
  })
}

function readPerson({ config, now }: MultipassOptions, multipass: string): Person {
  const data = config.multipassSecret ? decodeMultipass(config.multipassSecret, multipass) : undefined
  const person = Person.safeParse(data)
  if (!person.success) return refuse('multipass-unusable')
  const ageMs = now.getTime() - Date.parse(person.data.created_at)
  return ageMs <= longestAgeMs && ageMs >= -aheadMs ? person.data : refuse('multipass-unusable')
}

/** The same for all base64 spellings of a token. */
export function multipassKey(multipass: string): string {
  return createHash('sha256').update(Buffer.from(multipass, 'base64url')).digest('hex')
}

async function spend(tx: Database, multipass: string, now: Date): Promise<void> {
  const tokenHash = multipassKey(multipass)
  const expiresAt = new Date(now.getTime() + longestAgeMs + aheadMs)
  const spent = await tx
    .insert(usedMultipassTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedMultipassTokens.tokenHash })
  if (spent.length === 0) refuse('multipass-unusable')
}

/** The other shop has verified the address. */
async function makeClient(
  tx: Database,
  { config, language, now, events }: MultipassOptions,
  person: Person,
): Promise<User> {
  const [made] = await tx
    .insert(users)
    .values({
      userTypeId: userTypes.client,
      email: writtenAddress(person.email),
      firstName: person.first_name ?? '',
      lastName: person.last_name ?? '',
      language,
      homeRegion: config.region,
      createdAt: now,
      activatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (made?.email)
    await events.publish({ db: tx, now }, emailConfirmed, { userId: made.id, email: made.email })
  return made ?? (await findUserByEmail(tx, person.email)) ?? refuse('multipass-unusable')
}
