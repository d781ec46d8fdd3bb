import { expect, test } from 'vitest'
import { changeOf, emptyDraft, methodProblems } from './method-draft.ts'

const filled = { ...emptyDraft, holder: 'Ilse Vermeulen', iban: 'BE71 0961 2345 6769', password: 'secret' }
const problemsOf = (draft: typeof filled, region: 'eu' | 'uk' = 'eu') =>
  Object.entries(methodProblems(draft, region, false)).filter(([, problem]) => problem)

test('only the fields of the chosen method have to be filled in', () => {
  expect(problemsOf(filled)).toEqual([])
  expect(problemsOf({ ...filled, method: 'paypal' })).toEqual([['email', 'required']])
  expect(problemsOf({ ...filled, method: 'not_set' })).toEqual([])
  expect(problemsOf({ ...filled, password: '' })).toEqual([['password', 'required']])
})

test('a wrong IBAN, sort code or account number is noticed before it is sent', () => {
  expect(problemsOf({ ...filled, iban: 'BE72 0961 2345 6769' })).toEqual([['iban', 'iban']])
  expect(problemsOf({ ...filled, iban: 'SA03 8000 0000 6080 1016 7519' })).toEqual([['iban', 'iban-country']])
  expect(problemsOf({ ...filled, sort_code: '20-41', account_number: '1' }, 'uk')).toEqual([
    ['sort_code', 'sort-code'],
    ['account_number', 'account-number'],
  ])
})

test('a holder’s name that a spreadsheet would run as a formula is noticed before it is sent', () => {
  expect(problemsOf({ ...filled, holder: ' =1+1' })).toEqual([['holder', 'invalid']])
})

test('only what belongs to the method is sent', () => {
  expect(changeOf({ ...filled, otp: ' 123456 ' }, 'eu', true)).toEqual({
    payout_method: 'bank_account',
    holder: 'Ilse Vermeulen',
    iban: 'BE71 0961 2345 6769',
    password: 'secret',
    otp: '123456',
  })
  expect(changeOf({ ...filled, method: 'not_set' }, 'eu', false)).toEqual({
    payout_method: 'not_set',
    password: 'secret',
  })
})
