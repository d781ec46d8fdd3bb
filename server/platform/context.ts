import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Currency } from '#domain/money.ts'
import type { Region } from '#domain/regions.ts'
import type { Config } from './config.ts'
import type { Database, Sql } from './database.ts'
import type { Files } from './files.ts'
import type { CountryOf } from './geoip.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { PickUpPoints } from './pick-up-points/points.ts'
import type { Sealing } from './sealing.ts'
import type { Translations } from './translation.ts'

/** Who acts. A visitor has no id. */
export type Actor = { id: number | null; userTypeId: UserTypeId | null; sessionId: number | null }
export type SignedIn = { id: number; userTypeId: UserTypeId; sessionId: number }

/** What the process has, built once. Features declare their own parts, each where the part's type is. */
export interface Deps {
  config: Config
  db: Database
  sql: Sql
  jobs: Jobs
  files: Files
  log: Log
  sealing: Sealing
  translations: Translations
  countryOf: CountryOf
  region: Region
  currency: Currency
  /** For what waits for an answer from outside: it is done at the moment after. Elsewhere it is `now`. */
  clock: () => Date
  /** Where links lead: `https://…`, without a slash at its end. */
  origin: () => string
  /** Undefined where nobody knows of any: then nothing is sent to one. */
  pickUp: PickUpPoints | undefined
}

/** What a use case gets; it names what it takes of it. */
export type Ctx<Who extends Actor = Actor> = Deps & { actor: Who; now: Date }

export const visitor: Actor = { id: null, userTypeId: null, sessionId: null }
