import type { FastifyRequest } from 'fastify'
import type { Tokens } from '#contract/accounts.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { deviceOf } from '#server/platform/devices.ts'
import type { CountryOf } from '#server/platform/geoip.ts'
import type { Identify } from '#server/platform/guards.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { openTokens, type TokenClaims } from '#server/platform/tokens.ts'
import type { User } from '../queries.ts'
import { bearerOf, openIdentify } from './identify.ts'
import { openSession } from './open-session.ts'
import { redirectFor } from './other-store.ts'
import { refreshSession } from './refresh-session.ts'
import { watchSessions } from './session-states.ts'
import { openSigningKeys } from './signing-keys.ts'

/** Sign-ins and the tokens that stand for them. */
export type SignIns = {
  identify: Identify
  /** Opens a session on the caller's device. */
  signIn(request: FastifyRequest, userId: number): Promise<Tokens>
  /** The same, or the way to the other region's store for who belongs there. */
  signInOrRedirect(request: FastifyRequest, user: User): Promise<Tokens>
  /** A new pair for the refresh token of the Authorization header. */
  refresh(authorization: string | undefined): Promise<Tokens>
  /** Looks again who somebody is: at once on this node, within seconds on others. */
  forget(userId: number): void
}

type World = { config: Config; db: Database; sql: Sql; jobs: Jobs; countryOf: CountryOf; sealing: Sealing }

export async function openSignIns({ config, db, sql, jobs, countryOf, sealing }: World): Promise<SignIns> {
  const tokens = openTokens(await openSigningKeys({ db, sealing }, new Date()), config.region)
  const states = watchSessions(sql)

  async function pairFor(claims: TokenClaims, now: Date): Promise<Tokens> {
    const [access_token, refresh_token] = await Promise.all([
      tokens.issue('access', claims, now),
      tokens.issue('refresh', claims, now),
    ])
    return { access_token, refresh_token }
  }

  async function signIn(request: FastifyRequest, userId: number): Promise<Tokens> {
    const now = new Date()
    const device = deviceOf(request.headers['user-agent'])
    const session = await openSession({ db, jobs, now }, { userId, device, country: countryOf(request.ip) })
    return pairFor({ userId, sessionId: session.id, generation: session.generation }, now)
  }

  return {
    signIn,
    identify: openIdentify(tokens, states),
    async signInOrRedirect(request, user) {
      return redirectFor(config, user, new Date()) ?? signIn(request, user.id)
    },
    async refresh(authorization) {
      const now = new Date()
      const reading = await tokens.read('refresh', bearerOf(authorization) ?? refuse('unauthorized'), now)
      if ('problem' in reading) return refuse(reading.problem)
      try {
        const generation = await refreshSession({ db, sql, now }, reading.claims)
        return await pairFor({ ...reading.claims, generation }, now)
      } catch (error) {
        states.forget(reading.claims.userId)
        throw error
      }
    },
    forget: states.forget,
  }
}
