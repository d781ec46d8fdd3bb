import { type Currency, currencies, type Minor, toMinor } from '#domain/money.ts'
import { priceMaximum } from '../text-limits.ts'

/**
 * A price as written in lists ("24.90", "24,90", "1.299,00", "€ 24"); null if invalid, not above zero or too high. "1.299"
 * is invalid, because it is ambiguous.
 */
export function priceOf(text: string): Minor | null {
  const bare = text.replace(/[\s€£]|EUR|GBP/g, '')
  const [, whole, cents = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(ungrouped(bare)) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 && amount <= toMinor(priceMaximum) ? amount : null
}

function ungrouped(text: string): string {
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text)) return text.replaceAll(',', '')
  return /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text) ? text.replaceAll('.', '') : text
}

export function currencyOf(text: string): Currency | undefined {
  const code = text.trim().toUpperCase()
  return currencies.find((currency) => currency === code)
}

/** A whole number of packs; null if invalid. A negative stock means oversold and counts as zero. */
export function stockOf(text: string): number | null {
  if (!/^-?\d{1,9}(\.0+)?$/.test(text.trim())) return null
  return Math.max(0, Math.trunc(Number(text)))
}

/** An ISO 8601 date or date and time; null if invalid. Dates begin in UTC. */
export function timestampOf(text: string): string | null {
  const [, day = '', time, zone] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  // Date would read 30 February as 2 March.
  if (isoOf(day)?.slice(0, 10) !== day) return null
  return time ? isoOf(`${day}${time}${zone ?? 'Z'}`) : zone ? null : isoOf(day)
}

/** A date as written in the files: 2027-01-31. */
export function isDay(text: string): boolean {
  return text.length === 10 && timestampOf(text) !== null
}

function isoOf(text: string): string | null {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
