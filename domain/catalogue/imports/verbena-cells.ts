import { amountUnitOf } from './measures.ts'
import { currencyOf, priceOf, timestampOf } from './money-text.ts'
import type { Reason, ReasonCode, Values } from './outcome.ts'
import type { DrawnAsset, LineRecord, PricePatch } from './record.ts'
import { splitParts } from './verbena-columns.ts'

export type Read = (column: string) => string | undefined

/** An unreadable cell refuses its row. */
export class CellProblem extends Error {
  readonly reason: Reason
  constructor(code: ReasonCode, values: Values) {
    super(code)
    this.reason = { code, values }
  }
}

const linesOf = (cell: string) => cell.split('\n').filter((line) => line.trim() !== '')

/** `ingredient | name | form | amount unit | percent`, one per line; unknown values stay empty. */
export function readLines(cell: string): LineRecord[] {
  return linesOf(cell).map((line) => {
    const [ingredient = '', name = '', form = '', measure = '', percent = ''] = splitParts(line)
    const match = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?) (.+)$/.exec(measure)
    const unit = match?.[2] ? amountUnitOf(match[2]) : null
    const badMeasure = measure !== '' && unit === null
    if (name === '' || badMeasure || (percent !== '' && !Number.isFinite(Number(percent))))
      throw new CellProblem('value-not-readable', { column: 'label', text: line })
    return {
      ingredient: ingredient || null,
      name,
      form: form || null,
      amount: match ? Number(match[1]) : null,
      unit,
      nrvPercent: percent === '' ? null : Number(percent),
    }
  })
}

/** `EUR 24.90` from now on, or `EUR 24.90 2026-01-31T00:00:00Z` from that time on, one per line. */
export function readPrices(cell: string): PricePatch[] {
  return linesOf(cell).map((line) => {
    const [code = '', amount = '', from] = line.trim().split(/\s+/)
    const currency = currencyOf(code)
    if (!currency) throw new CellProblem('currency-unknown', { text: code })
    const amountMinor = priceOf(amount)
    if (amountMinor === null) throw new CellProblem('price-not-readable', { text: amount })
    if (from === undefined) return { currency, amountMinor }
    const validFrom = timestampOf(from)
    if (!validFrom) throw new CellProblem('value-not-readable', { column: 'prices', text: line })
    return { currency, amountMinor, validFrom }
  })
}

/** `pack`, `label` or `dose`, with the URL of the source's picture if there is one, one per line. */
export function readAssets(cell: string): DrawnAsset[] {
  return linesOf(cell).map((line) => {
    const [view = '', sourceUrl] = line.trim().split(/\s+/)
    if (view !== 'pack' && view !== 'label' && view !== 'dose')
      throw new CellProblem('value-not-readable', { column: 'pictures', text: line })
    return { view, sourceUrl: sourceUrl ?? null }
  })
}
