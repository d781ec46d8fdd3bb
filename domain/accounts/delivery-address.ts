import { isLine } from '../text.ts'
import { type Address, type AddressField, addressForm, addressProblems } from './addresses.ts'
import { hasPhoneLength } from './phone.ts'

/** The maximum length of each field. */
export const recipientLengths = {
  first_name: 80,
  last_name: 80,
  company: 120,
  street: 200,
  postal_code: 20,
  city: 100,
  address_region: 100,
  phone: 30,
} as const

type Text = keyof typeof recipientLengths
type Recipient = Address & Readonly<Record<Text | 'country', string>>
/** Keys under `problems:fields`. */
type Problem = 'required' | 'first-name' | 'last-name' | 'invalid' | 'postal-code' | 'country' | 'phone'

const texts = Object.keys(recipientLengths) as Text[]
const phoneShape = /^[+(\d][\d\s().\-/]{4,29}$/

/** What is wrong with a delivery or billing address; unlike a profile's it must be complete. */
export function deliveryAddressProblems(
  address: Recipient,
  countries: readonly string[],
): Partial<Record<Text | 'country', Problem>> {
  const needed = (['first_name', 'last_name', ...requiredFields(address.country)] as const).filter(
    (field) => !isVisible(address[field]),
  )
  const unwritten = texts.filter((field) => !isLine(address[field]))
  const phone = address.phone.normalize('NFKC').trim()
  return {
    ...Object.fromEntries(unwritten.map((field) => [field, 'invalid' as const])),
    ...Object.fromEntries(needed.map((field) => [field, problemOfEmpty(field)])),
    ...addressProblems(address.country || null, address),
    ...(!countries.includes(address.country) && { country: 'country' }),
    ...(phone && !isDiallable(phone) && { phone: 'phone' }),
  }
}

/** A parcel may go to somebody else, so the reader is not asked for their own name. */
function problemOfEmpty(field: Text): Problem {
  if (field === 'first_name') return 'first-name'
  return field === 'last_name' ? 'last-name' : 'required'
}

function requiredFields(country: string): AddressField[] {
  return addressForm(country || null).fields.flatMap(({ field, required }) => (required ? [field] : []))
}

/** Spaces and invisible characters alone would leave the parcel's label blank. */
function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\s]/u.test(text)
}

/** Saved as typed: couriers read it, and it need not belong to the address's country. */
function isDiallable(phone: string): boolean {
  return phoneShape.test(phone) && hasPhoneLength(phone.replace(/\D/g, ''))
}
