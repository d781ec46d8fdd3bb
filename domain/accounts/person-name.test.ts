import { expect, test } from 'vitest'
import { nameOf, personName } from './person-name.ts'

test('a name is written as usual in its script', () => {
  expect(personName({ first_name: 'Anna', last_name: 'Maes' })).toBe('Anna Maes')
  expect(personName({ first_name: '花子', last_name: '山田' })).toBe('山田花子')
  expect(personName({ first_name: 'Emi', last_name: '山田' })).toBe('Emi 山田')
  expect(nameOf({ firstName: '花子', lastName: '山田' })).toBe('山田花子')
})

test('a single name is shown alone', () => {
  expect(personName({ first_name: 'Anna', last_name: '' })).toBe('Anna')
  expect(personName({ first_name: '', last_name: '' })).toBe('')
})
