const drawings = {
  lavender: '[--plant:url(/plants/lavender.svg)]',
  chamomile: '[--plant:url(/plants/chamomile.svg)]',
  olive: '[--plant:url(/plants/olive.svg)]',
  verbena: '[--plant:url(/plants/verbena.svg)]',
  thistle: '[--plant:url(/plants/thistle.svg)]',
  umbel: '[--plant:url(/plants/umbel.svg)]',
} as const
export type PlantName = keyof typeof drawings
export const plantNames = Object.keys(drawings) as PlantName[]

/** A plant drawing in the ornament's colour; `className` sets its size. */
export function Plant({ name, className }: { name: PlantName; className: string }) {
  return <span className={`plant ${drawings[name]} ${className}`} aria-hidden="true" />
}
