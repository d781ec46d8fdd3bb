import { expect, test } from 'vitest'
import { Registration } from '#contract/accounts.ts'
import { type RegistrationValues, registrationOf, registrationProblems } from './registration.ts'

const ilse: RegistrationValues = {
  first_name: ' Ilse ',
  last_name: 'Vermeulen',
  email: ' ilse@lindehof.be ',
  country: 'BE',
  password: 'Lindehof-88',
  confirm_password: 'Lindehof-88',
  terms_accepted: true,
  health_profession: '1',
  expertise_level: '6',
  organisation_type: '1',
  organisation_name: '',
}
const wrong = (values: Partial<RegistrationValues>, kind: 'practitioner' | 'client' = 'practitioner') =>
  Object.entries(registrationProblems(values, kind))
    .filter(([, problem]) => problem)
    .map(([field, problem]) => `${field}: ${problem}`)

test('a correctly completed form has no problems, and the server accepts it', {
  tags: 'registration-fields',
}, () => {
  expect(wrong(ilse)).toEqual([])
  expect(Registration.parse(registrationOf(ilse, 'practitioner', 'nl'))).toMatchObject({
    user_type_id: 3,
    first_name: 'Ilse',
    email: 'ilse@lindehof.be',
    language: 'nl',
    expertise_level: 6,
  })
})

test('an empty form reports the required fields, and asks clients for no profession', () => {
  const ofEverybody = [
    'first_name: required',
    'last_name: required',
    'email: required',
    'country: country',
    'password: new-password',
    'confirm_password: required',
    'terms_accepted: required',
  ]
  expect(wrong({}, 'client')).toEqual(ofEverybody)
  expect(wrong({})).toEqual([
    ...ofEverybody,
    'health_profession: required',
    'expertise_level: required',
    'organisation_type: required',
  ])
})

test('address, password and repeated password are validated as on the server', () => {
  expect(wrong({ ...ilse, email: 'ilse@lindehof' })).toEqual(['email: email'])
  expect(wrong({ ...ilse, password: 'Lindehof88', confirm_password: 'Lindehof88' })).toEqual([
    'password: password',
  ])
  expect(wrong({ ...ilse, confirm_password: 'Lindehof-89' })).toEqual(['confirm_password: passwords-differ'])
})

test('a client sends no profession, even if the form contained one', () => {
  const sent = registrationOf(ilse, 'client', 'en')
  expect(Registration.safeParse(sent).success).toBe(true)
  expect(sent).not.toHaveProperty('health_profession')
  expect(sent.user_type_id).toBe(4)
})
