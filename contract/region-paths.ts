/** Paths of the calls, without the /api prefix. */
export const regionPaths = { geoip: '/v2/account/geoip' } as const
