import { lazy, Suspense, useEffect, useState } from 'react'
import type { Region } from '#domain/regions.ts'
import { useShop } from '#web/platform/shop-context.tsx'

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

/** Only the EU store has another to send visitors from Great Britain to, and only where its address is known. */
export function hasOtherStore(region: Region, otherStoreUrl: string | undefined): otherStoreUrl is string {
  return region === 'eu' && otherStoreUrl !== undefined
}
