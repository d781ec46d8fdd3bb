import { fold } from '../search/fold.ts'

/** The towns that contain what was typed; if one was entered completely, all from which it was chosen. */
export function matchingPlaces(places: readonly string[], typed: string): readonly string[] {
  const wanted = fold(typed.trim())
  if (!wanted) return places
  if (places.some((place) => fold(place) === wanted)) return places.length > 1 ? places : []
  return places.filter((place) => fold(place).includes(wanted))
}
