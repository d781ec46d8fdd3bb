import type { KeyPart } from './text-keys.ts'
import type { Translate, Values } from './translation.ts'

/** What can be wrong with a field: a key under `problems:fields`. */
export type FieldProblem = KeyPart<'problems:fields.'>

/** Fields that have their own message for being empty, under `problems:needed`. */
export const neededFields = [
  'first_name',
  'last_name',
  'email',
  'password',
  'confirm_password',
  'present_password',
  'terms_accepted',
  'country',
  'language',
  'health_profession',
  'expertise_level',
  'organisation_type',
  'phone_country',
  'street',
  'postal_code',
  'city',
  'address_region',
  'otp',
  'order_number',
  'code',
  'percent',
  'amount',
  'key',
  'name',
  'description',
  'provider_method',
  'mark_svg',
  'reason',
  'text',
  'day',
  'time',
  'holder',
  'iban',
  'sort_code',
  'account_number',
] as const satisfies readonly KeyPart<'problems:needed.'>[]
type NeededField = (typeof neededFields)[number]

/** The message for a field: an empty one is told what to enter. `field` may be a path: `billing_address.city`. */
export function fieldProblemText(
  t: Translate,
  field: string,
  problem: FieldProblem,
  values?: Values,
): string {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (problem === 'required' && isNeededField(name)) return t(`problems:needed.${name}`)
  return t(`problems:fields.${problem}`, values)
}

function isNeededField(name: string): name is NeededField {
  return (neededFields as readonly string[]).includes(name)
}
