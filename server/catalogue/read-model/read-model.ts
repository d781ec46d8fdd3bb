import { setTimeout } from 'node:timers/promises'
import type { FilterChoice, FilterGroup } from '#domain/catalogue/filters.ts'
import type { Language } from '#domain/languages.ts'
import { changedUse, type UseInProtocols, unusedInProtocols } from '../companions.ts'
import type { PlaceView, PriceRange, ProductView } from '../products-of-variants.ts'
import type { IngredientSearch, Popularity, SearchInput, Subject } from '../search-products.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANGES_KEPT_HOURS, type Cursor, deleteOldChanges, readChanges, startCursor } from './changes.ts'
import { comparedProducts, productsWithIngredients, termNamesIn } from './compared-products.ts'
import { compareProducts } from './comparison.ts'
import { draftPicture, draftPictures, findDraft } from './drafts.ts'
import { findIngredients } from './find-ingredients.ts'
import { packsAtPrices } from './packs-at-prices.ts'
import { pictureOf } from './pictures.ts'
import type { View } from './present.ts'
import { packsOfVariants, pricesOfVariants, productsOfVariants } from './products-of-variants.ts'
import { findProduct, type Listing, listFilters, listOptions, listProducts, type Naming } from './queries.ts'
import {
  loadCatalogue,
  productsChangedByTime,
  refreshProducts,
  refreshVocabulary,
  type Source,
} from './refresh.ts'
import { startRefreshLoop } from './refresh-loop.ts'
import {
  areBlockedSomewhere,
  blockedProducts,
  blockedVariants,
  openRestrictions,
  similarPacks,
} from './restricted.ts'
import { saleStates, thumbnailPath } from './sale-states.ts'
import type { FindHelpPages } from './search/help-pages.ts'
import { hitsOf, newestProducts } from './search/popular.ts'
import type { IsRealWord } from './search/real-words.ts'
import { findIngredientsOf, searchProducts } from './search/search.ts'
import { renewIndex } from './search/search-index.ts'
import { subjectName } from './search/subjects.ts'
import { replaceSales, type Sales } from './sort-orders.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    catalogue: ReadModel
  }
}

const hourMs = 3_600_000

/** `shown: false`: only something visitors do not see changed, such as the number in stock. */
export type ChangeListener = (productIds: readonly number[] | 'all', change: { shown: boolean }) => void

type Log = {
  error: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
}
export type ReadModelOptions = Omit<Source, 'signal'> & {
  log: Log
  fixedNames: Naming
  isRealWord: IsRealWord
  findHelpPages: FindHelpPages
  /** Calls its argument when the database notifies of a change; returns a function that stops it. */
  listen: (hint: () => void) => Promise<() => Promise<void>>
}
export type ReadModel = ReturnType<typeof startReadModel>

/** Loads the catalogue into memory and keeps it up to date. Returns at once; `whenReady` resolves when it is loaded. */
export function startReadModel({
  log,
  fixedNames,
  isRealWord,
  findHelpPages,
  listen,
  ...deps
}: ReadModelOptions) {
  const closing = new AbortController()
  const source = { ...deps, signal: closing.signal }
  const listeners = new Set<ChangeListener>()
  const ready = Promise.withResolvers<void>()
  let catalogue: Catalogue | undefined
  let inProtocols = unusedInProtocols
  let sales: Sales = new Map()
  let cursor: Cursor | undefined
  let readAtMs = 0
  let forgotAtMs = 0
  let failing = false

  async function load() {
    const from = await startCursor(source.sql)
    const startedMs = performance.now()
    catalogue = await loadCatalogue(source)
    replaceSales(catalogue.sortOrders, sales)
    cursor = from
    notify('all', true)
    log.info(
      { products: catalogue.slotOfId.size, ms: Math.round(performance.now() - startedMs) },
      'catalogue loaded',
    )
    ready.resolve()
    void index(catalogue).then(() =>
      log.info({ ms: Math.round(performance.now() - startedMs) }, 'search ready'),
    )
  }

  // Not awaited: prices and stock do not wait for it.
  function index(present: Catalogue): Promise<void> {
    return renewIndex(present, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) log.error({ err: error }, 'search not ready')
    })
  }

  async function refresh(present: Catalogue, from: Cursor) {
    const changes = await readChanges(source.sql, from)
    if (changes.shared) {
      await refreshVocabulary(present, source)
      void index(present)
    }
    const due = new Set([...changes.productIds, ...productsChangedByTime(present, source.clock())])
    for await (const { shown, unshown } of refreshProducts(present, [...due], source)) {
      if (shown.length > 0) notify(shown, true)
      if (unshown.length > 0) notify(unshown, false)
    }
    if (changes.shared) notify('all', true)
    cursor = changes.cursor
  }

  async function refreshOnce() {
    try {
      const nowMs = Date.now()
      const missedMuch = nowMs - readAtMs > (CHANGES_KEPT_HOURS / 2) * hourMs
      if (catalogue && cursor && !missedMuch) await refresh(catalogue, cursor)
      else await load()
      readAtMs = nowMs
      if (failing) log.info({}, 'catalogue refreshed again')
      failing = false
      if (nowMs - forgotAtMs < hourMs) return
      forgotAtMs = nowMs
      await deleteOldChanges(source.sql)
    } catch (error) {
      // Logged once, not every second while the database is unreachable.
      if (!failing && !closing.signal.aborted) log.error({ err: error }, 'catalogue not refreshed')
      failing = true
    }
  }

  function notify(productIds: readonly number[] | 'all', shown: boolean) {
    for (const listener of listeners) listener(productIds, { shown })
  }

  function loaded(): Catalogue {
    if (!catalogue) throw new Error('The catalogue is asked before it is loaded')
    return catalogue
  }

  const refreshLoop = startRefreshLoop(refreshOnce, 1000)
  const listening = listen(refreshLoop.hurry).catch((error: unknown) => {
    log.error({ err: error }, 'no hints of catalogue changes')
    return async () => {}
  })

  return {
    list: (listing: Listing, view: View) => listProducts(loaded(), listing, view),
    filters: (choice: FilterChoice, view: View) => listFilters(loaded(), choice, view, fixedNames),
    ingredients: (asked: FilterChoice & { text: string }, view: View) =>
      findIngredients(loaded(), asked, view),
    options: (group: FilterGroup, language: Language) => listOptions(loaded(), group, language, fixedNames),
    product: (slug: string, view: View) => findProduct(loaded(), slug, inProtocols, view),
    compare: (slugs: readonly string[], view: View) => compareProducts(loaded(), slugs, view),
    /** Pages of products whose use in protocols changes are rendered anew. */
    setUseInProtocols(next: UseInProtocols) {
      const changed = changedUse(inProtocols, next)
      inProtocols = next
      if (changed.length > 0) notify(changed, true)
    },
    /** Pages are not rendered anew because of it: they may show an older order for some minutes. */
    setSales(next: Sales) {
      sales = next
      if (catalogue) replaceSales(catalogue.sortOrders, sales)
    },
    search: (asked: SearchInput, view: View, popularity: Popularity) =>
      searchProducts(loaded(), asked, view, { popularity, naming: fixedNames, isRealWord, findHelpPages }),
    ingredientsFound: (asked: IngredientSearch, view: View, popularity: Popularity) =>
      findIngredientsOf(loaded(), asked, view, { popularity, isRealWord }),
    hits: (productIds: readonly number[], view: View, formatted: boolean) =>
      hitsOf(loaded(), productIds, view, formatted),
    newest: (limit: number) => newestProducts(loaded(), limit),
    subjectName: (subject: Subject, language: Language) => subjectName(loaded(), subject, language),
    ofVariants: (variantIds: Iterable<number>, view: ProductView) =>
      productsOfVariants(loaded(), variantIds, { ...view, currency: source.currency }),
    pricesOf: (variantIds: Iterable<number>, view: Pick<ProductView, 'practitionerPrices'>) =>
      pricesOfVariants(loaded(), variantIds, view),
    packsOf: (variantIds: Iterable<number>) => packsOfVariants(loaded(), variantIds),
    comparedOf: (variantIds: Iterable<number>, view: ProductView) =>
      comparedProducts(loaded(), variantIds, { ...view, currency: source.currency }),
    withIngredients: (keys: ReadonlySet<string>, view: ProductView) =>
      productsWithIngredients(loaded(), keys, { ...view, currency: source.currency }),
    blockedOf: (variantIds: Iterable<number>, view: PlaceView) => blockedVariants(loaded(), variantIds, view),
    areBlockedSomewhere: (variantIds: Iterable<number>) => areBlockedSomewhere(loaded(), variantIds),
    similarTo: (variantId: number, view: PlaceView & ProductView) => similarPacks(loaded(), variantId, view),
    atPrices: (held: Iterable<number>, range: PriceRange) => packsAtPrices(loaded(), held, range),
    /** All products that are not sold in a country. */
    blockedIn: (view: PlaceView) => blockedProducts(loaded(), view),
    openRestrictions: (countries: readonly string[], language: Language) =>
      openRestrictions(loaded(), countries, language),
    termNames: (termIds: Iterable<number>, language: Language) => termNamesIn(loaded(), termIds, language),
    pictureOf: (assetId: number) => pictureOf(loaded(), assetId),
    /** Of a product that need not be published. */
    draft: (id: number, view: View) => findDraft(loaded(), id, view, source),
    draftPictures: (id: number) => draftPictures(loaded(), id, source),
    draftPicture: (wanted: { assetId: number; version: string }) => draftPicture(loaded(), wanted, source),
    saleStates: (countries: readonly string[]) => saleStates(loaded(), countries),
    thumbnailPath: (productId: number) => thumbnailPath(loaded(), productId),
    isReady: () => catalogue !== undefined,
    /** True once loaded, false if that takes longer than `maxWaitMs`. */
    async whenReady(maxWaitMs: number): Promise<boolean> {
      if (catalogue) return true
      const patience = new AbortController()
      const waiting = setTimeout(maxWaitMs, undefined, { signal: patience.signal, ref: false }).catch(
        () => {},
      )
      await Promise.race([ready.promise, waiting])
      patience.abort()
      return catalogue !== undefined
    },
    onChange(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      closing.abort()
      await Promise.all([refreshLoop.stop(), listening.then((stop) => stop())])
    },
  }
}
