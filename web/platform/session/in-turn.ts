const name = 'verbena-token-refresh'

let last: Promise<unknown> = Promise.resolve()

/** One after the other, over all tabs; where the browser has no locks, in this tab, and the server bears with two at once. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<T>
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}
