import type { Language } from '#domain/languages.ts'
import { type DemandEntry, demandIn, popularityOf } from '#domain/search/demand.ts'
import type { Popularity, Subject } from '#server/catalogue/search-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { startInterval } from '#server/platform/interval.ts'
import { type SalesQuery, wantedProducts, wantedSubjects } from './find-demand.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    demand: Demand
  }
}

const pauseMs = 5 * 60_000

/** What people view and search for, as of some minutes ago. */
export type Demand = {
  popularity(language: Language): Popularity
  /** Products, most popular first. */
  popular(language: Language): readonly number[]
  /** Most searched first. */
  subjects(language: Language): readonly Subject[]
  /** Resolves when it has been loaded for the first time, or could not be. */
  firstRead: Promise<void>
  read(): Promise<void>
  close(): Promise<void>
}

type Options = Pick<Deps, 'clock' | 'db' | 'log'> & { sales: SalesQuery }
type InLanguage = { popularity: Popularity; popular: readonly number[]; subjects: readonly Subject[] }

export function openDemand({ clock, db, log, sales }: Options): Demand {
  let products: readonly DemandEntry<number>[] = []
  let subjects: readonly DemandEntry<Subject>[] = []
  let known = new Map<Language, InLanguage>()

  async function read() {
    const now = clock()
    const [wanted, searched] = await Promise.all([
      wantedProducts({ db, sales }, now),
      wantedSubjects(db, now),
    ])
    products = wanted
    subjects = searched
    known = new Map()
  }

  const firstRead = read().catch((error) => log.warn({ err: error }, 'popular products not read'))
  const reading = startInterval({ what: 'reading popular products', pauseMs }, log, read)

  function inLanguage(language: Language): InLanguage {
    const before = known.get(language)
    if (before) return before
    const popularity = popularityOf(demandIn(products, language, (id) => id))
    const found = {
      popularity,
      popular: [...popularity.keys()],
      subjects: demandIn(subjects, language, ({ kind, id }) => `${kind} ${id}`).map(({ what }) => what),
    }
    known.set(language, found)
    return found
  }

  return {
    popularity: (language) => inLanguage(language).popularity,
    popular: (language) => inLanguage(language).popular,
    subjects: (language) => inLanguage(language).subjects,
    firstRead,
    read,
    async close() {
      await reading.close()
      await firstRead
    },
  }
}
