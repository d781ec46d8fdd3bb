import type { EventProperties } from '#domain/marketing/events.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Undefined if none is configured: then events are only recorded. */
    marketing: MarketingService | undefined
  }
}

/** `key`: sent again with the same key, it is one event. */
export type SentEvent = {
  key: string
  name: string
  at: Date
  properties: EventProperties
  person: { email: string; firstName: string }
}

/** Both calls throw `MarketingRefused` if a repetition would not help, and `MarketingUnreachable` otherwise. */
export type MarketingService = {
  send(event: SentEvent): Promise<void>
  /** Deletes everything that the service has about an address. */
  deleteProfile(email: string): Promise<void>
}

export class MarketingUnreachable extends Error {}
export class MarketingRefused extends Error {}
