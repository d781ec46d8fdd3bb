/** Carriers and their tracking URLs. `number` is inserted encoded. */
export const carriers = [
  {
    key: 'bpost',
    name: 'bpost',
    track: (number: string) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  },
  {
    key: 'dhl',
    name: 'DHL',
    track: (number: string) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  {
    key: 'dpd',
    name: 'DPD',
    track: (number: string) => `https://tracking.dpd.de/parcelstatus?query=${number}`,
  },
  { key: 'gls', name: 'GLS', track: (number: string) => `https://gls-group.com/track/${number}` },
  { key: 'postnl', name: 'PostNL', track: (number: string) => `https://postnl.nl/tracktrace/?B=${number}` },
  {
    key: 'royal_mail',
    name: 'Royal Mail',
    track: (number: string) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  { key: 'other', name: '', track: () => null },
] as const satisfies readonly { key: string; name: string; track: (number: string) => string | null }[]
export const carrierKeys = carriers.map(({ key }) => key)
export type CarrierKey = (typeof carriers)[number]['key']

export const trackingNumberMaximum = 60

export function trackingUrl(key: CarrierKey, number: string | null): string | null {
  if (!number) return null
  return (
    carriers.find((carrier) => carrier.key === key)?.track(encodeURIComponent(number.replace(/\s/g, ''))) ??
    null
  )
}
