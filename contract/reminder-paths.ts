import type { Declaration } from './declaration.ts'

/** A client's reminders by email. */
export const remindersPath = '/v2/account/clients/reminders'

/** Who may make which call. */
export const reminderCalls = () =>
  [
    { method: 'GET', path: remindersPath, auth: 'client' },
    { method: 'PUT', path: remindersPath, auth: 'client' },
  ] as const satisfies readonly Declaration[]
