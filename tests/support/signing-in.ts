import type { Page } from 'playwright-core'
import { demonstrationPassword as password } from '../../seeds/people/people.ts'
import { enter } from './people/entering.ts'

/** The demonstration's people (decision 27). */
export const people = {
  admin: 'admin@verbena.example',
  ilse: 'ilse@verbena.example',
  marco: 'marco@verbena.example',
  anna: 'anna@verbena.example',
  tomas: 'tomas@verbena.example',
} as const

/** Signs in by the form, and waits for the page that one comes to. */
export const signIn = (page: Page, name: keyof typeof people) =>
  enter(page, { email: people[name], password })
