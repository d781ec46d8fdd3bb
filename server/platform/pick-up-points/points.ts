import type { PickUpPoint } from '#domain/delivery/pick-up-points.ts'

/** A carrier with points that hand out parcels. Both calls throw `PickUpPointsUnreachable` where it cannot be asked now. */
export type PickUpPoints = {
  /** Where it has points; ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** The nearest first; the code is one of that country. */
  findNear(place: { country: string; postalCode: string }): Promise<PickUpPoint[]>
  /** Undefined: it has no such point any more. */
  find(id: string): Promise<PickUpPoint | undefined>
}

export class PickUpPointsUnreachable extends Error {}
