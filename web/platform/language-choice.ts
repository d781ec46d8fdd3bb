import type { Language } from '#domain/languages.ts'

export const languageCookies = ['preferred_language', 'i18next'] as const
export const languageCookieDays = 365

/** What a person chose holds for a year, on this device. */
export function rememberLanguage(language: Language): void {
  const seconds = languageCookieDays * 24 * 60 * 60
  for (const name of languageCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=${language}; path=/; max-age=${seconds}; samesite=lax`
  }
  try {
    localStorage.setItem('i18nextLng', language)
  } catch {
    // Storage may be refused; the cookies are enough.
  }
}
