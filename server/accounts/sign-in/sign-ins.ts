import type { FastifyRequest } from 'fastify'
import type { Tokens } from '#contract/accounts.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { CountryOf } from '#server/platform/geoip.ts'
import type { Identify } from '#server/platform/guards.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { User } from '../queries.ts'

/** Sign-ins and the tokens that stand for them. */
export type SignIns = {
  identify: Identify
  /** Opens a session on the caller's device. */
  signIn(request: FastifyRequest, userId: number): Promise<Tokens>
  /** The same, or the way to the other region's store for who belongs there. */
  signInOrRedirect(request: FastifyRequest, user: User): Promise<Tokens>
  /** A new pair for a refresh token. */
  refresh(authorization: string | undefined): Promise<Tokens>
  /** Ends sessions at once on this node, within seconds on others. */
  forget(userId: number): void
}

export async function openSignIns(_world: {
  config: Config
  db: Database
  jobs: Jobs
  countryOf: CountryOf
  sealing: Sealing
}): Promise<SignIns> {
  const nothing = async () => ({ access_token: '', refresh_token: '' })
  return {
    identify: async () => ({ problem: 'unauthorized' }),
    signIn: nothing,
    signInOrRedirect: nothing,
    refresh: nothing,
    forget: () => {},
  }
}
