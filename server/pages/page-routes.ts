import { createStaticHandler, generatePath, type RouteObject } from 'react-router'
import { isSharedPage, type PageVisibility, visibilityOf } from '#contract/page-visibility.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import { isDecodable } from '#server/platform/is-decodable.ts'

/** The page that the router shows at a path. */
export type MatchedPage = {
  language: Language
  visibility: PageVisibility
  /** Whether browsers and proxies may cache it. */
  isShared: boolean
  /** The path it is rendered from: for a cached page the normalised one, without what is not part of the page. */
  path: string
  hasParameters: boolean
  /** Secret parts of the URL, which must not be logged. */
  secrets: readonly string[]
}
export type PageRoutes = (path: string) => MatchedPage | undefined

type Match = { pattern: string; params: Record<string, string | undefined>; suffix: '' | '.data' }

/** Finds pages exactly as the router does, so that nothing has to guess from a URL which page it is. */
export function openPageRoutes(routes: RouteObject[]): PageRoutes {
  const handler = createStaticHandler(routes)
  // Matching all routes costs as much as sending a cached page; few are without parameters.
  const known = new Map<string, MatchedPage>()

  function match(path: string): Match | undefined {
    if (!isCanonicalPath(path)) return undefined
    // As the router parses the URL of a page's data.
    const pathname = path.replace(/(\/)_\.data$|\.data$/, '$1')
    const matches = handler.match(pathname)
    if (!matches) return undefined
    const pattern = matches.flatMap(({ route }) => route.path || []).join('/')
    return { pattern, params: matches.at(-1)?.params ?? {}, suffix: pathname === path ? '' : '.data' }
  }

  function find(path: string): MatchedPage | undefined {
    const found = match(path)
    const { lang: language, ...named } = found?.params ?? {}
    if (!found || !isLanguage(language)) return undefined
    const visibility = visibilityOf(found.pattern.replace(/^:lang\/?/, ''))
    const hasParameters = Object.keys(named).length > 0
    const isShared = isSharedPage(visibility, hasParameters)
    const secrets = visibility === 'public' ? [] : spellings(path, Object.values(named))
    const page = { language, visibility, isShared, hasParameters, secrets }
    if (visibility !== 'public' && visibility !== 'shell') return { ...page, path }
    const params = visibility === 'public' ? found.params : { ...mapped(named), lang: language }
    const canonical = `/${generatePath(found.pattern, params)}${found.suffix}`
    return isSame(match(canonical), { ...found, params }) ? { ...page, path: canonical } : undefined
  }

  return (path) => {
    const page = known.get(path) ?? find(path)
    if (page?.isShared && !page.hasParameters && page.path === path) known.set(path, page)
    return page
  }
}

/** A renderer that normalises a path, or decodes half a character, would show another page than the URL names. */
function isCanonicalPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(`http://shop${path}`)) return false
  return isDecodable(path) && new URL(`http://shop${path}`).pathname === path
}

function isSame(one: Match | undefined, other: Match): boolean {
  return JSON.stringify(one && sorted(one)) === JSON.stringify(sorted(other))
}

const sorted = ({ pattern, params, suffix }: Match) => [pattern, Object.entries(params).sort(), suffix]

// The "not found" page keeps two parts: with one it would be the address of a general page.
const mapped = (params: Match['params']) =>
  Object.fromEntries(Object.keys(params).map((name) => [name, name === '*' ? '-/-' : '-']))

/** Values decoded and as written. */
function spellings(path: string, values: readonly (string | undefined)[]): string[] {
  const meant = values.flatMap((value) => value?.split('/') ?? [])
  const written = path.split('/').filter((part) => meant.includes(decodeURIComponent(part)))
  return [...new Set([...meant, ...written])].filter((text) => text !== '')
}
