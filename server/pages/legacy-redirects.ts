import { isLanguage } from '#domain/languages.ts'
import type { Redirect } from './redirects.ts'

type Named = { id: number; slug: string; children?: readonly Named[] | undefined }
/** What old URLs named: brands, and the tree of categories. */
export type LegacyTargets = () => Promise<{ brands: readonly Named[]; categories: readonly Named[] }>

const register = { old: '/account/register', present: '/onboarding/register-as' }
const fixed: Readonly<Record<string, string>> = {
  '/pages/practitioners-information': '/practitioners-information',
  [register.old]: register.present,
}
const generalPages = /^\/pages\/(about|delivery|returns|privacy|terms|contact|accessibility)$/
const collection = /^\/collections\/([^/]+)(?:\/products\/[^/]+)?$/
const order = 'order_by=id&order=desc&order_name=1'

/** URLs of the previous shop; they redirect to the path without language. */
export async function legacyRedirect(url: string, targets: LegacyTargets): Promise<Redirect | undefined> {
  const path = url.split('?', 1)[0]!.replace(/\/+$/, '')
  const page = Object.hasOwn(fixed, path) ? fixed[path] : generalPages.exec(path)?.[1]
  if (page) return { status: 301, location: page.startsWith('/') ? page : `/${page}` }
  const [, language = '', rest = ''] = /^(\/\w+)(\/.+)$/.exec(path) ?? []
  if (rest === register.old && isLanguage(language.slice(1)))
    return { status: 301, location: language + register.present }
  if (path === '/collections') return { status: 301, location: `/products?${order}` }
  const slug = collection.exec(path)?.[1]
  if (slug === undefined) return undefined
  const { brands, categories } = await targets()
  return { status: 301, location: `/products?${filterFor(slug.toLowerCase(), brands, categories)}${order}` }
}

function filterFor(slug: string, brands: readonly Named[], categories: readonly Named[]): string {
  const brand = findSlug(brands, slug)
  if (brand) return `brands=${brand.id}&`
  const category = findSlug(categories, slug)
  return category ? `categories=${category.id}&` : ''
}

function findSlug(options: readonly Named[], slug: string): Named | undefined {
  for (const option of options) {
    const found = option.slug === slug ? option : findSlug(option.children ?? [], slug)
    if (found) return found
  }
  return undefined
}
