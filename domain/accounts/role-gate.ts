import { isUncertified, type UserTypeId, userTypeIds, userTypes } from './user-types.ts'

export type Gate = {
  allowed: readonly UserTypeId[] | 'all'
  /** What visibility depends on besides the role. */
  condition?: { key: string; value: unknown } | undefined
}

/** Certification matters only for practitioner-only products. */
export const practitionerOnlyKey = 'practitioner_only_products'

/** Visitors have no type; only `all` includes them. */
export function gateAllows({ allowed, condition }: Gate, type: UserTypeId | null | undefined): boolean {
  const isAllowed = allowed === 'all' || (type != null && allowed.includes(type))
  const needsCertificate = condition?.key === practitionerOnlyKey && Boolean(condition.value)
  return isAllowed && !(needsCertificate && isUncertified(type))
}

/** Who sees the price of a product. */
export function priceGate(practitionerOnly: boolean): Gate {
  const { admin, certifiedPractitioner, practitioner } = userTypes
  return {
    allowed: practitionerOnly ? [admin, certifiedPractitioner, practitioner] : 'all',
    condition: { key: practitionerOnlyKey, value: practitionerOnly },
  }
}

/** Who may see the price that the server sent: clients have one only for products that were shared with them. */
export function receivedPriceGate(practitionerOnly: boolean): Gate {
  return { ...priceGate(practitionerOnly), allowed: practitionerOnly ? userTypeIds : 'all' }
}
