import type { Declaration } from './declaration.ts'

const substitutes = '/v2/account/practitioners/substitutes'

/** Replacing a product in a practitioner's protocols. */
export const substitutePaths = {
  /** GET with `product_variant_id`, and `protocol_id` for one protocol; POST replaces. */
  list: substitutes,
  undo: `${substitutes}/undo`,
} as const

/** Who may make which call. */
export const substituteCalls = () =>
  [
    { method: 'GET', path: substitutePaths.list, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: substitutePaths.list, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: substitutePaths.undo, auth: 'any-practitioner-or-admin' },
  ] as const satisfies readonly Declaration[]
