import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  billedFor,
  isCovered,
  readSelfBilledNumber,
  selfBilledNumber,
  vatTreatmentOf,
} from './self-billing.ts'

const sumsOf = (earned: number, reversed: number) => [
  { kind: 'credited' as const, changes: { pending: 9_900, available: 0 } },
  ...(earned ? [{ kind: 'earned' as const, changes: { pending: -earned, available: earned } }] : []),
  ...(reversed ? [{ kind: 'reversed' as const, changes: { pending: 0, available: -reversed } }] : []),
]
const belgian = vatTreatmentOf('BE0403170701')
const dutch = vatTreatmentOf('NL820646660B01')

test('a practitioner in the seller’s country is invoiced with its standard rate, which the commission includes', () => {
  expect(belgian).toEqual({ category: 'S', percent: 21 })
  expect(billedFor(sumsOf(12_100, 0), belgian)).toEqual({
    kind: 'invoice',
    lines: [{ kind: 'earned', net: 10_000 }],
    net: 10_000,
    vat: 2_100,
    rounding: 0,
    total: 12_100,
  })
})

test.each(['NL820646660B01', 'EL094014201', 'GB980780684'])(
  'with %s the customer owes the VAT in their own country',
  (number) => {
    expect(vatTreatmentOf(number)).toEqual({ category: 'AE', percent: 0 })
  },
)

test('what refunds took back is a line of its own, and makes a credit note if it is more than was earned', () => {
  expect(billedFor(sumsOf(5_000, 1_200), dutch)).toMatchObject({
    kind: 'invoice',
    lines: [
      { kind: 'earned', net: 5_000 },
      { kind: 'reversed', net: -1_200 },
    ],
    total: 3_800,
  })
  expect(billedFor(sumsOf(500, 1_200), dutch)).toMatchObject({
    kind: 'credit_note',
    lines: [
      { kind: 'earned', net: -500 },
      { kind: 'reversed', net: 1_200 },
    ],
    total: 700,
  })
})

test('a month that comes to nothing is not invoiced, and pending commission is not part of any invoice', () => {
  expect(billedFor(sumsOf(0, 0), belgian)).toBeUndefined()
  expect(billedFor(sumsOf(700, 700), belgian)).toBeUndefined()
})

test('net, VAT and lines add up to the cent', () => {
  const amount = fc.nat(10_000_000)
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(belgian, dutch), (earned, reversed, treatment) => {
      const billed = billedFor(sumsOf(earned, reversed), treatment)
      if (!billed) {
        expect(earned).toBe(reversed)
        return
      }
      expect(billed.total).toBe(Math.abs(earned - reversed))
      expect(billed.net + billed.vat + billed.rounding).toBe(billed.total)
      expect(Math.abs(billed.rounding)).toBeLessThanOrEqual(1)
      expect(billed.lines.reduce((sum, { net }) => sum + net, 0)).toBe(billed.net)
      expect(Math.abs(billed.vat - (billed.net * treatment.percent) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('only months that an agreement covers from beginning to end are invoiced', () => {
  const covers = (agreed: string, withdrawn: string | null, month = '2026-10') =>
    isCovered(
      { agreedAt: new Date(agreed), withdrawnAt: withdrawn === null ? null : new Date(withdrawn) },
      month,
      'Europe/Brussels',
    )
  expect(covers('2026-09-30T21:59:00Z', null)).toBe(true)
  expect(covers('2026-09-30T22:01:00Z', null)).toBe(false)
  expect(covers('2026-09-12T08:00:00Z', '2026-10-31T22:59:00Z')).toBe(false)
  expect(covers('2026-09-12T08:00:00Z', '2026-10-31T23:01:00Z')).toBe(true)
})

test('invoices are numbered by year', () => {
  expect(selfBilledNumber(2026, 3)).toBe('SB2026-0003')
})

test.each([
  [2026, 3],
  [2026, 12_345],
])('the invoice of %i with number %i is found by what it is called', (year, sequence) => {
  expect(readSelfBilledNumber(selfBilledNumber(year, sequence))).toEqual({ year, sequence })
})

test.each(['', 'SB2026-3', 'SB2026-00003', 'SB2026-0000', 'sb2026-0003', 'SB2026-9999999999'])(
  'no invoice is called “%s”',
  (number) => {
    expect(readSelfBilledNumber(number)).toBeUndefined()
  },
)
