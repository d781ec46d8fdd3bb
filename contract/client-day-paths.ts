import type { Declaration } from './declaration.ts'

const day = '/v2/account/clients/day'

/** What a client takes today, and what they have left. */
export const clientDayPaths = {
  day,
  calendar: `${day}/calendar`,
  /** Doses taken on a date such as `2026-11-24`. */
  doses: (date: string) => `${day}/${date as ':date'}/doses` as const,
  supply: (variantId: number | ':id') => `${day}/supply/${variantId}` as const,
} as const

/** Who may make which call. */
export const clientDayCalls = () =>
  [
    { method: 'GET', path: clientDayPaths.day, auth: 'client' },
    { method: 'GET', path: clientDayPaths.calendar, auth: 'client' },
    { method: 'PUT', path: clientDayPaths.doses(':date'), auth: 'client' },
    { method: 'PUT', path: clientDayPaths.supply(':id'), auth: 'client' },
  ] as const satisfies readonly Declaration[]
