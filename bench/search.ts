import { cpuNs, type Server, startServer } from './process.ts'
import { requestSearch } from './search/ask.ts'
import { secondsUntilSearchShows } from './search/fresh.ts'
import { type PlainAnswer, prepareFullText } from './search/postgres.ts'
import { drawQueries, type QueryKind, queryKinds, type SearchFor } from './search/queries.ts'
import { measureSearchStart, type SearchStart } from './search/start.ts'
import type { Shop } from './shop.ts'

const ofEachKind = 100

/** Processor milliseconds at the median and the 95th percentile; of the shop, and of PostgreSQL. */
export type SearchRow = {
  kind: QueryKind | 'all'
  ms: number
  slowMs: number
  plainMs: number
  plainSlowMs: number
  /** Share of the queries that found something and, for name queries, found that name on the first page. */
  found: number
  plainFound: number
}
export type SearchFigures = {
  rows: SearchRow[]
  /** The median time of requesting next to nothing from a Fastify server, as often and at the same rate. */
  baselineMs: number
  start: SearchStart
  seen: { stock: number; price: number }
}

export async function measureSearch(shop: Shop, baseline: Server): Promise<SearchFigures> {
  const drawn = await drawQueries(shop.sql, ofEachKind * 2)
  const beside = await besidePostgres(shop, baseline, drawn)
  const seen = await secondsUntilSearchShows(shop.server, shop.sql)
  const fresh = await shop.startAnother()
  try {
    const { text } = drawn.find(({ kind }) => kind === 'exact')!
    return { ...beside, seen, start: await measureSearchStart(fresh, text) }
  } finally {
    await fresh.stop()
  }
}

type Answer = { ms: number; found: boolean }

/** The same queries once each, kind by kind, to the shop and to PostgreSQL behind a plain server. */
async function besidePostgres(
  { server, sql, databaseUrl }: Shop,
  baseline: Server,
  drawn: readonly SearchFor[],
) {
  await prepareFullText(sql)
  const plain = await startServer('bench/plain-search.ts', { DATABASE_URL: databaseUrl }, '/')
  try {
    const backend = (await (await fetch(plain.base)).json()) as { pid: number }
    const searchBoth = async (queries: readonly SearchFor[]) => ({
      shops: await timedEach([server.pid], queries, (query) => searchInShop(server, query)),
      plains: await timedEach([plain.pid, backend.pid], queries, (query) => searchPlain(plain, query)),
    })
    const ofKind = (kind: QueryKind) => drawn.filter((query) => query.kind === kind)
    for (const kind of queryKinds) await searchBoth(ofKind(kind).slice(ofEachKind))
    const all: Comparison = { shops: [], plains: [] }
    const rows: SearchRow[] = []
    for (const kind of queryKinds) {
      const both = await searchBoth(ofKind(kind).slice(0, ofEachKind))
      rows.push(rowOf(kind, both))
      all.shops.push(...both.shops)
      all.plains.push(...both.plains)
    }
    const least = await timedEach([baseline.pid], drawn, () => askNothing(baseline))
    return { rows: [...rows, rowOf('all', all)], baselineMs: summed(least).ms }
  } finally {
    await plain.stop()
  }
}

type Comparison = { shops: Answer[]; plains: Answer[] }

function rowOf(kind: SearchRow['kind'], { shops, plains }: Comparison): SearchRow {
  const plain = summed(plains)
  const besides = { plainMs: plain.ms, plainSlowMs: plain.slowMs, plainFound: plain.found }
  return { kind, ...summed(shops), ...besides }
}

type Hits = { total: number; hits: readonly { name: string }[] }

async function searchInShop(server: Server, { text, language, facets }: SearchFor): Promise<Hits> {
  const chosen = facets && { categories: facets.category, free_from: facets.freeFrom }
  const answer = await requestSearch(server, { text, language, ...(chosen && { chosen }) })
  if (!answer) throw new Error(`A search for “${text}” was refused`)
  return { total: answer.total_found, hits: answer.hits }
}

async function searchPlain({ base }: Server, query: SearchFor): Promise<Hits> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(base, { method: 'POST', headers, body: JSON.stringify(query) })
  if (!answer.ok) throw new Error(`PostgreSQL refused a search for “${query.text}”`)
  return (await answer.json()) as PlainAnswer
}

async function askNothing({ base }: Server): Promise<Hits> {
  await (await fetch(base)).json()
  return { total: 0, hits: [] }
}

async function timedEach(
  pids: readonly number[],
  queries: readonly SearchFor[],
  search: (query: SearchFor) => Promise<Hits>,
): Promise<Answer[]> {
  const processor = () => pids.reduce((sum, pid) => sum + cpuNs(pid), 0)
  const answers: Answer[] = []
  for (const query of queries) {
    const before = processor()
    const { total, hits } = await search(query)
    const ms = (processor() - before) / 1e6
    const isThere = hits.some(({ name }) => query.wanted.every((word) => name.includes(word)))
    answers.push({ ms, found: total > 0 && isThere })
  }
  return answers
}

function summed(answers: readonly Answer[]) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
  const found = answers.filter((answer) => answer.found).length / answers.length
  return { ms: at(0.5), slowMs: at(0.95), found }
}
