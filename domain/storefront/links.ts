/** An https address of a booking page as it is shown, or null if it is none that can be linked. */
export function bookingLink(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  // A name and password before the host can make an address look like another's.
  const isPlain = url.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.')
  return isPlain ? url.href : null
}

/** Of a published page, without the language. */
export const storePagePath = (name: string): string => `/practitioners/${name}`

/** Of a protocol on that page. */
export const publicProtocolPath = (name: string, slug: string): string => `${storePagePath(name)}/${slug}`
