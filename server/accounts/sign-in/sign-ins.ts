import type { FastifyRequest } from 'fastify'
import type { Tokens } from '#contract/accounts.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { CountryOf } from '#server/platform/geoip.ts'
import type { Identify } from '#server/platform/guards.ts'

/** Sign-ins and the tokens that stand for them. */
export type SignIns = {
  identify: Identify
  /** Opens a session on the caller's device. */
  signIn(request: FastifyRequest, userId: number): Promise<Tokens>
  /** Ends sessions at once on this node, within seconds on others. */
  forget(userId: number): void
}

export async function openSignIns(_world: {
  config: Config
  db: Database
  countryOf: CountryOf
}): Promise<SignIns> {
  return {
    identify: async () => ({ problem: 'unauthorized' }),
    signIn: async () => ({ access_token: '', refresh_token: '' }),
    forget: () => {},
  }
}
