import { practitionerTypes, type UserTypeId, userTypeIds, userTypes } from './user-types.ts'

const typesOf = {
  'signed-in': userTypeIds,
  client: [userTypes.client],
  'client-or-admin': [userTypes.client, userTypes.admin],
  /** Certified or not. */
  'any-practitioner': practitionerTypes,
  'any-practitioner-or-admin': [...practitionerTypes, userTypes.admin],
  admin: [userTypes.admin],
} as const satisfies Record<string, readonly UserTypeId[]>

/**
 * Who may make a call. `public` answers everybody alike, `optional` a person otherwise than a visitor; all others need
 * somebody signed in, of these types.
 */
export type Auth = 'public' | 'optional' | keyof typeof typesOf

/** Undefined where a visitor may, too. */
export function typesLetIn(auth: Auth): readonly UserTypeId[] | undefined {
  return auth === 'public' || auth === 'optional' ? undefined : typesOf[auth]
}
