import type { Language } from '#domain/languages.ts'
import type { Sql } from '#server/platform/database.ts'

export const queryKinds = ['prefix', 'exact', 'a typo in each word', 'ingredient', 'two facets'] as const
export type QueryKind = (typeof queryKinds)[number]

export type SearchFor = {
  kind: QueryKind
  language: Language
  text: string
  facets: { category: number; freeFrom: number } | undefined
  /** The expected part of a product name on the first page, if the query is for a name. */
  wanted: readonly string[]
}

type Product = { name: string; brand: string; categories: number[]; free_from: number[] }
type Word = { language: Language; text: string }

/** The same number of each kind, taken from the products on sale, all different. */
export async function drawQueries(sql: Sql, ofEach: number): Promise<SearchFor[]> {
  const products = await sql<Product[]>`
    select t.name, b.name as brand, categories, free_from
    from products p join product_texts t on t.product_id = p.id and t.language = 'en'
    join brands b on b.id = p.brand_id
    join (select product_id, array_agg(id) filter (where term_group = 'categories') as categories,
                 array_agg(id) filter (where term_group = 'free_from') as free_from
          from product_terms join terms on id = term_id group by 1) f on f.product_id = p.id
    order by p.id * 7919 % 10007, p.id limit 5000`
  const words = await sql<Word[]>`
    select language, text from ingredient_names, unnest(array[name] || synonyms) as text
    where ingredient_id in (select ingredient_id from label_lines) order by md5(language || text)`
  const made: Record<QueryKind, Iterable<SearchFor>> = {
    prefix: eachOf(products, (product, n) => english('prefix', typedSoFar(product, n))),
    exact: eachOf(products, ({ name }) => ({ ...english('exact', name), wanted: [name] })),
    'a typo in each word': eachOf(products, ({ name }, n) => {
      const wanted = name.match(/\p{L}{5,}/gu)?.slice(0, 2) ?? []
      const typed = wanted.map((word, place) => withTypo(word.toLowerCase(), n + place)).join(' ')
      return wanted.length === 2 ? { ...english('a typo in each word', typed), wanted } : undefined
    }),
    ingredient: eachOf(words, (word) => ({ ...english('ingredient', ''), ...word })),
    'two facets': eachOf(products, ({ name, categories, free_from }, n) => {
      const [text] = /^\p{L}{3,}/u.exec(name) ?? []
      const facets = {
        category: categories[n % categories.length]!,
        freeFrom: free_from[n % free_from.length]!,
      }
      return text ? { ...english('two facets', text), facets } : undefined
    }),
  }
  return queryKinds.flatMap((kind) => takeUnlike(made[kind], ofEach))
}

const english = (kind: QueryKind, text: string): SearchFor => ({
  kind,
  text,
  language: 'en',
  facets: undefined,
  wanted: [],
})

function* eachOf<T>(rows: readonly T[], queryOf: (row: T, n: number) => SearchFor | undefined) {
  for (const [n, row] of rows.entries()) {
    const query = queryOf(row, n)
    if (query) yield query
  }
}

function takeUnlike(queries: Iterable<SearchFor>, amount: number): SearchFor[] {
  const unlike = new Map<string, SearchFor>()
  for (const query of queries) {
    const { language, text, facets } = query
    const key = JSON.stringify([language, text.toLowerCase(), facets])
    if (!unlike.has(key)) unlike.set(key, query)
    if (unlike.size === amount) return [...unlike.values()]
  }
  throw new Error(`Only ${unlike.size} of ${amount} queries could be made`)
}

/** Two to eleven characters of a name or brand, as while somebody types. */
function typedSoFar({ name, brand }: Product, n: number): string {
  return (n % 4 === 0 ? brand : name).slice(0, 2 + (n % 10)).trimEnd()
}

/** A letter is lost, changed, doubled or swapped with the next. */
function withTypo(word: string, n: number): string {
  const at = 1 + (n % (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  switch (n % 4) {
    case 0:
      return before + after
    case 1:
      return `${before}${letter === 'e' ? 'a' : 'e'}${after}`
    case 2:
      return before + letter + letter + after
    default:
      return before + after[0] + letter + after.slice(1)
  }
}
