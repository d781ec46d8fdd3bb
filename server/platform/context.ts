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

/** What the process has, built once. Features declare their own parts beside the types of these. */
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
  /** The current time: the source of `now`, and for code that continues after waiting for something external. */
  clock: () => Date
  /** Base URL of links: `https://…`, without a trailing slash. */
  origin: () => string
  /** Undefined if no provider is configured: then nothing can be sent to a pick-up point. */
  pickUp: PickUpPoints | undefined
}

/** What a use case gets; each declares the parts it uses. */
export type Ctx<Who extends Actor = Actor> = Deps & { actor: Who; now: Date }

export const visitor: Actor = { id: null, userTypeId: null, sessionId: null }
