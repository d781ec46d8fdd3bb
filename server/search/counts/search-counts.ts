import type { Language } from '#domain/languages.ts'
import type { Subject } from '#server/catalogue/search-products.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { addSearches, addViews, type LookedAt, type SearchedFor } from './add-counts.ts'
import { openTally } from './tally.ts'

/** How often what is counted is written down: many looks share one row. */
const pauseMs = 5000

/** What is looked at and looked for, by day and language and without any person. A process that dies loses its last seconds. */
export type SearchCounts = {
  countView(productId: number, language: Language): void
  countSearch(subject: Subject, language: Language): void
  flush(): Promise<void>
  close(): Promise<void>
}

export function openSearchCounts({ db, log }: { db: Database; log: Log }): SearchCounts {
  const views = openTally<LookedAt>()
  const searches = openTally<SearchedFor>()

  async function flush() {
    await Promise.all([addViews(db, views.take()), addSearches(db, searches.take())]).catch((error) =>
      log.warn({ err: error }, 'looks and searches not counted'),
    )
  }

  const writing = startInterval({ what: 'counting looks and searches', pauseMs }, log, flush)

  return {
    countView: (productId, language) => views.add(`${language} ${productId}`, { language, productId }),
    countSearch: ({ kind, id }, language) =>
      searches.add(`${language} ${kind} ${id}`, { language, kind, id }),
    flush,
    async close() {
      await writing.close()
      await flush()
    },
  }
}
