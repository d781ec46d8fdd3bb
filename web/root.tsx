import { type ReactNode, Suspense } from 'react'
import { Outlet, Scripts, type UIMatch, useMatches, useRouteError } from 'react-router'
import { languageTag } from '#domain/languages.ts'
import { AdLoader } from './app/ad-loader.tsx'
import { ErrorScreen } from './app/error-screen.tsx'
import { Footer } from './app/footer.tsx'
import { LogoutProblem, reserveAccountSpace } from './app/header/account-control.tsx'
import { Header } from './app/header/header.tsx'
import { SkipLink } from './app/skip-link.tsx'
import { CartLoader } from './cart/cart-loader.tsx'
import { ProductOpening } from './catalogue/preview/product-opening.tsx'
import { RestrictionsSync } from './catalogue/restrictions/restrictions-sync.tsx'
import { ConsentLoader } from './marketing/consent-loader.tsx'
import { loadRouteChunk } from './platform/chunk-load-error.ts'
import { earlyPressesScript, useEarlyPresses } from './platform/early-presses.ts'
import { useTranslation } from './platform/i18n/translation-context.tsx'
import { PageCache, serveCachedPage } from './platform/page-cache.ts'
import { ScrollRestoration } from './platform/scroll-restoration.tsx'
import { SessionSync } from './platform/session/session-sync.tsx'
import { shopAttributes, useShop } from './platform/shop-context.tsx'
import { Slot } from './platform/slots.tsx'
import { ToastArea } from './platform/toasts/toast-area.tsx'
import { BuilderLoader, reserveBuilderSpace } from './protocols/builder-loader.tsx'
import { DeliveryCountrySync } from './regions/delivery-country-sync.tsx'
import { RegionalNotice } from './regions/regional-notice.tsx'
import { SearchForm } from './search/form/search-form.tsx'
import styles from './ui/styles.css?url'
import { Utilities, type utilitySheets } from './ui/utilities/utilities.tsx'

// It has already run when the scripts are loaded: they need not contain it again.
const beforeScripts = import.meta.env.SSR
  ? `${reserveAccountSpace};${reserveBuilderSpace};${earlyPressesScript}`
  : ''
const loadSearch = () => import('./app/search-overlay.tsx')
const loadBuying = () => import('./app/buying.tsx')
// Always the same element, so that only a change of the location renders the header again.
const searchForm = <SearchForm load={loadSearch} />

export function Layout({ children }: { children: ReactNode }) {
  const shop = useShop()
  const { t } = useTranslation('shop')
  const { frame, utilities } = usePageHandle()
  useEarlyPresses()
  return (
    <html
      lang={languageTag(shop.language)}
      dir="ltr"
      // Keeps the page from scrolling under the search overlay on narrow screens.
      className="max-xl:has-data-showing:overflow-hidden"
      {...shopAttributes(shop)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeScripts }} />
        {/* Before every other style sheet: it sets the order of the layers. Those of public pages contain it. */}
        {utilities !== 'first' && utilities !== 'store' && (
          <link rel="stylesheet" href={styles} precedence="first" />
        )}
        <Utilities of={utilities} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f7f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101814" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <SkipLink />
        <Suspense>{frame !== 'own' && <Slot name="skip" />}</Suspense>
        <LogoutProblem />
        <div aria-live="polite" className="corner no-print">
          <ConsentLoader />
          <RegionalNotice />
        </div>
        {frame === 'own' ? (
          children
        ) : (
          <>
            <Header strip={frame === 'shop'} search={searchForm} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            {frame === 'shop' && <Footer />}
          </>
        )}
        <BuilderLoader isOpen={frame !== 'own'} />
        <CartLoader load={loadBuying} />
        {frame === 'shop' && <AdLoader />}
        <ToastArea label={t('toast.area')} closeLabel={t('toast.close')} />
        <DeliveryCountrySync />
        <RestrictionsSync />
        <ScrollRestoration />
        <PageCache />
        <SessionSync />
        <Scripts />
      </body>
    </html>
  )
}

/** What a page's route says of its layout in its `handle`; `own` has its own header. */
type PageHandle = { frame?: 'shop' | 'account' | 'own'; utilities?: keyof typeof utilitySheets }

/** Errors use the shop's layout. */
function usePageHandle(): Required<PageHandle> {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[]
  const failure = useRouteError()
  const handle = (!failure && matches.findLast(({ handle }) => handle)?.handle) || {}
  const { frame = 'shop' } = handle
  return { frame, utilities: handle.utilities ?? (frame === 'shop' ? 'first' : 'all') }
}

export const clientMiddleware = [loadRouteChunk, serveCachedPage]

export default function Root() {
  return (
    <ProductOpening>
      <Outlet />
    </ProductOpening>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
