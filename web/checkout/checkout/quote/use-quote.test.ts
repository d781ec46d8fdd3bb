import { expect, test } from 'vitest'
import { newDraft } from '../draft.ts'
import { quoteRequest } from './use-quote.ts'

const known = { region: 'eu', countries: ['BE', 'NL', 'PT'], countryNow: 'BE', voucherCode: '' } as const

test('the price is requested for the country chosen now', () => {
  expect(quoteRequest(newDraft(4), known)).toEqual({ country: 'BE' })
  expect(quoteRequest(newDraft(4), { ...known, countryNow: 'CH' })).toBeNull()
  expect(quoteRequest(newDraft(4), { ...known, countryNow: undefined })).toBeNull()
})

test('a delivery method that the country does not have is not requested', () => {
  const draft = { ...newDraft(4), deliveryMethod: 'evening' as const }
  const given = { ...known, voucherCode: 'SPRING' }
  expect(quoteRequest(draft, given)).toEqual({
    country: 'BE',
    delivery_method: 'evening',
    voucher_code: 'SPRING',
  })
  expect(quoteRequest(draft, { ...given, countryNow: 'PT' })).toEqual({
    country: 'PT',
    voucher_code: 'SPRING',
  })
})
