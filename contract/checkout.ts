import { z } from 'zod'
import { recipientLengths } from '#domain/accounts/delivery-address.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { deliveryMethods } from '#domain/delivery/zones.ts'
import { currencies } from '#domain/money.ts'
import { voucherKinds, voucherProblems } from '#domain/pricing/vouchers.ts'
import { isLine } from '#domain/text.ts'
import { Cart } from './cart.ts'

const Id = z.int().positive().max(2_147_483_647)
const Amount = z.number().nonnegative()
const Country = z.string().regex(/^[A-Z]{2}$/)
const Line = (maximum: number) => z.string().trim().max(maximum).refine(isLine)
const { first_name, last_name, company, street, postal_code, city, address_region, phone } = recipientLengths

/** Which fields a country needs, and how its codes look, is in `domain/accounts/addresses.ts`; the server judges by it. */
export const Address = z.strictObject({
  first_name: Line(first_name).min(1),
  last_name: Line(last_name).min(1),
  company: Line(company).default(''),
  street: Line(street).min(1),
  postal_code: Line(postal_code),
  city: Line(city).min(1),
  address_region: Line(address_region).default(''),
  country: Country,
  /** For the courier alone; may be empty. */
  phone: Line(phone).default(''),
})
export type Address = z.infer<typeof Address>

/** As it stands on an order: all of it but the country is empty once its client is erased. */
export const KeptAddress = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  address_region: z.string(),
  country: Country,
  phone: z.string(),
})

export const SavedAddress = Address.extend({ id: Id, is_default: z.boolean() })
export type SavedAddress = z.infer<typeof SavedAddress>
export const AddressBook = z.strictObject({ data: z.array(SavedAddress) })
export type AddressBook = z.infer<typeof AddressBook>
export const AddressChange = Address.extend({ is_default: z.boolean().default(false) })
export type AddressChange = z.input<typeof AddressChange>

/** ISO 3166-1 alpha-2. */
export const DeliveryCountries = z.strictObject({
  data: z.array(Country),
  /** Of these, where parcels can be sent to a pick-up point. */
  pick_up_countries: z.array(Country),
})
export type DeliveryCountries = z.infer<typeof DeliveryCountries>

export const PickUpPointQuery = z.object({ country: Country, postal_code: Line(postal_code).min(1) })
/** A point as an order keeps it. */
export const OrderedPoint = z.strictObject({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: Country,
})
export const PickUpPoint = OrderedPoint.extend({
  /** Days from 1, Monday, to 7. */
  opening_hours: z.array(
    z.strictObject({ first_day: z.int(), last_day: z.int(), from: z.string(), to: z.string() }),
  ),
})
/** The nearest first. */
export const PickUpPoints = z.strictObject({ data: z.array(PickUpPoint) })
export type PickUpPoints = z.infer<typeof PickUpPoints>

export const PaymentMethod = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** Address of its mark, and how wide that is for its height. */
  mark: z.string(),
  mark_ratio: z.number().positive(),
  /** Null: everywhere. */
  countries: z.array(Country).nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
export const PaymentMethods = z.strictObject({
  data: z.array(PaymentMethod),
  /** There is a provider to pay with. */
  is_open: z.boolean(),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

/** Each step of a price, for "Why this price?" and frozen on the order. Major units. */
export const PriceSteps = z.strictObject({
  currency: z.enum(currencies),
  regular: Amount,
  sale: Amount,
  subtotal: Amount,
  discount_rate: z.literal(discountRates),
  discount: Amount,
  practitioner: z.strictObject({ first_name: z.string(), last_name: z.string() }).nullable(),
  voucher: Amount,
  voucher_code: z.string().nullable(),
  voucher_kind: z.enum(voucherKinds).nullable(),
  /** Null while nobody knows where to. */
  delivery: z
    .strictObject({
      method: z.enum(deliveryMethods),
      country: Country,
      price: Amount,
      free: z.enum(['threshold', 'voucher']).nullable(),
      free_from: Amount.nullable(),
      total: Amount,
    })
    .nullable(),
  total: Amount,
  vat: Amount,
  taxes: z.array(z.strictObject({ percent: z.number(), gross: Amount, net: Amount, vat: Amount })),
})
export type PriceSteps = z.infer<typeof PriceSteps>

export const QuoteRequest = z.strictObject({
  country: Country,
  delivery_method: z.enum(deliveryMethods).optional(),
  voucher_code: Line(40).optional(),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

export const DeliveryOption = z.strictObject({
  method: z.enum(deliveryMethods),
  /** What would be paid for it; `price` before it became free. */
  total: Amount,
  price: Amount,
  free_from: Amount.nullable(),
  /** Days, `2026-11-24`. */
  from: z.string(),
  to: z.string(),
})
export type DeliveryOption = z.infer<typeof DeliveryOption>

export const Quote = z.strictObject({
  /** Names exactly this cart at exactly these prices; the order is refused when either has changed since. */
  quote: z.string(),
  cart: Cart,
  price: PriceSteps,
  delivery_options: z.array(DeliveryOption),
  payment_methods: z.array(PaymentMethod),
  /** Why the voucher given is not used. */
  voucher_problem: z.strictObject({ code: z.enum(voucherProblems), message: z.string() }).nullable(),
  can_order: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** Nothing here names a price: what is paid is calculated by the server. Needs an `Idempotency-Key`. */
export const Checkout = z.strictObject({
  quote: z.string().max(100),
  address: Address,
  /** Null: the same as the address. */
  billing_address: Address.nullable().default(null),
  /** Keeps the address in the book. */
  save_address: z.boolean().default(false),
  delivery_method: z.enum(deliveryMethods),
  /** Needed where the parcel goes to a pick-up point. */
  pick_up_point_id: z.string().max(100).optional(),
  voucher_code: Line(40).optional(),
  payment_method: z.string().max(40),
  terms_accepted: z.literal(true),
})
export type Checkout = z.input<typeof Checkout>

export const Placed = z.strictObject({
  order_id: Id,
  order_number: z.string(),
  /** Where one pays. */
  payment_url: z.string(),
  /** Until then the goods are kept. */
  held_until: z.string(),
})
export type Placed = z.infer<typeof Placed>

/** What the built-in provider's own page shows and tells. Demonstration mode only. */
export const SandboxPayment = z.strictObject({
  id: z.string(),
  description: z.string(),
  amount: Amount,
  currency: z.enum(currencies),
  method: z.string().nullable(),
  state: z.enum(['open', 'paid', 'failed', 'cancelled', 'expired']),
  methods: z.array(PaymentMethod),
  /** Where one goes on from there. */
  return_url: z.string(),
})
export type SandboxPayment = z.infer<typeof SandboxPayment>
export const SandboxChoice = z.strictObject({
  method: z.string().max(40),
  outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']),
})
export type SandboxChoice = z.infer<typeof SandboxChoice>

/** How the webhooks of both providers are called: which payment to ask about, and nothing to believe. */
export const PaymentNotice = z.object({ id: z.string().min(1).max(100) })
