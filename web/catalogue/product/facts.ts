import type { Label } from '#contract/catalogue.ts'
import { joinSentences } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { contentText, type Words } from '../../platform/product-words.ts'
import { amountText, nrvText } from '../words.ts'

/** One line of the facts table as text. `bar` is the percentage of the reference value, at most 100. */
export type Fact = {
  name: string
  form?: string
  perUnit?: string
  daily?: string
  nrv?: string
  bar?: number
}
export type Facts = {
  /** "Daily portion: 2 capsules. 60 portions per pack." */
  portion: string
  /** Heading of the column of amounts per unit; absent if one unit is the daily portion. */
  unitHeading?: string
  lines: Fact[]
  /** Leaves space below the table when it is beside the notes. */
  isShort: boolean
  /** Some line has no amount: the label prints none. */
  incomplete: boolean
  /** Some line has an amount without a reference value. */
  unrated: boolean
}

const shortLines = 4

export function factsOf(label: Label, words: Words): Facts {
  const { t, language } = words
  const portion = label.daily_portion
  const perUnit =
    portion !== null && portion.amount > 1 && label.lines.some((line) => line.amount_per_unit !== null)
  const sentences = [
    portion &&
      t('products:product.daily-portion', { portion: contentText(words, portion.amount, portion.unit) }),
    label.portions_per_pack &&
      t('products:product.portions', {
        count: label.portions_per_pack,
        formatted: formatNumber(label.portions_per_pack, language),
      }),
  ]
  return {
    portion: joinSentences(
      sentences.filter((sentence) => typeof sentence === 'string'),
      language,
    ),
    ...(perUnit && { unitHeading: t(`products:per-unit.${portion.unit}`) }),
    isShort: label.lines.length <= shortLines,
    lines: label.lines.map((line) => factOf(line, words, perUnit)),
    incomplete: label.lines.some(({ amount }) => amount === null),
    unrated: label.lines.some(({ amount, nrv_percent }) => amount !== null && nrv_percent === null),
  }
}

function factOf(line: Label['lines'][number], words: Words, perUnit: boolean): Fact {
  const fact: Fact = { name: line.name }
  if (line.form) fact.form = line.form
  if (line.amount === null || line.unit === null) return fact
  fact.daily = amountText(words, line.amount, line.unit)
  if (perUnit && line.amount_per_unit !== null)
    fact.perUnit = amountText(words, line.amount_per_unit, line.unit)
  if (line.nrv_percent !== null) {
    fact.nrv = nrvText(words, line.nrv_percent)
    fact.bar = Math.min(100, line.nrv_percent)
  }
  return fact
}
