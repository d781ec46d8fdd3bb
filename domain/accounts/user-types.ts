export const userTypes = { admin: 1, certifiedPractitioner: 2, practitioner: 3, client: 4 } as const
export type UserTypeId = (typeof userTypes)[keyof typeof userTypes]
export const userTypeIds = Object.values(userTypes)

export const roleNames: Record<UserTypeId, string> = {
  1: 'Admin',
  2: 'CertifiedPractitioner',
  3: 'Practitioner',
  4: 'Client',
}

/** The two types that build protocols. */
export const practitionerTypes: readonly UserTypeId[] = [
  userTypes.certifiedPractitioner,
  userTypes.practitioner,
]

/** The types that may share protocols. */
export const sharingTypes: readonly UserTypeId[] = [userTypes.admin, userTypes.certifiedPractitioner]

export function isPractitioner(userTypeId: UserTypeId | null | undefined): boolean {
  return practitionerTypes.some((type) => type === userTypeId)
}

/** A practitioner whose certificate has not been approved yet. */
export function isUncertified(userTypeId: UserTypeId | null | undefined): boolean {
  return userTypeId === userTypes.practitioner
}

/** The type given at registration: 3 for `practitioner`, 4 for everything else. */
export function registeredType(kind: string | undefined): 3 | 4 {
  return kind === 'practitioner' ? userTypes.practitioner : userTypes.client
}
