import { type ReactNode, useEffect } from 'react'
import type { AdPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { AdType } from '#domain/content/ads.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { warn } from '../../platform/session/warn.ts'
import { AdTile } from './ad-tile.tsx'

/** The ad for a user: account and group decide which. */
export default function UserAd({ type, children }: { type: AdType; children: ReactNode }) {
  const { data, error } = useAccountData<AdPage>(`${contentPaths.ads}?page=1&limit=1&ad_type=${type}`)
  useEffect(() => {
    if (error) warn('Ads could not be loaded', error)
  }, [error])
  const [ad] = data?.data ?? []
  return ad ? <AdTile ad={ad} /> : children
}
