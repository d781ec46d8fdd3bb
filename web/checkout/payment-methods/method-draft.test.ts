import { expect, test } from 'vitest'
import { PaymentMethodChange } from '#contract/admin-orders.ts'
import { type MethodDraft, methodChange, methodDraft, methodProblems } from './method-draft.ts'

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>'
const kept = {
  key: 'iDeal',
  name: 'iDEAL | Wero',
  mark: '/mark.svg',
  mark_ratio: 2.4,
  countries: ['NL', 'BE'],
  provider_method: 'ideal',
  position: 2,
  enabled: true,
}
const draft = (more: Partial<MethodDraft> = {}) => ({ ...methodDraft(kept, 9), ...more })
const problemsOf = (more: Partial<MethodDraft>, taken?: readonly string[]) =>
  Object.fromEntries(Object.entries(methodProblems(draft(more), taken)).filter(([, problem]) => problem))

test('a method that is only renamed keeps its logo', () => {
  const change = methodChange(draft({ name: 'Wero' }))
  expect(PaymentMethodChange.parse(change)).toEqual({
    name: 'Wero',
    provider_method: 'ideal',
    countries: ['NL', 'BE'],
    position: 2,
    enabled: true,
  })
})

test('without countries it is available everywhere', () => {
  expect(methodChange(draft({ countries: ' ' })).countries).toBeNull()
})

test('countries are accepted in different spellings', () => {
  expect(methodChange(draft({ countries: 'be; NL,nl  fr' })).countries).toEqual(['BE', 'NL', 'FR'])
  expect(problemsOf({ countries: 'BE, Belgium' })).toEqual({ countries: 'unknown' })
  expect(problemsOf({ countries: 'BE, QX' })).toEqual({ countries: 'unknown' })
})

test('a new method starts turned off, at the end, and needs a key and a logo', () => {
  expect(methodDraft(undefined, 11)).toMatchObject({ position: '11', enabled: false })
  expect(problemsOf({ key: '' }, ['iDeal'])).toEqual({ key: 'required', mark_svg: 'required' })
  expect(problemsOf({ key: 'iDeal', mark_svg: mark }, ['iDeal'])).toEqual({ key: 'invalid' })
  expect(problemsOf({ key: 'wero', mark_svg: mark }, ['iDeal'])).toEqual({})
})

test('a logo with active content is not sent', () => {
  expect(problemsOf({ mark_svg: mark.replace('<path', '<script/><path') })).toEqual({ mark_svg: 'mark' })
})
