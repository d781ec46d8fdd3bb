import { z } from 'zod'
import { clientSearchLimit, discountRates } from '#domain/clients/discounts.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { shareMessageMaximum } from '#domain/protocols/limits.ts'
import { Email, Line } from './accounts.ts'
import { Amount, Id, Text, Timestamp } from './fields.ts'
import { Dose, Facts, LimitReason, ListedProtocolProduct } from './protocols.ts'
import { NotSoldHere } from './restrictions.ts'

const Discount = z.literal(discountRates)

export const Client = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  discount_rate: Discount,
})
export type Client = z.infer<typeof Client>
/** Without a keyword: the clients the practitioner last shared with. */
export const ClientSearch = z.strictObject({
  limit: z.int().min(1).max(clientSearchLimit).default(clientSearchLimit),
  keyword: z.string().trim().max(200).default(''),
})
export const ClientSearchAnswer = z.strictObject({ clients: z.array(Client) })
export type ClientSearchAnswer = z.infer<typeof ClientSearchAnswer>

/** `id` is the protocol's; `user_id` is the client's id, or absent for a new client. */
export const Assignment = z.strictObject({
  id: Id,
  email: Email.optional(),
  first_name: Line.max(100).optional(),
  last_name: Line.max(100).optional(),
  user_id: Id.nullable().optional(),
  /** When absent the client keeps their discount; a new client needs one. */
  discount: Discount.optional(),
  /** For this client only. */
  notes: Text(shareMessageMaximum).optional(),
  /** Why it is shared although it exceeds an upper level. */
  reason: LimitReason.optional(),
})
export type Assignment = z.infer<typeof Assignment>
export const Assigned = z.strictObject({
  message: z.string(),
  /** The clients as they are now: a known client keeps their name and discount, whatever was sent. */
  client: Client,
  is_new_client: z.boolean(),
  share_id: Id,
})
export type Assigned = z.infer<typeof Assigned>

export const LinkCreation = z.strictObject({
  /** The last day on which it works, such as `2027-02-18`. */
  expires_on: z.iso.date().optional(),
  reason: LimitReason.optional(),
})
export const LinkChange = z.strictObject({ expires_on: z.iso.date(), reason: LimitReason.optional() })
export const ProtocolLink = z.strictObject({
  link_token: z.string(),
  expires_at: Timestamp,
  created_at: Timestamp,
  visits: z.int(),
})
export type ProtocolLink = z.infer<typeof ProtocolLink>
/** `link: null` when there is none. */
export const LinkAnswer = z.strictObject({ link: ProtocolLink.nullable() })
export type LinkAnswer = z.infer<typeof LinkAnswer>

export const Share = z.strictObject({
  id: Id,
  client: Client,
  notes: z.string().nullable(),
  /** Stored with the protocol, never shown to the client. */
  reason: z.string().nullable(),
  shared_at: Timestamp,
  /** When the client first opened it. */
  opened_at: Timestamp.nullable(),
  /** Products of the protocol that are not sold where the client lives, as far as their account tells. */
  not_sold: z.array(NotSoldHere),
})
export type Share = z.infer<typeof Share>
export const ShareList = z.strictObject({ data: z.array(Share), link: ProtocolLink.nullable() })
export type ShareList = z.infer<typeof ShareList>

/** For the printed protocol. */
export const SharedPlanQuery = z.object({
  /** The reader's own language if none is given. */
  language: z.enum(languages).optional(),
  size: z.enum(['large']).optional(),
})
/** `share_id`: for one client, with their name and message, in their language. */
export const PlanQuery = SharedPlanQuery.extend({ share_id: z.coerce.number().pipe(Id).optional() })

export const SharingPractitioner = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  /** In the reader's language; empty for an admin. */
  profession: z.string(),
  practice: z.string(),
  city: z.string(),
})
export type SharingPractitioner = z.infer<typeof SharingPractitioner>
/** From the practitioner's published page; colours as #rrggbb, texts may be empty. */
export const Branding = z.strictObject({
  /** Where it is: `storeImagePath`; its size in pixels tells its proportions. */
  logo: z.strictObject({ image: z.uuid(), width: z.int(), height: z.int() }).nullable(),
  accent: z.string(),
  /** Readable on light grounds. */
  accent_text: z.string(),
  accent_text_in_dark: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  appointment_url: z.string().nullable(),
})
export type Branding = z.infer<typeof Branding>
export const PlanProduct = z.strictObject({
  ...ListedProtocolProduct.shape,
  dose: Dose.nullable(),
  facts: Facts.pick({ portion: true, portionsPerPack: true, allergens: true }),
})
export type PlanProduct = z.infer<typeof PlanProduct>
const plan = {
  name: z.string(),
  description: z.string(),
  practitioner: SharingPractitioner,
  /** Missing in lists, and without a published page. */
  branding: Branding.optional(),
  products: z.array(PlanProduct),
  total_price: Amount,
  currency: z.enum(currencies),
  updated_at: Timestamp,
}
/** For everyone who has the link: without the client's name, discount or note. */
export const SharedProtocol = z.strictObject({
  ...plan,
  shared_at: Timestamp,
  expires_at: Timestamp,
  /** For a signed-in client with whom it is shared: its id in their account. */
  own_protocol_id: Id.nullable(),
})
export type SharedProtocol = z.infer<typeof SharedProtocol>

/**
 * `rendering`: a page is rendered that nobody has opened yet. `counted`: the visit has been counted; a client who has
 * logged in since then accepts the practitioner.
 */
export const SharedQuery = z.object({
  rendering: z.literal('1').optional().catch(undefined),
  counted: z.literal('1').optional().catch(undefined),
})

const forClient = {
  protocol_id: Id,
  /** The reader's id as a client of the practitioner, with which they can make them their active practitioner. */
  client_id: Id,
  ...plan,
  notes: z.string().nullable(),
  discount_rate: Discount,
  total_discount: Amount,
  total_price_after_discount: Amount,
  shared_at: Timestamp,
}
export const ClientProtocol = z.strictObject(forClient)
export type ClientProtocol = z.infer<typeof ClientProtocol>
export const ClientProtocolList = z.strictObject({ data: z.array(ClientProtocol) })
export type ClientProtocolList = z.infer<typeof ClientProtocolList>
