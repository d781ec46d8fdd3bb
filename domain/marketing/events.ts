import type { Language } from '../languages.ts'
import { type Milestone, milestoneNumber, milestones } from '../practitioners/milestones.ts'
import type { Region } from '../regions.ts'

/**
 * What the marketing service may be told, and nothing else: a practitioner's milestones. None of them says anything
 * about health, products, protocols or clients.
 */
export const marketingEvents = milestones
export type MarketingEvent = Milestone

/** The numbers by which the API names events. */
export const marketingEventTriggers: readonly number[] = marketingEvents.map(milestoneNumber)

export function eventOfTrigger(trigger: number): MarketingEvent | undefined {
  return marketingEvents[trigger - 1]
}

/** The only properties that are sent with an event. */
export type EventProperties = { milestone: number; store: Region; language: Language }

export function eventProperties(
  event: MarketingEvent,
  { store, language }: Omit<EventProperties, 'milestone'>,
): EventProperties {
  return { milestone: milestoneNumber(event), store, language }
}
