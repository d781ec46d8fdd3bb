import { expect, test } from 'vitest'
import { readVatNumber } from './vat-number.ts'

test.each([
  ['BE 0403.170.701', 'BE0403170701'],
  ['nl820646660b01', 'NL820646660B01'],
  ['EL 094014201', 'EL094014201'],
  ['GB 980 780 684', 'GB980780684'],
])('%s is saved as %s', (given, saved) => {
  expect(readVatNumber(given)).toBe(saved)
})

test.each(['BE0403170702', '0403170701', 'GR094014201', 'CHE193843357MWST', 'EU372022452', 'none'])(
  '%s is refused',
  (given) => {
    expect(readVatNumber(given)).toBeUndefined()
  },
)
