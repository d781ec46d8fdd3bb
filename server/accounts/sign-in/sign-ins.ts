import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tokens } from '#contract/accounts.ts'
import type { Deps } from '#server/platform/context.ts'
import { deviceOf } from '#server/platform/devices.ts'
import type { Identify } from '#server/platform/guards.ts'
import { refuse } from '#server/platform/problems.ts'
import { openTokens, type TokenClaims } from '#server/platform/tokens.ts'
import type { User } from '../find-users.ts'
import { accountLimits } from '../limits.ts'
import { bearerOf, openIdentify } from './identify.ts'
import { type Credentials, openSession } from './open-session.ts'
import { redirectFor } from './other-store.ts'
import { refreshSession } from './refresh-session.ts'
import { watchSessions } from './session-states.ts'
import { openSigningKeys } from './signing-keys.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    signIns: SignIns
    /** Makes a change of somebody's permissions take effect at once. */
    forget: (userId: number) => void
  }
}

/** Sign-ins and their tokens. */
export type SignIns = {
  identify: Identify
  /** Opens a session on the caller's device, unless what was verified has been replaced meanwhile. */
  signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    verified?: Credentials,
  ): Promise<Tokens>
  /** The same, or a link to the other region's store for users who belong there. */
  signInOrRedirect(request: FastifyRequest, reply: FastifyReply, user: User): Promise<Tokens>
  /** A new pair for the refresh token in the Authorization header, rate-limited once it is known to be valid. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<Tokens>
  /** Reloads a user's permissions: at once on this node, within seconds on others. */
  forget(userId: number): void
}

export async function openSignIns(
  deps: Pick<
    Deps,
    | 'clock'
    | 'config'
    | 'countryOf'
    | 'db'
    | 'jobs'
    | 'knownDevices'
    | 'limits'
    | 'sealing'
    | 'securityLog'
    | 'sql'
  >,
): Promise<SignIns> {
  const { clock, config, db, sql, jobs, countryOf, sealing, limits, knownDevices, securityLog } = deps
  const tokens = openTokens(await openSigningKeys({ db, sealing }, clock()), config.region)
  const states = watchSessions(sql)

  async function pairFor(claims: TokenClaims, now: Date): Promise<Tokens> {
    const [access_token, refresh_token] = await Promise.all([
      tokens.issue('access', claims, now),
      tokens.issue('refresh', claims, now),
    ])
    return { access_token, refresh_token }
  }

  const signIn: SignIns['signIn'] = async (request, reply, userId, verified) => {
    const now = clock()
    const device = deviceOf(request.headers['user-agent'])
    const opening = { userId, device, country: countryOf(request.ip), verified }
    const session = await openSession({ db, jobs, now }, opening)
    knownDevices.remember(request, reply, userId)
    securityLog('signed-in', userId)
    return pairFor({ userId, sessionId: session.id, generation: session.generation }, now)
  }

  return {
    signIn,
    identify: openIdentify(tokens, states, clock),
    async signInOrRedirect(request, reply, user) {
      const redirect = redirectFor(config, user, clock())
      if (!redirect) return signIn(request, reply, user.id, user)
      securityLog('signed-in-to-other-store', user.id)
      return redirect
    },
    async refresh(request, reply) {
      const { authorization } = request.headers
      const now = clock()
      const reading = await tokens.read('refresh', bearerOf(authorization) ?? refuse('unauthorized'), now)
      if ('problem' in reading) return refuse(reading.problem)
      const { userId, sessionId } = reading.claims
      await limits.check(request, { limit: accountLimits.refreshBySession, of: String(sessionId) })
      try {
        const generation = await refreshSession({ db, sql, jobs, securityLog, now }, reading.claims)
        knownDevices.remember(request, reply, userId)
        return await pairFor({ ...reading.claims, generation }, now)
      } catch (error) {
        states.forget(userId)
        throw error
      }
    },
    forget: states.forget,
  }
}
