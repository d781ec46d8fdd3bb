import { hash } from '@node-rs/argon2'
import type { InjectOptions } from 'fastify'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { demonstrationPassword } from '../../seeds/people/people.ts'
import { openApi } from './shop-api.ts'

export const password = demonstrationPassword
// As cheap as possible: hundreds of users log in here, and the password tests cover the real cost.
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let people = 0
let visitors = 0

type Person = Partial<typeof users.$inferInsert> & { userTypeId?: UserTypeId }
export type Email = { template: string; user_id: number | null; [id: string]: string | number | null }

/** The shop's API with users, for tests of accounts. */
export async function openAccounts(environment: Record<string, string> = {}, provider?: PaymentProvider) {
  const shop = await openApi(async () => {}, environment, provider)
  const { app, db, sql } = shop

  /** Every call comes from its own IP address, so that tests do not share rate limits. */
  async function call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: object,
    more: InjectOptions = {},
  ) {
    const remoteAddress = `127.1.${(++visitors >> 8) & 255}.${visitors & 255}`
    const given = body === undefined ? {} : { payload: body }
    const answer = await app.inject({ method, url: `/api${path}`, remoteAddress, ...given, ...more })
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body }
  }

  /** An activated user; practitioners also have professional details. */
  async function person(given: Person = {}) {
    const number = ++people
    const userTypeId = given.userTypeId ?? userTypes.client
    const [user] = await db
      .insert(users)
      .values({
        userTypeId,
        email: `person${number}@people.example`,
        passwordHash: await passwordHash,
        firstName: `First${number}`,
        lastName: `Last${number}`,
        language: 'en',
        country: 'BE',
        homeRegion: 'eu',
        createdAt: new Date(),
        activatedAt: new Date(),
        ...given,
      })
      .returning()
    const work = {
      healthProfession: 1,
      expertiseLevel: 1,
      organisationType: 1,
      organisationName: `Practice ${number}`,
    }
    if (userTypeId === 2 || userTypeId === 3)
      await db.insert(practitioners).values({ userId: user!.id, ...work })
    return { ...user!, email: user!.email! }
  }

  /** Logs in on another device, and makes calls from there. */
  async function device({ email }: { email: string }, given: { password?: string; otp?: string } = {}) {
    const { body } = await call('POST', authPaths.login, { email, password, ...given })
    return withTokens(body as Tokens)
  }

  function withTokens(tokens: Tokens) {
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const send = (method: NonNullable<InjectOptions['method']>) => (path: string, body?: object) =>
      call(method, path, body, { headers })
    return { tokens, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
  }

  /** The jobs queued for a user, or with null for no user, oldest first. */
  async function emails(userId: number | null): Promise<Email[]> {
    const jobs = await sql<
      { data: Email }[]
    >`SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
    return jobs.map(({ data }) => data).filter(({ user_id: meant }) => meant === userId)
  }

  return { ...shop, call, person, device, withTokens, emails }
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>
