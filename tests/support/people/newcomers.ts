import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { Language } from '#domain/languages.ts'
import { demonstrationPassword } from '../../../seeds/people/people.ts'
import { callShop } from './calls.ts'
import { emailTo, linkIn } from './emails.ts'

export const password = demonstrationPassword
type Newcomer = { email: string; password: string; firstName: string; lastName: string; token: string }

/** An unused email address. */
export const newAddress = (name: string) => `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@people.example`

const work = { health_profession: 1, expertise_level: 1, organisation_type: 1, organisation_name: '' }

/** Somebody who has registered and activated the account; `token` belongs to a logged-in device. */
export async function newcomer(
  firstName: string,
  kind: 'client' | 'practitioner' = 'client',
  language: Language = 'en',
): Promise<Newcomer> {
  const email = newAddress(firstName)
  const lastName = 'Nieuw'
  const body = {
    email,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: lastName,
    country: 'BE',
    language,
    terms_accepted: true,
    ...(kind === 'client' ? { user_type_id: 4 } : { user_type_id: 3, ...work }),
  }
  expect((await callShop(authPaths.register, { body })).status).toBe(201)
  const token = linkIn(await emailTo(email, 'activation', language))
    .split('/')
    .at(-1)
  const answer = await callShop(authPaths.activate, { body: { token } })
  expect(answer.status).toBe(200)
  return { email, password, firstName, lastName, token: (answer.body as Tokens).access_token }
}

/** Logs in on another device. */
export async function anotherDevice({ email, password }: Newcomer): Promise<string> {
  const answer = await callShop(authPaths.login, { body: { email, password } })
  expect(answer.status).toBe(200)
  return (answer.body as Tokens).access_token
}
