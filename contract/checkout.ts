import { z } from 'zod'
import { recipientLengths } from '#domain/accounts/delivery-address.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { deliveryMethods } from '#domain/delivery/zones.ts'
import { currencies } from '#domain/money.ts'
import { expressMethods } from '#domain/payments/express.ts'
import { voucherKinds, voucherProblems } from '#domain/pricing/vouchers.ts'
import { Email, Password } from './accounts.ts'
import { Cart, VisitorCart } from './cart.ts'
import { Amount, Id, Line } from './fields.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)
const { first_name, last_name, company, street, postal_code, city, address_region, phone } = recipientLengths

/**
 * Required fields and postal code formats per country are in `domain/accounts/addresses.ts`, which the server validates
 * with.
 */
export const Address = z.strictObject({
  first_name: Line(first_name).min(1),
  last_name: Line(last_name).min(1),
  company: Line(company).default(''),
  street: Line(street).min(1),
  postal_code: Line(postal_code),
  city: Line(city).min(1),
  address_region: Line(address_region).default(''),
  country: Country,
  /** Only for the courier; may be empty. */
  phone: Line(phone).default(''),
})
export type Address = z.infer<typeof Address>

/** As stored on an order: once its client is erased, everything except the country is empty. */
export const StoredAddress = z.strictObject({
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
/** An address that only becomes the default is not sent: it may have been changed elsewhere since it was loaded. */
export const AddressUpdate = z.union([AddressChange, z.strictObject({ is_default: z.literal(true) })])
export type AddressUpdate = z.input<typeof AddressUpdate>

/** ISO 3166-1 alpha-2. */
export const DeliveryCountries = z.strictObject({
  data: z.array(Country),
  /** Those of the countries that have pick-up points. */
  pick_up_countries: z.array(Country),
})
export type DeliveryCountries = z.infer<typeof DeliveryCountries>

export const PickUpPointQuery = z.object({ country: Country, postal_code: Line(postal_code).min(1) })
/** A pick-up point as stored on an order. */
export const OrderedPoint = z.strictObject({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: Country,
})
export const PickUpPoint = OrderedPoint.extend({
  /** From 1 (Monday) to 7. */
  opening_hours: z.array(
    z.strictObject({ first_day: z.int(), last_day: z.int(), from: z.string(), to: z.string() }),
  ),
})
/** Nearest first. */
export const PickUpPoints = z.strictObject({ data: z.array(PickUpPoint) })
export type PickUpPoints = z.infer<typeof PickUpPoints>

/** In alphabetical order. */
export const PostalPlaces = z.strictObject({ data: z.array(z.string()) })
export type PostalPlaces = z.infer<typeof PostalPlaces>
export const PostalPlacesQuery = z.object({ country: Country, postal_code: z.string().max(20) })

export const PaymentMethod = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** URL of the method's logo, and its width divided by its height. */
  mark: z.string(),
  mark_ratio: z.number().positive(),
  /** Null means everywhere. */
  countries: z.array(Country).nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
export const PaymentMethods = z.strictObject({
  data: z.array(PaymentMethod),
  /** Whether a payment provider is configured. */
  is_open: z.boolean(),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>
/** Methods that lead from the cart straight to the review of the order. */
export const ExpressMethods = z.strictObject({
  data: z.array(PaymentMethod.extend({ provider_method: z.enum(expressMethods) })),
})
export type ExpressMethods = z.infer<typeof ExpressMethods>

/** Each step of a price, for "Why this price?"; stored unchanged with the order. In major units. */
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
  /** Null while the destination is unknown. */
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
  /** The charge for this delivery; `price` is the charge before free delivery. */
  total: Amount,
  price: Amount,
  free_from: Amount.nullable(),
  /** Dates such as `2026-11-24`. */
  from: z.string(),
  to: z.string(),
})
export type DeliveryOption = z.infer<typeof DeliveryOption>

export const Quote = z.strictObject({
  /** Identifies this cart at these prices; the order is refused if either has changed since. */
  quote: z.string(),
  cart: Cart,
  price: PriceSteps,
  delivery_options: z.array(DeliveryOption),
  payment_methods: z.array(PaymentMethod),
  /** Why the given voucher is not applied. */
  voucher_problem: z
    .strictObject({ code: z.enum([...voucherProblems, 'too-many-requests']), message: z.string() })
    .nullable(),
  can_order: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** Contains no prices: the server calculates what is to be paid. Needs an `Idempotency-Key`. */
export const Checkout = z.strictObject({
  quote: z.string().max(100),
  address: Address,
  /** Null means the same as the delivery address. */
  billing_address: Address.nullable().default(null),
  /** Saves the address in the address book. */
  save_address: z.boolean().default(false),
  delivery_method: z.enum(deliveryMethods),
  /** Required for delivery to a pick-up point. */
  pick_up_point_id: z.string().max(100).optional(),
  voucher_code: Line(40).optional(),
  payment_method: z.string().max(40),
  terms_accepted: z.literal(true),
})
export type Checkout = z.input<typeof Checkout>

export const Placed = z.strictObject({
  order_id: Id,
  order_number: z.string(),
  /** URL of the payment page. */
  payment_url: z.string(),
  /** The goods are held until then. */
  held_until: z.string(),
})
export type Placed = z.infer<typeof Placed>

/** The cart is sent along, because the shop keeps none for visitors. */
export const GuestQuoteRequest = QuoteRequest.extend(VisitorCart.shape)
export type GuestQuoteRequest = z.input<typeof GuestQuoteRequest>
export const GuestCheckout = Checkout.omit({ save_address: true }).extend({
  email: Email,
  ...VisitorCart.shape,
})
export type GuestCheckout = z.input<typeof GuestCheckout>
/** `order_token`: opens the order, as the link in its emails does. */
export const GuestPlaced = Placed.extend({ order_token: z.string() })
export type GuestPlaced = z.infer<typeof GuestPlaced>
/** An account for the address of an order; everything else is known from the order. */
export const GuestAccount = z.strictObject({ password: Password })
export type GuestAccount = z.infer<typeof GuestAccount>

/** For the sandbox provider's own payment page. Demonstration mode only. */
export const SandboxPayment = z.strictObject({
  id: z.string(),
  description: z.string(),
  amount: Amount,
  currency: z.enum(currencies),
  method: z.string().nullable(),
  state: z.enum(['open', 'paid', 'failed', 'cancelled', 'expired']),
  methods: z.array(PaymentMethod),
  /** URL to continue at. */
  return_url: z.string(),
})
export type SandboxPayment = z.infer<typeof SandboxPayment>
export const SandboxChoice = z.strictObject({
  method: z.string().max(40),
  outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']),
})
export type SandboxChoice = z.infer<typeof SandboxChoice>

/** The webhook body of both providers: only the id of a payment to look up, since nothing else in it is trusted. */
export const PaymentNotice = z.object({ id: z.string().min(1).max(100) })
