import { practitionerTypes, type UserTypeId, userTypeIds, userTypes } from './user-types.ts'

const typesOf = {
  'signed-in': userTypeIds,
  client: [userTypes.client],
  'client-or-admin': [userTypes.client, userTypes.admin],
  /** Both certified and uncertified. */
  'any-practitioner': practitionerTypes,
  'any-practitioner-or-admin': [...practitionerTypes, userTypes.admin],
  admin: [userTypes.admin],
} as const satisfies Record<string, readonly UserTypeId[]>

/**
 * Who may make a call. `public` gives everybody the same response; `optional` depends on whether the caller is signed
 * in; all others require a signed-in user of these types.
 */
export type Auth = 'public' | 'optional' | keyof typeof typesOf

/** Undefined where visitors are allowed, too. */
export function allowedTypes(auth: Auth): readonly UserTypeId[] | undefined {
  return auth === 'public' || auth === 'optional' ? undefined : typesOf[auth]
}
