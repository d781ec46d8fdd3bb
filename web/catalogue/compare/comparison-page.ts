import type { ComparedAmount, ComparedProduct, Comparison } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { comparedMaximum, comparedMinimum, comparedSlugs, slugsIn } from '#domain/catalogue/comparison.ts'
import { commaList } from '#domain/languages.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { contentText, packContentText, type Words } from '../../platform/product-words.ts'
import { type Card, cardOf } from '../cards/cards.ts'
import { pricePerDay } from '../product/price-per-day.ts'
import { amountText, namesText, nrvText } from '../words.ts'

/** What a row says of a product; undefined if it says nothing. */
export type Cell = { text: string; note?: string } | undefined
export type Row = { name: string; cells: Cell[]; isSame: boolean }
export type Group = { name: string; rows: Row[] }

export type ComparisonPage = {
  title: string
  description: string
  /** What is wrong with the address. */
  notes: string[]
  isEnough: boolean
  cards: Card[]
  groups: Group[]
}

export async function comparisonPage(request: PageRequest, search: URLSearchParams): Promise<ComparisonPage> {
  const asked = slugsIn(search.get('products') ?? '')
  const query = { products: comparedSlugs(asked).join(',') }
  const comparison = await request.api.get<Comparison>(cataloguePaths.comparison, query)
  request.shows(comparison.data.map(({ id }) => id))
  return comparisonPageOf(comparison, asked, { t: request.t, language: request.shop.language })
}

export function comparisonPageOf(
  { data, actives }: Comparison,
  asked: readonly string[],
  words: Words,
): ComparisonPage {
  const { t, language } = words
  const names = data.map(({ name }) => name)
  const isEnough = data.length >= comparedMinimum
  return {
    title: isEnough ? t('compare:title-of', { products: listText(names, language) }) : t('compare:title'),
    description: t('compare:description'),
    notes: notesOn(asked, data.length, words),
    isEnough,
    cards: data.map((product) => cardOf(product, words)),
    groups: isEnough ? groupsOf({ data, actives }, words) : [],
  }
}

function notesOn(asked: readonly string[], found: number, { t }: Words): string[] {
  const distinct = new Set(asked).size
  const compared = Math.min(distinct, comparedMaximum)
  return [
    ...(compared > found ? [t('compare:unknown')] : []),
    ...(distinct > comparedMaximum ? [t('compare:too-many', { most: comparedMaximum })] : []),
    ...(asked.length > distinct ? [t('compare:repeated')] : []),
  ]
}

function groupsOf({ data, actives }: Comparison, words: Words): Group[] {
  const { t, language } = words
  const row = (name: string, cellOf: (product: ComparedProduct) => Cell | string) =>
    rowOf(
      name,
      data.map((product) => {
        const cell = cellOf(product)
        return typeof cell === 'string' ? { text: cell } : cell
      }),
    )
  return [
    {
      name: t('compare:groups.price'),
      rows: [
        row(t('products:list.price'), (product) => priceCell(product, words)),
        row(
          t('compare:per-day'),
          ({ daily_portion: portion, portions_per_pack: portionsPerPack, variants }) => {
            const [variant] = variants
            const price = variant ? pricePerDay(variant, { portion, portionsPerPack, variants }) : null
            return price === null ? undefined : formatMoney(price, variant!.currency)
          },
        ),
        row(t('products:list.unit-price'), (product) => cardOf(product, words).unitPrice),
        row(t('products:product.variants'), ({ variants }) => {
          const sizes = variants.flatMap((variant) => packContentText(words, variant) ?? [])
          return commaList(sizes, language)
        }),
      ],
    },
    {
      name: t('compare:groups.daily'),
      rows: [
        row(t('products:groups.delivery_form'), ({ delivery_form: form }) => form?.name),
        row(t('compare:daily-portion'), ({ daily_portion: portion }) =>
          portion ? contentText(words, portion.amount, portion.unit) : undefined,
        ),
        ...actives.map(({ name, amounts }) =>
          rowOf(
            name,
            amounts.map((amount) => amountCell(amount, words)),
          ),
        ),
      ],
    },
    {
      name: t('compare:groups.suitability'),
      rows: [
        row(t('products:groups.suitable_for'), ({ suitable_for: groups }) => namesText(groups, language)),
        row(t('products:groups.free_from'), ({ free_from: groups }) => namesText(groups, language)),
      ],
    },
  ]
}

function rowOf(name: string, cells: Cell[]): Row {
  const [first] = cells
  return {
    name,
    cells: cells.map((cell) => (cell?.text ? cell : undefined)),
    isSame: cells.every((cell) => cell?.text === first?.text && cell?.note === first?.note),
  }
}

function priceCell(product: ComparedProduct, words: Words): Cell {
  const { price, was } = cardOf(product, words)
  if (!price) return { text: words.t('products:card.only-with-protocol') }
  return { text: price, ...(was && { note: words.t('products:card.lowest', { price: was }) }) }
}

/** An active that a label names without its amount is not one that the product lacks. */
function amountCell(daily: ComparedAmount | null, words: Words): Cell {
  if (!daily) return undefined
  const { amount, unit, nrv_percent: percent } = daily
  if (amount === null || unit === null) return { text: words.t('products:product.not-printed') }
  return {
    text: amountText(words, amount, unit),
    ...(percent !== null && { note: words.t('compare:nrv', { percent: nrvText(words, percent) }) }),
  }
}
