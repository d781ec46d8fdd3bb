import { addDays, type Day, daysBetween } from '../days.ts'

/** How much of a product is taken each day, in units of the dose, from the first to the last day. */
export type Use = { perDay: number; from: Day; until: Day | null }

/** Packs that came, in units of the dose. */
export type Arrival = { on: Day; amount: number }

/** What somebody counted at home on a day replaces what was calculated until then. */
export type Count = { on: Day; amount: number }

export type Stock = {
  uses: readonly Use[]
  arrivals: readonly Arrival[]
  count: Count | null
}

/** What is left on the morning of a day; later arrivals are not there yet. Never negative. */
export function amountLeft({ uses, arrivals, count }: Stock, today: Day): number {
  const start = count && count.on <= today ? count : null
  const came = arrivals
    .filter(({ on }) => on <= today && (!start || on > start.on))
    .sort((one, other) => one.on - other.on)
  let left = start?.amount ?? 0
  let day = start?.on ?? came[0]?.on ?? today
  for (const { on, amount } of came) {
    left = Math.max(0, rounded(left - taken(uses, day, on))) + amount
    day = on
  }
  return Math.max(0, rounded(left - taken(uses, day, today)))
}

/** What is taken from a day until the morning of another. */
function taken(uses: readonly Use[], from: Day, to: Day): number {
  return uses.reduce((sum, use) => {
    const begin = Math.max(from, use.from)
    const end = use.until === null ? to : Math.min(to, addDays(use.until, 1))
    return sum + Math.max(0, daysBetween(begin, end)) * use.perDay
  }, 0)
}

/** What is needed from a day to another, both included. */
export function amountNeeded(uses: readonly Use[], from: Day, to: Day): number {
  return rounded(taken(uses, from, addDays(to, 1)))
}

/** Nobody plans beyond this. */
const daysMaximum = 3650

/**
 * `days`: on how many days from today on it is taken and there is enough. `until`: the last of them; null if there is
 * not even enough for today. `reachesEnd`: it is enough until the planned end of all courses.
 */
export type RemainingSupply = { days: number; until: Day | null; reachesEnd: boolean }

export function remainingSupply(amount: number, uses: readonly Use[], today: Day): RemainingSupply {
  const end = endOf(uses)
  const horizon = Math.min(end === null ? daysMaximum : daysBetween(today, end) + 1, daysMaximum)
  if (horizon <= 0) return { days: 0, until: null, reachesEnd: true }
  // The amount needed grows with each day: the last covered one is found by bisection.
  let [covered, missed] = [0, horizon + 1]
  while (missed - covered > 1) {
    const middle = Math.floor((covered + missed) / 2)
    if (amountNeeded(uses, today, addDays(today, middle - 1)) <= amount) covered = middle
    else missed = middle
  }
  return {
    days: covered,
    until: covered === 0 ? null : addDays(today, covered - 1),
    reachesEnd: end !== null && covered === horizon,
  }
}

/** The first day without enough, of somebody who has nothing left today and to whom nothing is on its way. */
export function usedUpOn({ uses, arrivals, count }: Stock, today: Day): Day {
  const known = [...arrivals.map(({ on }) => on), ...(count ? [count.on] : [])].filter((on) => on <= today)
  const last = Math.max(...known)
  if (known.length === 0) return today
  const { days } = remainingSupply(amountLeft({ uses, arrivals, count }, last), uses, last)
  return Math.min(today, addDays(last, days))
}

/** The last day of the longest course; null if one of them is open-ended. */
export function endOf(uses: readonly Use[]): Day | null {
  return uses.reduce<Day | null>(
    (end, { until }) => (end === null || until === null ? null : Math.max(end, until)),
    uses.length === 0 ? null : Number.NEGATIVE_INFINITY,
  )
}

// Like `exact`, which would take long for the some 200,000 amounts of a practice's board.
function rounded(amount: number): number {
  return Math.round(amount * 1e6) / 1e6
}
