import type { SearchResponse } from '#contract/search.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { insertProduct, type ProductFixture } from '#server/catalogue/fixtures.ts'
import { applyReference } from '#server/catalogue/reference.ts'
import type { Popularity, SearchInput } from '#server/catalogue/search-products.ts'
import { brands, ingredients, terms } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { maxWaitMs } from './max-wait.ts'
import { openApi } from './shop-api.ts'

const brandNames = { linden: 'Linden & Co', 'north-sea': 'North Sea', amber: 'Amber' } as const

/** The content of a daily portion: ingredient, amount, form. */
type Content = [slug: string, amount: number | null, form?: string]
type ShopProduct = Omit<ProductFixture, 'brandId' | 'termIds' | 'lines'> & {
  brand?: keyof typeof brandNames
  contents?: Content[]
  terms?: Partial<Record<TermGroup, string[]>>
}
type SearchOptions = Partial<SearchInput> & { language?: Language; popularity?: Popularity }

/** A shop with the real vocabulary in twelve languages, and these products. */
export async function openSearchShop(stocked: readonly ShopProduct[]) {
  let writer: Awaited<ReturnType<typeof openWriter>> | undefined
  const shop = await openApi(async ({ db }) => {
    await applyReference(db)
    writer = await openWriter(db)
    for (const product of stocked) await writer.add(product)
  })
  await shop.catalogue.whenReady(maxWaitMs)
  const search = async (query: string, { language = 'en', popularity, ...asked }: SearchOptions = {}) => {
    const whole: SearchInput = {
      query,
      choice: noFilters,
      page: 1,
      perPage: 50,
      orderBy: 'match',
      order: 'desc',
      priorities: searchPriorities,
      exact: false,
      formatted: false,
      withFilters: false,
      ...asked,
    }
    const view = { language, currency: 'EUR', practitionerPrices: false } as const
    const { json, subject } = await shop.catalogue.search(whole, view, popularity ?? new Map())
    return { ...(JSON.parse(json) as SearchResponse), subject }
  }
  return {
    ...shop,
    ...writer!,
    search,
    /** The slugs of the hits, best first. */
    found: async (query: string, asked?: SearchOptions) =>
      (await search(query, asked)).hits.map(({ slug }) => slug),
  }
}

async function openWriter(db: Database) {
  const brandRows = await db
    .insert(brands)
    .values(Object.entries(brandNames).map(([slug, name]) => ({ slug, name, country: 'BE' })))
    .returning()
  const brandIds = new Map(brandRows.map(({ slug, id }) => [slug, id]))
  const termIds = new Map(
    (await db.select().from(terms)).map(({ group, slug, id }) => [`${group}/${slug}`, id]),
  )
  const ingredientIds = new Map((await db.select().from(ingredients)).map(({ slug, id }) => [slug, id]))
  const termId = (group: TermGroup, slug: string) => idIn(termIds, `${group}/${slug}`)
  return {
    termId,
    brandId: (slug: keyof typeof brandNames) => idIn(brandIds, slug),
    ingredientId: (slug: string) => idIn(ingredientIds, slug),
    add: ({ brand = 'linden', contents = [], terms = {}, ...product }: ShopProduct) =>
      insertProduct(db, {
        ingredientList: '',
        ...product,
        brandId: idIn(brandIds, brand),
        termIds: Object.entries(terms).flatMap(([group, slugs]) =>
          slugs.map((slug) => termId(group as TermGroup, slug)),
        ),
        lines: contents.map(([slug, amount, form]) => ({
          ingredientId: idIn(ingredientIds, slug),
          name: slug,
          amount,
          unit: amount === null ? null : 'mg',
          form: form ?? null,
        })),
      }),
  }
}

function idIn(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The shop has no ${slug}`)
  return id
}
