import { z } from 'zod'
import { consentStates } from '#domain/clients/consent.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { readKinds } from '#domain/clients/reads.ts'
import { Id, Timestamp } from './fields.ts'
import { SharingPractitioner } from './sharing.ts'

const PersonName = { first_name: z.string(), last_name: z.string() }

export const ClientConsent = z.strictObject({
  state: z.enum(consentStates),
  /** When the practitioner stated that the client agreed. */
  attested_at: Timestamp.nullable(),
  /** When the client last confirmed or withdrew. */
  answered_at: Timestamp.nullable(),
  /** When everything is erased, after a withdrawal. */
  erased_at: Timestamp.nullable(),
})
export type ClientConsent = z.infer<typeof ClientConsent>

/** A day on which somebody opened the record. */
const RecordRead = z.strictObject({ ...PersonName, on: z.iso.date(), kind: z.enum(readKinds) })
export type RecordRead = z.infer<typeof RecordRead>

/** What a practitioner keeps about the reader. */
export const OwnRecord = z.strictObject({
  client_id: Id,
  practitioner: SharingPractitioner,
  /** Their discount applies to the cart. */
  is_active: z.boolean(),
  discount_rate: z.literal(discountRates),
  since: Timestamp,
  consent: ClientConsent,
  /** Newest first. */
  protocols: z.array(z.strictObject({ id: Id, name: z.string(), shared_at: Timestamp })),
  has_notes: z.boolean(),
  total_orders: z.int(),
  /** Newest first. */
  reads: z.array(RecordRead),
})
export type OwnRecord = z.infer<typeof OwnRecord>

/**
 * `refused`: practitioners whose record was erased, and who may keep none until the reader allows it. `removed_reads`:
 * who opened records that their practitioners have removed since, newest first.
 */
export const OwnRecords = z.strictObject({
  data: z.array(OwnRecord),
  refused: z.array(z.strictObject({ id: Id, ...PersonName, withdrawn_at: Timestamp })),
  removed_reads: z.array(RecordRead),
})
export type OwnRecords = z.infer<typeof OwnRecords>

export const ConsentWithdrawal = z.strictObject({ erase_now: z.boolean().default(false) })
export type ConsentWithdrawal = z.infer<typeof ConsentWithdrawal>

/** Clients of whom the practitioner has not stated that they agreed. */
export const Attestations = z.strictObject({
  data: z.array(z.strictObject({ id: Id, ...PersonName, email: z.string() })),
  total_results: z.int(),
})
export type Attestations = z.infer<typeof Attestations>

const attestedAtOnce = 500
export const AttestedClients = z.strictObject({ client_ids: z.array(Id).min(1).max(attestedAtOnce) })
export type AttestedClients = z.infer<typeof AttestedClients>
