import type { ReactNode } from 'react'
import type { AdType } from '#domain/content/ads.ts'
import { AdPlace } from '../content/ads/ad-place.tsx'
import { useHasRefused } from '../marketing/choice.ts'

/** Nobody who refused marketing sees ads. */
export function Ad({ type, children }: { type: AdType; children: ReactNode }) {
  return (
    <AdPlace type={type} hasRefused={useHasRefused()}>
      {children}
    </AdPlace>
  )
}
