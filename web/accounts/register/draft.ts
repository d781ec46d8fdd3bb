import { type Drawer, forget, readStored, store } from '#web/platform/storage.ts'
import type { RegistrationValues } from './registration.ts'

const name = 'registration-draft'
const keptMs = 2 * 60 * 60_000

/** Everything but the passwords, and the consent that must be given each time. */
const kept = [
  'first_name',
  'last_name',
  'email',
  'country',
  'health_profession',
  'expertise_level',
  'organisation_type',
  'organisation_name',
] as const
export type Draft = Partial<Pick<RegistrationValues, (typeof kept)[number]>>

/** Keeps what was filled in until the tab closes: a reload must not cost it. */
export function keepDraft(drawer: Drawer, values: Partial<RegistrationValues>, nowMs: number): void {
  const draft: Draft = Object.fromEntries(
    kept.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  )
  store(drawer, name, draft, nowMs + keptMs)
}

export function readDraft(drawer: Drawer, nowMs: number): Draft {
  return readStored<Draft>(drawer, name, nowMs) ?? {}
}

export function forgetDraft(drawer: Drawer): void {
  forget(drawer, name)
}
