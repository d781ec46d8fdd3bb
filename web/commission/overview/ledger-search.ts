import { type LedgerState, ledgerStates } from '#domain/commission/states.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

/** The part of the ledger that is shown, as in the page's address. */
export type LedgerSearch = { month: string; state: LedgerState | ''; page: number }

export function readLedgerSearch(search: URLSearchParams): LedgerSearch {
  const [month, state] = ['month', 'state'].map((name) => search.get(name) ?? '')
  return {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month!) ? month! : '',
    state: ledgerStates.find((known) => known === state) ?? '',
    page: pageParam(search),
  }
}

/** What differs from the whole ledger's first page. */
export function ledgerSearch({ month, state, page }: LedgerSearch) {
  return queryString({ month, state, page: page > 1 && page })
}
