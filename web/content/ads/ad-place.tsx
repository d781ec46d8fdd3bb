import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { AdPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { AdType } from '#domain/content/ads.ts'
import type { Language } from '#domain/languages.ts'
import { callApi } from '../../platform/call-api.ts'
import { useSession } from '../../platform/session/session.ts'
import { warn } from '../../platform/session/warn.ts'
import { useShop } from '../../platform/shop-context.tsx'

// Only users need its code for account calls.
const UserAd = lazy(() =>
  import('./user-ad.tsx').catch(() => ({
    default: ({ children }: Omit<AdPlaceProps, 'hasRefused'>) => children,
  })),
)

type AdPlaceProps = { type: AdType; hasRefused: boolean; children: ReactNode }

/** The newest ad for the reader; the usual content if there is none, or if it cannot be loaded. */
export function AdPlace({ type, hasRefused, children }: AdPlaceProps) {
  const { state } = useSession()
  if (hasRefused || state === 'unknown') return children
  if (state === 'loggedout') return <VisitorAd type={type}>{children}</VisitorAd>
  return (
    <Suspense fallback={children}>
      <UserAd type={type}>{children}</UserAd>
    </Suspense>
  )
}

/** The last answers, shown again at once when the visitor comes back to a page. */
const known = new Map<string, ReactNode>()

function VisitorAd({ type, children }: Omit<AdPlaceProps, 'hasRefused'>) {
  const { language } = useShop()
  const key = `${language} ${type}`
  const [tile, setTile] = useState(known.get(key))
  useEffect(() => {
    let isGone = false
    visitorAd(type, language).then(
      (found) => {
        known.set(key, found)
        if (!isGone) setTile(found)
      },
      (error) => warn('Ads could not be loaded', error),
    )
    return () => {
      isGone = true
    }
  }, [type, language, key])
  return tile ?? children
}

async function visitorAd(type: AdType, language: Language): Promise<ReactNode> {
  const { data } = await callApi<AdPage>(`${contentPaths.visitorAds}?page=1&limit=1&ad_type=${type}`, {
    language,
  })
  const [ad] = data
  if (!ad) return undefined
  // Only visits with an ad load what it looks like.
  const { AdTile } = await import('./ad-tile.tsx')
  return <AdTile ad={ad} />
}
