import { type UserTypeId, userTypeIds, userTypes } from './user-types.ts'

export type Gate = {
  allowed: readonly UserTypeId[] | 'all'
  /** What the content depends on besides the role. */
  condition?: { key: string; value: unknown } | undefined
}

/** Certificates decide about products that only practitioners may sell. */
export const practitionerOnlyKey = 'practitioner_only_products'

/** A visitor, who has no type, is let through by `all` alone. */
export function opensFor({ allowed, condition }: Gate, type: UserTypeId | null | undefined): boolean {
  const isAllowed = allowed === 'all' || (type != null && allowed.includes(type))
  const needsCertificate = condition?.key === practitionerOnlyKey && Boolean(condition.value)
  return isAllowed && !(needsCertificate && type === userTypes.practitioner)
}

/** Whom a product shows its price. */
export function priceGate(practitionerOnly: boolean): Gate {
  const { admin, certifiedPractitioner, practitioner } = userTypes
  return {
    allowed: practitionerOnly ? [admin, certifiedPractitioner, practitioner] : 'all',
    condition: { key: practitionerOnlyKey, value: practitionerOnly },
  }
}

/** Who may be shown a price that the server told them: of clients, those it was shared with have one. */
export function toldPriceGate(practitionerOnly: boolean): Gate {
  return { ...priceGate(practitionerOnly), allowed: practitionerOnly ? userTypeIds : 'all' }
}
