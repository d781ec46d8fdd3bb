import { type Address, type AddressField, addressForm, addressProblems } from './addresses.ts'

type Recipient = Address & Readonly<Record<'first_name' | 'last_name' | 'country' | 'phone', string>>
/** Keys under `problems:fields`. */
type Problem = 'required' | 'postal-code' | 'country' | 'phone'
type RecipientField = AddressField | 'first_name' | 'last_name' | 'country' | 'phone'

const phoneShape = /^[+\d][\d\s().\-/]{4,29}$/

/** What is wrong with an address that something is sent to, or made out to; unlike a profile's it must be whole. */
export function deliveryAddressProblems(
  address: Recipient,
  countries: readonly string[],
): Partial<Record<RecipientField, Problem>> {
  const needed = (['first_name', 'last_name', ...requiredFields(address.country)] as const).filter(
    (field) => !address[field].trim(),
  )
  const phone = address.phone.trim()
  return {
    ...Object.fromEntries(needed.map((field) => [field, 'required' as const])),
    ...addressProblems(address.country || null, address),
    ...(!countries.includes(address.country) && { country: 'country' }),
    ...(phone && !phoneShape.test(phone) && { phone: 'phone' }),
  }
}

function requiredFields(country: string): AddressField[] {
  return addressForm(country || null).fields.flatMap(({ field, required }) => (required ? [field] : []))
}
