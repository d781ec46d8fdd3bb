import { nearestPoints } from '#domain/delivery/pick-up-points.ts'
import type { Config } from '../config.ts'
import { demonstrationPoints } from './demonstration-points.ts'
import type { PickUpPoints } from './points.ts'

/** Invented points in the demonstration, otherwise none: then nothing can be sent to a pick-up point. */
export function openPickUpPoints({ demonstration }: Pick<Config, 'demonstration'>): PickUpPoints | undefined {
  if (!demonstration) return undefined
  return {
    countries: [...new Set(demonstrationPoints.map(({ country }) => country))],
    findNear: async (place) => nearestPoints(demonstrationPoints, place),
    find: async (id) => demonstrationPoints.find((point) => point.id === id),
  }
}
