import type { Filters, OptionList, ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { saleId } from '#domain/catalogue/listing.ts'
import { formatNumber } from '../platform/formats.ts'
import { type Card, cardOf } from './cards.ts'
import { type Goal, goalsOf } from './goals.ts'

type Entry = { id: number; name: string; products: string }
export type HomePage = {
  goals: Goal[]
  newest: Card[]
  sale: Card[]
  categories: Entry[]
  brands: Entry[]
}

const rowLength = 5
const goalsShown = 8
const brandsShown = 12

export async function homePage(request: PageRequest): Promise<HomePage> {
  const { api, t, shop, shows } = request
  const row = (query: Record<string, string>) =>
    api.get<ProductPage>(cataloguePaths.products, { limit: String(rowLength), availability: '1', ...query })
  const [goals, newest, sale, categories, brands] = await Promise.all([
    goalsOf(request),
    row({}),
    row({ zero_waste: String(saleId) }),
    api.get<OptionList>(cataloguePaths.categories),
    api.get<OptionList>(cataloguePaths.brands),
  ])
  shows([...newest.data, ...sale.data].map(({ id }) => id))
  const words = { t, language: shop.language }
  const entry = ({ id, name, count }: Filters['brands'][number]): Entry => ({
    id,
    name,
    products: t('products:count', { count, formatted: formatNumber(count, shop.language) }),
  })
  return {
    goals: goals.slice(0, goalsShown),
    newest: newest.data.map((product) => cardOf(product, words)),
    sale: sale.data.map((product) => cardOf(product, words)),
    categories: categories.data.filter(({ count }) => count > 0).map(entry),
    brands: brands.data
      .toSorted((a, b) => b.count - a.count)
      .slice(0, brandsShown)
      .map(entry),
  }
}
