import type { AdminVariant } from '#contract/admin-products.ts'
import type { PricePoint } from '#domain/catalogue/prices.ts'
import { toMinor } from '#domain/money.ts'

/** In minor units, oldest first. */
export function historyOf({ prices }: Pick<AdminVariant, 'prices'>): PricePoint[] {
  return prices.map(({ amount, valid_from }) => ({
    amount: toMinor(amount),
    validFrom: new Date(valid_from),
  }))
}

type Size = { width: number; height: number }

/** The steps of a price as an SVG path, from the first price to now. */
export function stepPath(history: readonly PricePoint[], now: Date, { width, height }: Size): string {
  const past = history.filter(({ validFrom }) => validFrom <= now)
  const [first] = past
  if (!first) return ''
  const [start, end] = [first.validFrom.getTime(), now.getTime()]
  const amounts = past.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (ms: number) => round(end === start ? 0 : ((ms - start) / (end - start)) * width)
  const y = (amount: number) =>
    round(most === least ? height / 2 : height - ((amount - least) / (most - least)) * height)
  const steps = past.map(({ amount, validFrom }, at) =>
    at === 0 ? `M0 ${y(amount)}` : `H${x(validFrom.getTime())}V${y(amount)}`,
  )
  return `${steps.join('')}H${width}`
}

const round = (number: number) => Math.round(number * 10) / 10
