import type { Region } from '#domain/regions.ts'

/** Only the EU store has another to send visitors from Great Britain to, and only where its address is known. */
export function hasOtherStore(region: Region, otherStoreUrl: string | undefined): otherStoreUrl is string {
  return region === 'eu' && otherStoreUrl !== undefined
}
