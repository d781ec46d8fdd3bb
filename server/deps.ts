import type { ViteDevServer } from 'vite'
import { regionSettings } from '#domain/regions.ts'
import { loadLettering } from '#lib/pack-drawing/pack-drawing.ts'
import { lockLinesOfProtocols } from './cart/lock-cart.ts'
import { openStockWatch } from './cart/stock-requests/notify-of-stock.ts'
import { productClaims } from './catalogue/claims.ts'
import { openProductIndex } from './catalogue/management/product-index.ts'
import { packPictures } from './catalogue/pictures/pack-pictures.ts'
import { openReadModel } from './catalogue/read-model/open.ts'
import { tierRateOf } from './commission/find-turnover.ts'
import { builtInSource } from './content/built-in-source.ts'
import { openContentChanges } from './content/content-changes.ts'
import { storyblokSource } from './content/storyblok/storyblok-source.ts'
import { writtenTemplates } from './content/templates.ts'
import { openUsageCounts } from './marketing/usage-counts.ts'
import { countWaiting } from './orders/batches/count-waiting.ts'
import { openDocumentRenderer } from './orders/documents/document-renderer.ts'
import { productSales } from './orders/product-sales.ts'
import { openSales } from './orders/sales.ts'
import { openPaymentProvider } from './payments/providers/open-provider.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { erasure } from './personal-data.ts'
import type { Config } from './platform/config.ts'
import type { Database, Sql } from './platform/database.ts'
import { openEvents, type Subscription } from './platform/events.ts'
import { openFiles } from './platform/files/open-files.ts'
import { openGeoip } from './platform/geoip.ts'
import { openJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { openMarketingService } from './platform/marketing-service/open-service.ts'
import { openPickUpPoints } from './platform/pick-up-points/open-points.ts'
import { builtInPlaces } from './platform/postal-places/built-in-places.ts'
import { refuse } from './platform/problems.ts'
import type { RequestLimits } from './platform/request-limits.ts'
import type { Sealing } from './platform/sealing.ts'
import type { openServer } from './platform/server.ts'
import { openStoryblok } from './platform/storyblok/storyblok.ts'
import type { Translations } from './platform/translation.ts'
import { openCompanions } from './protocols/companions.ts'
import { findSharedProducts } from './protocols/sharing/shared-products.ts'
import { openQuestionChanges } from './questions/question-changes.ts'
import { openSearchCounts } from './search/counts/search-counts.ts'
import { openDemand } from './search/demand.ts'
import { brandings } from './storefront/branding.ts'
import { storeClaims } from './storefront/claims.ts'
import { openDirectory } from './storefront/directory/open-directory.ts'
import { openLogos } from './storefront/images/logos.ts'
import { publicProtocolClaims } from './storefront/public-protocol-claims.ts'
import { openStoreChanges } from './storefront/store-changes.ts'
import { variantsInUse } from './variants-in-use.ts'

/** What the process is started with. */
export type AppOptions = {
  config: Config
  /** The database's direct address, without a pooler. */
  url: string
  sql: Sql
  db: Database
  /** For background work, with longer time limits; by default `db` and `sql`. */
  background?: { sql: Sql; db: Database } | undefined
  sealing: Sealing
  log: Log
  /** A read model that is already open and stays open: in development it outlives the shop, which is built anew. */
  catalogue?: ReturnType<typeof openReadModel> | undefined
  /** In development pages are loaded from their sources. */
  vite?: ViteDevServer | undefined
  /** Aborted when the process is about to end: requests are still answered, but connections are closed. */
  stopping?: AbortSignal | undefined
  /** Replaces the configured payment provider in tests. */
  provider?: PaymentProvider | undefined
  /** Replaces the shop's own limits in tests. */
  requestLimits?: RequestLimits | undefined
  /** The intervals of the timers of orders and overviews, and of the queue's supervision; others in tests. */
  pace?: { timersMs?: number; superviseSeconds?: number } | undefined
}

type Opened = ReturnType<typeof openServer> & {
  translations: Translations
  subscriptions: readonly Subscription[]
}

/** Each part is closed with the server. Those that need rate limits are created with them in `app.ts`. */
export async function openDeps(options: AppOptions, opened: Opened) {
  const { config, url, sql, db, sealing, log, pace, background = { sql, db } } = options
  const { app, securityLog, translations, origin, subscriptions } = opened
  const closing = <Part extends { close(): unknown }>(part: Part): Part => {
    app.addHook('onClose', async () => void (await part.close()))
    return part
  }
  const clock = () => new Date()
  const later = { clock, db: background.db, log }
  const catalogue =
    options.catalogue ?? closing(openReadModel({ config, sql: background.sql, log, translations }))
  const jobs = openJobs(url, log, pace)
  const events = openEvents({ jobs, region: config.region }, subscriptions)
  const files = await openFiles(config)
  const lettering = await loadLettering()
  const onError = (error: unknown) => log.error(error, 'A picture for paper could not be made or kept')
  const storeChanges = closing(openStoreChanges({ config, log, sql: background.sql }))
  const questionChanges = closing(openQuestionChanges({ config, log, sql: background.sql }))
  const logoOf = openLogos({ files, onError })
  const contentChanges = closing(openContentChanges({ ...later, config, sql: background.sql }))
  const storyblok = openStoryblok(config)
  const storyblokContent = storyblok && storyblokSource({ storyblok, db, files, log, clock, contentChanges })
  const content = storyblokContent ?? builtInSource({ db, clock })
  const { currency, country } = regionSettings[config.region]
  return {
    config,
    db,
    sql,
    background,
    sealing,
    log,
    securityLog,
    translations,
    origin,
    jobs,
    events,
    files,
    catalogue,
    products: catalogue,
    productIndex: closing(openProductIndex({ sql, log })),
    lettering,
    currency,
    region: config.region,
    clock,
    documentRenderer: closing(openDocumentRenderer({ config, translations, origin, log })),
    provider: options.provider ?? openPaymentProvider({ clock, config, db, origin }),
    marketing: await openMarketingService(config),
    pickUp: openPickUpPoints(config),
    postalPlaces: builtInPlaces(),
    countryOf: await openGeoip({ home: country, override: config.demonstrationCountry }),
    pictureOf: async (assetId: number, version: string) =>
      (await catalogue.whenReady(5000))
        ? (catalogue.pictureOf(assetId) ?? catalogue.draftPicture({ assetId, version }))
        : refuse('unavailable'),
    packPictures: packPictures({ catalogue, files, lettering, onError }),
    counts: closing(openUsageCounts(later)),
    searchCounts: closing(openSearchCounts({ ...later, region: config.region })),
    companions: closing(openCompanions({ ...later, catalogue })),
    sales: closing(openSales({ ...later, catalogue })),
    demand: closing(openDemand({ ...later, sales: productSales })),
    storeChanges,
    questionChanges,
    content,
    contentChanges,
    storyblokContent,
    directory: closing(openDirectory({ ...later, storeChanges })),
    stockWatch: closing(openStockWatch({ ...later, jobs, products: catalogue })),
    // What earlier features ask of later ones.
    brandingOf: brandings(logoOf),
    countWaiting,
    logoOf,
    claimSources: { store: storeClaims, protocol: publicProtocolClaims, product: productClaims },
    erasure,
    tierRateOf,
    lockBeforeDeletion: lockLinesOfProtocols,
    sharedProductsOf: findSharedProducts,
    writtenTemplates: writtenTemplates(content),
    variantsInUse,
  }
}
export type Parts = Awaited<ReturnType<typeof openDeps>>
