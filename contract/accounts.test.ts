import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  Activation,
  AddressOnly,
  PasswordChange,
  PasswordReset,
  PractitionerProfileChange,
  Registration,
} from './accounts.ts'
import { AdminUserQuery } from './admin.ts'
import { Refusal } from './practitioners.ts'

const passwords = { password: 'Zeilboot-42', confirm_password: 'Zeilboot-42' }
const work = { health_profession: 2, expertise_level: 3, organisation_type: 1, organisation_name: 'Praktijk' }
const person = { first_name: 'Nora', last_name: 'Peeters', country: 'BE', language: 'nl' }
const place = { street: 'Kouter 12', postal_code: '9000', city: 'Gent', address_region: 'Vlaanderen' }
const taken: Record<string, [z.ZodType, Record<string, unknown>]> = {
  Registration: [
    Registration,
    { user_type_id: 3, email: 'nora@example.org', ...passwords, ...person, ...work, terms_accepted: true },
  ],
  PractitionerProfileChange: [
    PractitionerProfileChange,
    { ...person, ...work, ...place, phone_country: 'BE', phone: '0475 12 34 56' },
  ],
  AddressOnly: [AddressOnly, { email: 'nora@example.org' }],
  Activation: [Activation, { token: 'x'.repeat(43) }],
  PasswordReset: [PasswordReset, passwords],
  PasswordChange: [PasswordChange, { present_password: 'Zeilboot-41', ...passwords }],
  Refusal: [Refusal, { reason: 'The scan cannot be read.' }],
  AdminUserQuery: [AdminUserQuery, { query: 'nora', page: 1, limit: 25 }],
}
/** Only compared with the stored one, never saved. */
const compared = ['present_password']

describe.each(Object.entries(taken))('%s', (_, [schema, sample]) => {
  test('accepts valid values', () => {
    expect(schema.safeParse(sample).error).toBeUndefined()
  })

  test('refuses text that a database cannot store or a mail header would misread', {
    tags: 'text-escaped',
  }, () => {
    const texts = Object.entries(sample).filter(([name, value]) => {
      return typeof value === 'string' && !compared.includes(name)
    })
    expect(texts.length).toBeGreaterThan(0)
    for (const [name, text] of texts) {
      const { error } = schema.safeParse({ ...sample, [name]: `${text}\u0000-A1` })
      expect(error?.issues.map(({ path }) => path[0])).toContain(name)
    }
  })
})

test('a name must be one line', () => {
  const [schema, sample] = taken.PractitionerProfileChange!
  for (const name of ['first_name', 'last_name', 'organisation_name', 'street'])
    expect(schema.safeParse({ ...sample, [name]: 'Nora\r\nBcc: x@example.org' }).success).toBe(false)
})
