import { type ReactNode, useEffect } from 'react'
import type { AdPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { AdType } from '#domain/content/ads.ts'
import { usePublicData } from '../../platform/public-data.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useSession } from '../../platform/session/session.ts'
import { warn } from '../../platform/session/warn.ts'
import { AdTile } from './ad-tile.tsx'

type AdPlaceProps = { type: AdType; hasRefused: boolean; children: ReactNode }

/** The newest ad for the reader; the usual content if there is none, or if it cannot be loaded. */
export function AdPlace({ type, hasRefused, children }: AdPlaceProps) {
  const { state } = useSession()
  const query = `?page=1&limit=1&ad_type=${type}` as const
  const own = useAccountData<AdPage>(hasRefused ? null : `${contentPaths.ads}${query}`)
  const isVisitor = state === 'loggedout' && !hasRefused
  const everybodys = usePublicData<AdPage>(isVisitor ? `${contentPaths.visitorAds}${query}` : null)
  const { data, error } = isVisitor ? everybodys : own
  useEffect(() => {
    if (error) warn('Ads could not be loaded', error)
  }, [error])
  const ad = hasRefused ? undefined : data?.data[0]
  return ad ? <AdTile ad={ad} /> : children
}
