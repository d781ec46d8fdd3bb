import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import {
  type DirectoryEntry,
  type DirectoryIndex,
  indexDirectory,
  meetingWays,
} from '#domain/storefront/directory.ts'
import type { TopicIcon } from '#domain/storefront/sections.ts'
import { mayShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import type { StoreChanges } from '../store-changes.ts'
import { storefronts } from '../tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    directory: Directory
  }
}

/** Listed practitioners, as of a moment ago. */
export type Directory = {
  index(): DirectoryIndex
  close(): Promise<void>
}

const pauseMs = 10_000

type Options = { db: Database; log: Log; storeChanges: Pick<StoreChanges, 'onChange'> }

export function openDirectory({ db, log, storeChanges }: Options): Directory {
  let known: DirectoryIndex = indexDirectory([])
  let state = ''
  async function read(): Promise<void> {
    const now = await stateOf(db)
    if (now === state) return
    known = indexDirectory(await readEntries(db))
    state = now
  }
  const readNow = () =>
    read().catch((error) => log.warn({ err: error }, 'directory of practitioners not read'))
  const firstRead = readNow()
  const stop = storeChanges.onChange(() => void readNow())
  const reading = startInterval({ what: 'reading the directory of practitioners', pauseMs }, log, read)
  return {
    index: () => known,
    async close() {
      stop()
      await reading.close()
      await firstRead
    },
  }
}

/** Those who want to be found: published, listed, and still seen in public. */
export const isListed = and(
  isNotNull(storefronts.published),
  sql`(${storefronts.published} #>> '{listing,is_listed}')::boolean`,
  mayShare,
)

/** Differs whenever the directory has changed. */
async function stateOf(db: Database): Promise<string> {
  const { practitionerId, name, publishedRevision } = storefronts
  const entry = sql`concat_ws(' ', ${practitionerId}, ${name}, ${publishedRevision}, ${practitioners.healthProfession})`
  const [found] = await db
    .select({
      state: sql<string>`coalesce(md5(string_agg(${entry}, ',' ORDER BY ${practitionerId})), 'empty')`,
    })
    .from(storefronts)
    .innerJoin(users, eq(users.id, practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(isListed)
  return found!.state
}

/** In alphabetical order of their pages. */
async function readEntries(db: Database): Promise<DirectoryEntry[]> {
  const { published } = storefronts
  const rows = await db
    .select({
      practitionerId: storefronts.practitionerId,
      healthProfession: practitioners.healthProfession,
      languages: sql<string[]>`${published} #> '{contact,languages}'`,
      place: sql<string>`${published} #>> '{listing,place}'`,
      isOnline: sql<boolean>`(${published} #>> '{listing,is_online}')::boolean`,
      isInPerson: sql<boolean>`(${published} #>> '{listing,is_in_person}')::boolean`,
      topics: sql<TopicIcon[]>`jsonb_path_query_array(${published}, '$.services[*].icon')`,
    })
    .from(storefronts)
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(isListed)
    .orderBy(storefronts.name)
  return rows.map(({ practitionerId, healthProfession, isOnline, isInPerson, ...entry }) => {
    const isPossible = { online: isOnline, 'in-person': isInPerson }
    return {
      practitionerId,
      profession: healthProfessions[(healthProfession ?? 0) - 1] ?? 'other',
      meetings: meetingWays.filter((way) => isPossible[way]),
      ...entry,
    }
  })
}
