import type { Region } from '../regions.ts'

const served: Record<Exclude<Region, 'eu'>, readonly string[]> = { uk: ['GB', 'IM', 'JE', 'GG'] }

/** The store for customers who live in a country (ISO 3166-1 alpha-2). */
export function homeRegionOf(country: string): Region {
  return served.uk.includes(country.toUpperCase()) ? 'uk' : 'eu'
}
