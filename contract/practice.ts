import { z } from 'zod'
import {
  clientFilters,
  clientNotesMaximum,
  clientSortings,
  clientsOnPage,
  countedFilters,
} from '#domain/clients/client-list.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { orderStates } from '#domain/orders/states.ts'
import { renewalStates } from '#domain/practice/renewals.ts'
import { isText } from '#domain/text.ts'
import { Email, Line } from './accounts.ts'
import { OrderCommission } from './client-orders.ts'
import { ClientConsent } from './consent.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'
import { PicturedProduct } from './pictured-products.ts'
import { Client } from './sharing.ts'

const Amount = z.number()
const Discount = z.literal(discountRates)
const Language = z.enum(languages)
const PersonName = Line.min(1).max(100)

/** `invited` until the client has accepted the practitioner, whether or not the address has an account. */
const standing = { state: z.enum(['active', 'invited']), is_archived: z.boolean() }

export const ClientListQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(clientsOnPage),
  keyword: z.string().trim().max(200).default(''),
  filter: z.enum(clientFilters).default('all'),
  sort: z.enum(clientSortings).default('last-order'),
})
export type ClientListQuery = z.infer<typeof ClientListQuery>

/** Where the protocol of a client stands that runs out first. */
export const ClientSupply = z.strictObject({
  state: z.enum(renewalStates),
  /** The first day without enough of something; past if it is used up, null if nothing was bought. */
  runs_out_on: z.iso.date().nullable(),
  /** Until that day; negative if it is past. */
  days: z.int().nullable(),
})
export type ClientSupply = z.infer<typeof ClientSupply>

export const ClientEntry = z.strictObject({
  ...Client.shape,
  ...standing,
  invited_at: Timestamp,
  /** The one shared last, and how many are shared. */
  latest_protocol: z.strictObject({ id: Id, name: z.string() }).nullable(),
  total_protocols: z.int(),
  /** Null if there is nothing to renew. */
  supply: ClientSupply.nullable(),
  last_ordered_at: Timestamp.nullable(),
  /** Paid for the practitioner's lines in the last twelve months, less refunds. */
  turnover: Amount,
})
export type ClientEntry = z.infer<typeof ClientEntry>
export const ClientPage = z.strictObject({
  data: z.array(ClientEntry),
  /** How many of the clients found each filter would leave; for `running-out`, ask for its page. */
  counts: z.record(z.enum(countedFilters), z.int()),
  currency: z.enum(currencies),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type ClientPage = z.infer<typeof ClientPage>

export const ClientInvitation = z.strictObject({
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  discount: Discount,
  /** Of emails, until the client has an account. */
  language: Language,
})
export type ClientInvitation = z.infer<typeof ClientInvitation>

export const ClientChange = z.strictObject({
  /** Only while they are `invited`. The new address gets an invitation, as from a statement that its owner agreed. */
  email: Email.optional(),
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  discount: Discount.optional(),
  language: Language.optional(),
  is_archived: z.boolean().optional(),
  /** The practitioner's private notes; empty to delete them. */
  notes: z.string().max(clientNotesMaximum).refine(isText).optional(),
  /** Of the notes that these were written from: if others were saved since, these are refused. */
  notes_saved_at: Timestamp.nullable().optional(),
})
export type ClientChange = z.infer<typeof ClientChange>

const ClientShare = z.strictObject({
  id: Id,
  protocol: z.strictObject({ id: Id, name: z.string() }),
  /** The protocol's version when it was last shared, and its latest. */
  version: z.int(),
  latest_version: z.int(),
  notes: z.string().nullable(),
  reason: z.string().nullable(),
  shared_at: Timestamp,
  opened_at: Timestamp.nullable(),
  removed_at: Timestamp.nullable(),
  /** The first of its products. */
  products: z.array(PicturedProduct),
  /** How many of its products the client has bought. */
  products_bought: z.int(),
  total_products: z.int(),
})
export type ClientShare = z.infer<typeof ClientShare>

const ClientPurchase = z.strictObject({
  id: Id,
  number: z.string(),
  state: z.enum(orderStates),
  placed_at: Timestamp,
  /** The amount paid for the practitioner's lines. */
  total: Amount,
  /** Null if nothing was booked. */
  commission: OrderCommission.nullable(),
})
export type ClientPurchase = z.infer<typeof ClientPurchase>

const happened = { at: Timestamp }
const DiscountChanged = z.strictObject({ ...happened, before: Discount, after: Discount })

/** What a practitioner knows about a client. */
export const ClientRecord = z.strictObject({
  ...Client.shape,
  ...standing,
  language: Language,
  invited_at: Timestamp,
  /** When the client accepted the practitioner: by following an invitation, opening what was shared, or answering. */
  accepted_at: Timestamp.nullable(),
  /** Once it is withdrawn, nothing else is known but name and address. */
  consent: ClientConsent,
  turnover: Amount,
  currency: z.enum(currencies),
  /** Commission on the client's orders, less what refunds took back. */
  earned: Amount,
  /** The first day without enough of something; past if it is used up, null if nothing was bought. */
  next_run_out: z.iso.date().nullable(),
  total_orders: z.int(),
  /** Newest first; so are the orders, of which the latest are listed. */
  protocols: z.array(ClientShare),
  orders: z.array(ClientPurchase),
  discount_changes: z.array(DiscountChanged),
  notes: z.string(),
  notes_saved_at: Timestamp.nullable(),
})
export type ClientRecord = z.infer<typeof ClientRecord>
