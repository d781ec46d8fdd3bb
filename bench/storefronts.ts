import { storePaths } from '#contract/storefront-paths.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { meetingWays } from '#domain/storefront/directory.ts'
import { topicIcons } from '#domain/storefront/sections.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { createStore } from '#server/storefront/create-store.ts'
import { filled } from '../seeds/storefront/filled.ts'
import { lindehof } from '../seeds/storefront/lindehof.ts'
import { type Measure, measure } from './load.ts'
import { insertPractitioner } from './practitioner.ts'
import type { Shop } from './shop.ts'

const practitionerCount = 20_000
const places = Array.from({ length: 200 }, (_, n) => `Place ${n}`)
const spoken = ['nl', 'fr', 'en', 'de', 'da']
const requests = 2000

export type StorefrontFigures = { count: number; rows: Measure[] }

/** The cost of the directory and the pages of many practitioners. Every request is different, so none is cached. */
export async function measureStorefronts({ sql, db, startAnother }: Shop): Promise<StorefrontFigures> {
  await insertStorefronts(db, sql)
  // The one that runs has read the directory of before.
  const server = await startAnother()
  try {
    const ask = (name: string, path: (n: number) => string) =>
      measure(
        server,
        name,
        Array.from({ length: requests }, (_, n) => path(n)),
        requests,
      )
    await ask('warm up', (n) => `/en/practitioners/practice-${n + 1}`)
    const rows = [
      await ask('directory, one filter', (n) => `/api${storePaths.directory}?${oneFilter(n)}`),
      await ask('directory, three filters', (n) => `/api${storePaths.directory}?${threeFilters(n)}`),
      await ask('directory page, uncached', (n) => `/en/practitioners?${threeFilters(n)}`),
      await ask('shop page, uncached', (n) => `/en/practitioners/practice-${requests + n + 1}`),
      await measure(server, 'shop page, cached', ['/en/practitioners/practice-1'], 10_000),
    ]
    return { count: practitionerCount, rows }
  } finally {
    await server.stop()
  }
}

const at = <T>(values: readonly T[], n: number): T => values[n % values.length]!
const page = (n: number) => `page=${1 + (n % 7)}`

function oneFilter(n: number): string {
  const filters = [
    `topic=${at(topicIcons, n)}`,
    `place=${encodeURIComponent(at(places, n))}`,
    `language=${at(spoken, n)}`,
    `meeting=${at(meetingWays, n)}`,
    `profession=${at(healthProfessions, n)}`,
  ]
  return `${at(filters, n)}&${page(Math.floor(n / filters.length))}`
}

function threeFilters(n: number): string {
  const profession = at(healthProfessions, Math.floor(n / topicIcons.length))
  return `topic=${at(topicIcons, n)}&profession=${profession}&meeting=${at(meetingWays, n)}&${page(n)}`
}

/** Copies of one page, spread evenly over professions, places, languages and topics. */
async function insertStorefronts(db: Database, sql: Sql): Promise<void> {
  const id = await insertPractitioner(db)
  const ctx = { db, actor: { id, userTypeId: 2, sessionId: 0 } as const, now: new Date() }
  const { content } = await createStore({ ...ctx, region: 'eu' }, { type: 'personal', theme: lindehof.theme })
  const sold = await sql<{ id: number }[]>`SELECT id FROM variants ORDER BY id LIMIT 5`
  const variants = new Map(lindehof.recommended.map((name, n) => [name, sold[n]!.id]))
  let items = 0
  const page = filled(content, lindehof, { variants, nextId: () => ++items })
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO users (user_type_id, email, password_hash, first_name, last_name, language, country, home_region,
                         created_at, activated_at)
      SELECT 2, 'practice' || n || '@example.org', 'none', 'Name ' || n, 'Peeters', 'en', 'BE', 'eu', now(), now()
      FROM generate_series(1, ${practitionerCount}::int) n`
    await tx`
      INSERT INTO practitioners (user_id, health_profession, expertise_level, organisation_type, organisation_name)
      SELECT id, 1 + id % ${healthProfessions.length}::int, 1, 1, 'Practice ' || id
      FROM users WHERE email LIKE 'practice%@example.org'`
    await tx`
      INSERT INTO storefronts (practitioner_id, name, name_skeleton, content, published, changed_at, published_at)
      SELECT id, 'practice-' || n, 'practice-' || n, content, content, now(), now()
      FROM (
        SELECT id, n, ${JSON.stringify(page)}::jsonb || jsonb_build_object(
          'services', jsonb_build_array(jsonb_build_object('id', 1, 'order', 1, 'name', 'Advice', 'description', '',
            'icon', (${[...topicIcons]}::text[])[1 + n % ${topicIcons.length}::int])),
          'contact', ${JSON.stringify(page.contact)}::jsonb || jsonb_build_object('languages',
            jsonb_build_array((${spoken}::text[])[1 + n % ${spoken.length}::int])),
          'listing', jsonb_build_object('place', (${places}::text[])[1 + n * 37 % ${places.length}::int],
            'is_listed', true, 'is_online', n % 2 = 0, 'is_in_person', n % 3 > 0)) AS content
        FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS n
              FROM users WHERE email LIKE 'practice%@example.org') numbered
      ) pages`
  })
}
