import { z } from 'zod'
import {
  certificateStates,
  certificateTypes,
  refusalReasonMaximum,
  refusalReasonMinimum,
} from '#domain/practitioners/certificates.ts'
import { milestones } from '#domain/practitioners/milestones.ts'
import { isText } from '#domain/text.ts'
import { Id, Timestamp } from './fields.ts'

export const Certificate = z.strictObject({
  id: Id,
  file_name: z.string(),
  media_type: z.enum(certificateTypes),
  bytes: z.int(),
  state: z.enum(certificateStates),
  uploaded_at: Timestamp,
  decided_at: Timestamp.nullable(),
  /** Why the certificate was refused. */
  reason: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>
/** Newest first. */
export const CertificateList = z.strictObject({ data: z.array(Certificate) })
export type CertificateList = z.infer<typeof CertificateList>
export const Refusal = z.strictObject({
  reason: z.string().trim().min(refusalReasonMinimum).max(refusalReasonMaximum).refine(isText),
})

export const MilestoneList = z.strictObject({
  /** Every milestone, in the order of its number. */
  data: z.array(
    z.strictObject({
      number: z.int(),
      name: z.enum(milestones),
      reached_at: Timestamp.nullable(),
      /** Of milestones that count shared protocols or invited clients. */
      progress: z.strictObject({ done: z.int(), of: z.int() }).nullable(),
    }),
  ),
})
export type MilestoneList = z.infer<typeof MilestoneList>

export const OnboardingCall = z.strictObject({
  booked: z.strictObject({ starts_at: Timestamp }).nullable(),
  /** Available start times, earliest first; a call takes twenty minutes. */
  free: z.array(Timestamp),
})
export type OnboardingCall = z.infer<typeof OnboardingCall>
export const OnboardingCallBooking = z.strictObject({ starts_at: Timestamp })
