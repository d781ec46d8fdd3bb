import type { Address } from '#contract/checkout.ts'

export const annasAddress: Address = {
  first_name: 'Anna',
  last_name: 'Maes',
  company: '',
  street: 'Coupure Links 214',
  postal_code: '9000',
  city: 'Gent',
  address_region: '',
  country: 'BE',
  phone: '',
}
