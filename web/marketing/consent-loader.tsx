import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { createStore, useStore } from '#web/platform/store/create-store.ts'

// The question is not essential, so its failure must not affect the page: then nothing is sent.
const ConsentSheet = lazy(() => import('./consent-sheet.tsx').catch(() => ({ default: () => null })))

/** How often the reader has asked for the question. */
const requests = createStore(0)
const waitMs = 1000

/** Asks whether marketing is allowed, where there is any. The code is loaded after the page. */
export function ConsentLoader() {
  const { consentVersion } = useShop()
  const asked = useStore(requests)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    if (consentVersion === undefined) return
    const timer = setTimeout(() => setLoaded(true), waitMs)
    return () => clearTimeout(timer)
  }, [consentVersion])

  if (consentVersion === undefined || !(isLoaded || asked > 0)) return null
  return (
    <Suspense>
      <ConsentSheet version={consentVersion} requests={asked} />
    </Suspense>
  )
}

/** In the footer, where there is something to choose. */
export function ConsentButton() {
  const { t } = useTranslation('shop')
  const { consentVersion } = useShop()
  if (consentVersion === undefined) return null
  return (
    <button
      type="button"
      className="mt-2 py-1 leading-6 underline"
      onClick={() => requests.update((count) => count + 1)}
    >
      {t('footer.privacy-settings')}
    </button>
  )
}
