const spellings: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  'united states': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  england: 'GB',
  portugal: 'PT',
  belgium: 'BE',
  netherlands: 'NL',
  'the netherlands': 'NL',
  germany: 'DE',
  france: 'FR',
  spain: 'ES',
  italy: 'IT',
  canada: 'CA',
  'new zealand': 'NZ',
  australia: 'AU',
  austria: 'AT',
  switzerland: 'CH',
  ireland: 'IE',
  denmark: 'DK',
  sweden: 'SE',
  norway: 'NO',
  japan: 'JP',
  china: 'CN',
  india: 'IN',
}
const codes = new Set([
  ...Object.values(spellings),
  'HU',
  'RO',
  'PL',
  'CZ',
  'FI',
  'TW',
  'KR',
  'IL',
  'IS',
  'EE',
])

/** The ISO code for a country name as printed on labels; undefined if it is not a country ("33332", "NV"). */
export function countryOf(text: string): string | undefined {
  const spelt = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const code = spelt.toUpperCase()
  return spellings[spelt] ?? (codes.has(code) ? code : undefined)
}
