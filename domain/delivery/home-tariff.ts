import type { Minor } from '../money.ts'
import type { Region } from '../regions.ts'

/** Delivery to the door in the region's own country, and from which price of the goods it is free: every page says so. */
export const homeTariff: Record<Region, { door: Minor; freeFrom: Minor }> = {
  eu: { door: 550, freeFrom: 6000 },
  uk: { door: 395, freeFrom: 5000 },
}
