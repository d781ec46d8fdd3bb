import { expect, test } from 'vitest'
import { ledgerSearch, readLedgerSearch } from './ledger-search.ts'

const read = (address: string) => readLedgerSearch(new URLSearchParams(address))

test('the part of the ledger that is shown is kept in the address', () => {
  const search = { month: '2026-11', state: 'pending', page: 3 } as const
  expect(read(ledgerSearch(search))).toEqual(search)
  expect(ledgerSearch({ month: '', state: '', page: 1 })).toBe('')
})

test.each(['month=2026-13', 'month=11', 'state=lost', 'page=0', 'page=-1', 'page=x'])(
  'an address with %s shows the whole ledger',
  (address) => {
    expect(read(address)).toEqual({ month: '', state: '', page: 1 })
  },
)
