import { isLanguage } from '#domain/languages.ts'

const somewhere = 'https://shop.invalid'
const signInPages = /^\/(login|auth)(\/|$)/

/** A path of this shop without its language, from a `redirectTo` that anybody may have written. */
export function safeRedirect(text: string | null | undefined, otherwise = '/account'): string {
  const url = text && parsed(text)
  if (!url || url.origin !== somewhere) return otherwise
  const [, first, ...rest] = url.pathname.split('/')
  const path = isLanguage(first) ? `/${rest.join('/')}` : url.pathname
  // A second slash could hide another host once dots are resolved.
  if (path.startsWith('//') || signInPages.test(path)) return otherwise
  return path + url.search + url.hash
}

function parsed(text: string): URL | undefined {
  // Browsers remove tabs and line ends from URLs and read a backslash as a slash.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  return URL.parse(text, somewhere) ?? undefined
}
