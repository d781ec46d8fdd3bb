import { expect, test } from 'vitest'
import type { PractitionerProfile } from '#contract/accounts.ts'
import { profileChange, profileValues } from './profile-values.ts'

const ilse: PractitionerProfile = {
  id: 2,
  user_type_id: 2,
  email: 'ilse@verbena.example',
  first_name: 'Ilse',
  last_name: 'Vermeulen',
  country: 'BE',
  language: 'nl',
  phone_country: 'NL',
  phone: '612345678',
  street: 'Coupure Links 214',
  postal_code: '9000',
  city: 'Gent',
  address_region: '',
  health_profession: 1,
  expertise_level: 3,
  organisation_type: 1,
  organisation_name: 'Lindehof',
  vat_number: '',
  certificate_state: 'approved',
}

test('a profile that is opened and saved unchanged stays the same', () => {
  const { id, user_type_id, email, certificate_state, ...change } = ilse
  expect(profileChange('practitioner', profileValues(ilse))).toEqual(change)
})

test('the phone code defaults to that of the country, and is not stored without a number', () => {
  const values = profileValues({ ...ilse, phone: null, phone_country: null })
  expect(values.phone_country).toBe('BE')
  expect(profileChange('practitioner', values)).toMatchObject({ phone: null, phone_country: null })
  expect(profileChange('practitioner', { ...values, phone: '470 12 34 56' })).toMatchObject({
    phone: '470 12 34 56',
    phone_country: 'BE',
  })
})

test('a client sends no professional details', () => {
  const sent = Object.keys(profileChange('client', profileValues(ilse)))
  expect(sent).not.toContain('health_profession')
  expect(sent).not.toContain('organisation_name')
})
