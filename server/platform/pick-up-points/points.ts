import type { PickUpPoint } from '#domain/delivery/pick-up-points.ts'

/** A carrier with pick-up points. Both calls throw `PickUpPointsUnreachable` if it cannot be reached. */
export type PickUpPoints = {
  /** Countries in which it has points; ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Nearest first; the postal code is valid in that country. */
  findNear(place: { country: string; postalCode: string }): Promise<PickUpPoint[]>
  /** Undefined if it no longer has this point. */
  find(id: string): Promise<PickUpPoint | undefined>
}

export class PickUpPointsUnreachable extends Error {}
