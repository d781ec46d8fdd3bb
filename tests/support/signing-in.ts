import type { Page } from 'playwright-core'
import { demonstrationPassword as password } from '../../seeds/people/people.ts'
import { logIn, visitLoggedIn } from './people/logging-in.ts'

/** The users of the demonstration. */
export const people = {
  admin: 'admin@verbena.example',
  ilse: 'ilse@verbena.example',
  marco: 'marco@verbena.example',
  anna: 'anna@verbena.example',
  tomas: 'tomas@verbena.example',
} as const

/** Logs in with the form, and waits for the next page. */
export const signIn = (page: Page, name: keyof typeof people) =>
  logIn(page, { email: people[name], password })

/** Opens a page as one of them, already logged in. */
export const visitAs = (page: Page, name: keyof typeof people, path: string) =>
  visitLoggedIn(page, { email: people[name], password }, path)
