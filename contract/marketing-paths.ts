import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const marketingPaths = {
  /** What a user chose about marketing. */
  ownChoice: '/v2/account/marketing-choice',
  /** The same for visitors, who only say what they choose. */
  choice: '/v2/storefront/marketing-choice',
  event: '/v2/providers/klaviyo/marketing-event/create',
} as const

/** Who may make which call. */
export const marketingCalls = () =>
  [
    { method: 'GET', path: marketingPaths.ownChoice, auth: 'signed-in' },
    { method: 'PUT', path: marketingPaths.ownChoice, auth: 'signed-in' },
    { method: 'POST', path: marketingPaths.choice, auth: 'public' },
    { method: 'POST', path: marketingPaths.event, auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
