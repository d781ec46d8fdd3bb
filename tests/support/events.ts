import type { Region } from '#domain/regions.ts'
import { subscriptions } from '#server/app.ts'
import { type Events, openEvents } from '#server/platform/events.ts'
import type { Jobs } from '#server/platform/jobs.ts'

/** The shop's own event handlers, for tests that call a use case without the shop. */
export const eventsWith = (jobs: Jobs, region: Region = 'eu'): Events =>
  openEvents({ jobs, region }, subscriptions)
