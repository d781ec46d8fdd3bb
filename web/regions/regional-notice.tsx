import { lazy, Suspense, useEffect, useState } from 'react'
import { useShop } from '#web/platform/shop-context.tsx'
import { hasOtherStore } from './other-store.ts'

// Nobody asked for the notice, so its failure must not take the page away.
const NoticeSheet = lazy(() => import('./notice-sheet.tsx').catch(() => ({ default: () => null })))

/** Costs nothing where no notice can come up: its parts load after the page, and only in the EU store. */
export function RegionalNotice() {
  const { region, otherStoreUrl } = useShop()
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    if (!hasOtherStore(region, otherStoreUrl)) return
    const timer = setTimeout(() => setLoaded(true), 1000)
    return () => clearTimeout(timer)
  }, [region, otherStoreUrl])

  return isLoaded && otherStoreUrl ? (
    <Suspense>
      <NoticeSheet otherStoreUrl={otherStoreUrl} />
    </Suspense>
  ) : null
}
