import { z } from 'zod'
import { consentVersion } from '#domain/marketing/consent.ts'
import { marketingEvents, marketingEventTriggers } from '#domain/marketing/events.ts'

export const MarketingChoiceInput = z.strictObject({
  /** Made up by the browser; with it, a choice made before login becomes the account's. */
  visitor_id: z.uuid(),
  /** The wording that was shown. */
  version: z.int().min(1).max(consentVersion),
  is_granted: z.boolean(),
})
export type MarketingChoiceInput = z.infer<typeof MarketingChoiceInput>

/** `choice` is null before there is one. */
export const MarketingChoice = z.strictObject({
  choice: z
    .strictObject({ version: z.int(), is_granted: z.boolean(), chosen_at: z.iso.datetime() })
    .nullable(),
})
export type MarketingChoice = z.infer<typeof MarketingChoice>

/** The number of a milestone that the caller has reached. */
export const MarketingEventInput = z.strictObject({
  marketing_event_trigger_id: z.literal(marketingEventTriggers),
})

export const RecordedMarketingEvent = z.strictObject({
  event: z.enum(marketingEvents),
  recorded_at: z.iso.datetime(),
})
export type RecordedMarketingEvent = z.infer<typeof RecordedMarketingEvent>
