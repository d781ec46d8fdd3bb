import { lazy, Suspense, useEffect, useState } from 'react'
import type { Region } from '#domain/regions.ts'
import { useShop } from '#web/platform/shop-context.tsx'

// The notice is not essential, so its failure must not affect the page.
const NoticeSheet = lazy(() => import('./notice-sheet.tsx').catch(() => ({ default: () => null })))

/** Costs nothing where no notice is possible: its code is loaded after the page, and only in the EU store. */
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

/** Only the EU store has another store for visitors from Great Britain, and only if its URL is configured. */
export function hasOtherStore(region: Region, otherStoreUrl: string | undefined): otherStoreUrl is string {
  return region === 'eu' && otherStoreUrl !== undefined
}
