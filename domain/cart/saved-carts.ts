import { endOfDayAfter } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'

export const savedCartDays = 90

/** A cart that is saved now can be opened until the end of its last day in the region's time zone. */
export function savedCartExpiry(region: Region, now: Date): Date {
  return endOfDayAfter(regionSettings[region].timeZone, now, savedCartDays)
}
