import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageOf,
  preferredLanguage,
} from '#domain/languages.ts'

/** The target of a path without language. */
export type Redirect = { status: 301 | 302; location: string; unsupported?: string }
type Visitor = { cookie: string | undefined; acceptLanguage: string | undefined }

const languageLike = /^[a-z]{2}([-_][a-z]{2})?$/i
const repeated = /\/{2,}/g
const languageCookies = ['preferred_language', 'i18next'] as const

/**
 * The chosen language, or else the browser's, or else English. Invalid language codes, in particular scripts, are
 * ignored.
 */
export function visitorLanguage({ cookie, acceptLanguage }: Visitor): Language {
  for (const name of languageCookies) {
    const value = cookieValue(cookie ?? '', name)
    const language = languageLike.test(value) ? languageOf(value) : undefined
    if (language) return language
  }
  return preferredLanguage(acceptLanguage ?? '') ?? fallbackLanguage
}

function cookieValue(header: string, name: string): string {
  return new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(header)?.[1]?.trim() ?? ''
}

/** Undefined for a path that already begins with a language. */
export function languageRedirect(url: string, visitor: Visitor): Redirect | undefined {
  const [given = '', search] = url.split(/(?=\?)/, 2)
  const path = given.replace(repeated, '/')
  const [, first = '', ...rest] = path.split('/')
  // The data of the home page; before further segments it is not a language.
  const named = rest.length === 0 ? first.replace(/\.data$/, '') : first
  if (isLanguage(named)) return undefined
  const meant = languageLike.test(first) ? languageOf(first) : undefined
  // `/EN/…` and `/zh-tw/…` are spellings of a supported language; any other code is part of the path.
  const language = meant && isSpelling(first, meant) ? meant : undefined
  const target = language
    ? `/${[language, ...rest].join('/')}`
    : `/${visitorLanguage(visitor)}${path === '/' ? '' : path}`
  const redirect: Redirect = { status: 302, location: `${withoutEndSlash(target)}${search ?? ''}` }
  return languageLike.test(first) && !language ? { ...redirect, unsupported: first } : redirect
}

function isSpelling(code: string, language: Language): boolean {
  return code.toLowerCase().replace('-', '_') === language || code.length === 5
}

/** `/en/products/` and `//en//products` are `/en/products`. */
export function slashRedirect(url: string): Redirect | undefined {
  const [path = '', search = ''] = url.split(/(?=\?)/, 2)
  const without = withoutEndSlash(path.replace(repeated, '/'))
  return without === path ? undefined : { status: 301, location: `${without}${search}` }
}

/** The addresses of public pages are written in small letters: `/en/products/Zinc` is `/en/products/zinc`. */
export function caseRedirect(url: string): Redirect | undefined {
  const [path = '', search = ''] = url.split(/(?=\?)/, 2)
  const small = path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return small === path ? undefined : { status: 301, location: `${small}${search}` }
}

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
