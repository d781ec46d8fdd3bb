import { citrus, flax, olive, rosehip, saffron, turmeric } from './fruits-and-roots.ts'
import { ashwagandha, chamomile, lavender, thistle, umbel, verbena } from './herbs.ts'
import type { Ink, Mark } from './strokes.ts'
import { algae, buckthorn, ginkgo, hop, mushroom, pine } from './trees-and-fungi.ts'

/** Line drawings of plants in a box of 100 by 140, with the foot of the stem at (50, 138). */
const drawings = {
  verbena,
  ashwagandha,
  chamomile,
  ginkgo,
  mushroom,
  olive,
  rosehip,
  turmeric,
  thistle,
  umbel,
  algae,
  citrus,
  lavender,
  saffron,
  pine,
  buckthorn,
  flax,
  hop,
} satisfies Record<string, () => Mark[]>

export type Plant = keyof typeof drawings
export const plants = Object.keys(drawings) as Plant[]
export const isPlant = (name: string): name is Plant => Object.hasOwn(drawings, name)

export type PlantStyle = { colour: string; strokeWidth: number; fill: string; beads: string }

const paints: Record<Ink, (style: PlantStyle) => string> = {
  leaf: ({ fill }) => (fill === 'none' ? '' : ` fill="${fill}"`),
  vein: () => ' opacity=".5" stroke-width=".7"',
  hair: () => ' opacity=".75" stroke-width=".9"',
  stem: () => '',
  thread: () => ' stroke-width="1.6"',
  bead: ({ beads }) => ` fill="${beads}" stroke="none"`,
}

/** The plant as a group of SVG marks, at the origin of its box. */
export function drawPlant(plant: Plant, style: PlantStyle): string {
  const marks = drawings[plant]().map(({ ink, shape }) => `<${shape}${paints[ink](style)}/>`)
  return (
    `<g fill="none" stroke="${style.colour}" stroke-width="${style.strokeWidth}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${marks.join('')}</g>`
  )
}

/** Only the plant, black on transparent: an ornament to be used as a mask or picture. */
export function plantSvg(plant: Plant): string {
  const style = { colour: '#000', strokeWidth: 1.2, fill: 'none', beads: '#000' }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">${drawPlant(plant, style)}</svg>`
}
