import type { Branding } from '#contract/sharing.ts'
import type { Database } from '#server/platform/database.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    brandingOf: BrandingOf
  }
}

/** How a practitioner presents themselves, as a later feature knows it; undefined without a published page. */
export type BrandingOf = (db: Database, practitionerId: number) => Promise<Branding | undefined>
