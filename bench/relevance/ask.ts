import { pino } from 'pino'
import type { SearchResponse } from '#contract/search.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { openReadModel } from '#server/catalogue/read-model/open.ts'
import type { SearchInput } from '#server/catalogue/search-products.ts'
import type { Sql } from '#server/platform/database.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { type JudgedQuery, nothing } from './queries.ts'
import type { JudgedProduct } from './rules.ts'

const looked = 3
const maxWaitMs = 60_000

/** The first hits of a query, and whether one of them is right. */
export type Judged = JudgedQuery & {
  success: boolean
  first: string[]
  found: number
  didYouMean: string | null
}

export async function judge(
  sql: Sql,
  products: ReadonlyMap<string, JudgedProduct>,
  queries: readonly JudgedQuery[],
): Promise<Judged[]> {
  const model = openReadModel({
    config: { region: 'eu', databaseDirectUrl: undefined },
    sql,
    log: pino({ level: 'error' }),
    translations: loadTranslations('locales'),
  })
  try {
    if (!(await model.whenReady(maxWaitMs))) throw new Error('The catalogue is not in memory')
    const judged: Judged[] = []
    for (const query of queries) {
      const view = { language: query.language, currency: 'EUR', practitionerPrices: false } as const
      const { json } = await model.search(asked(query.query), view, new Map())
      judged.push(verdict(query, JSON.parse(json) as SearchResponse, products))
    }
    return judged
  } finally {
    await model.close()
  }
}

function verdict(
  query: JudgedQuery,
  answer: SearchResponse,
  products: ReadonlyMap<string, JudgedProduct>,
): Judged {
  const { rule } = query
  const first = answer.hits.slice(0, looked)
  return {
    ...query,
    success: rule === nothing ? first.length === 0 : first.some(({ slug }) => rule(products.get(slug)!)),
    first: first.map(({ name }) => name),
    found: answer.total_found,
    didYouMean: answer.did_you_mean,
  }
}

function asked(query: string): SearchInput {
  return {
    query,
    choice: noFilters,
    page: 1,
    perPage: 12,
    orderBy: 'match',
    order: 'desc',
    priorities: ['name', 'ingredients'],
    exact: false,
    formatted: false,
    withFilters: false,
  }
}
