import { type ReactNode, useEffect } from 'react'
import type { AdPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { AdType } from '#domain/content/ads.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { warn } from '../../platform/session/warn.ts'
import { AdTile } from './ad-tile.tsx'

/** The newest ad for the logged-in user; the usual content if there is none, or if it cannot be loaded. */
export function AdPlace({ type, children }: { type: AdType; children: ReactNode }) {
  const { data, error } = useAccountData<AdPage>(`${contentPaths.ads}?page=1&limit=1&ad_type=${type}`)
  useEffect(() => {
    if (error) warn('Ads could not be loaded', error)
  }, [error])
  const ad = data?.data[0]
  return ad ? <AdTile ad={ad} /> : children
}
