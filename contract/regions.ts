import { z } from 'zod'

/** ISO 3166-1 alpha-2; null when the IP address does not tell. */
export const GeoipAnswer = z.strictObject({ country: z.string().length(2).nullable() })
export type GeoipAnswer = z.infer<typeof GeoipAnswer>

export { regionPaths } from './region-paths.ts'
