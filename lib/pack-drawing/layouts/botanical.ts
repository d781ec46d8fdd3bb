import { drawPlant, isPlant, type PlantStyle } from '../botany/plants.ts'
import { darker, lighter } from '../colour.ts'
import type { Area, LabelSheet } from '../label-sheet.ts'
import { ground, tracking, writeLines } from '../label-sheet.ts'

function growing(plant: string, at: { x: number; y: number; scale: number }, style: PlantStyle): string {
  const drawn = drawPlant(isPlant(plant) ? plant : 'verbena', style)
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.scale})">${drawn}</g>`
}

/** Brand in italics, a pressed plant, the name, and a footer in the range's colour. */
export function herbarium(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const middle = x + width / 2
  const twoLines = design.lines.length > 1
  const scale = ((height * (twoLines ? 0.44 : 0.5)) / 140) * 1.04
  const nameTop = y + height * (twoLines ? 0.735 : 0.78)
  return (
    ground(area, design.paper) +
    write(design.brand, {
      x: middle,
      y: y + height * 0.115 + 1,
      size: height * 0.072,
      width: width * 0.84,
      face: 'serif-italic',
      colour: design.ink,
      anchor: 'middle',
    }) +
    growing(
      design.plant,
      { x: middle - 50 * scale, y: y + height * 0.15 + 1, scale },
      { colour, strokeWidth: 1.5, fill: lighter(colour, 0.78), beads: colour },
    ) +
    writeLines(sheet, design.lines, {
      x: middle,
      y: nameTop,
      size: height * 0.112,
      width: width * 0.86,
      leading: 1.04,
      face: 'serif',
      weight: 600,
      colour: design.ink,
      anchor: 'middle',
    }) +
    `<rect x="${x}" y="${y + height * 0.925}" width="${width}" height="${height * 0.1 + 6}" fill="${colour}"/>`
  )
}

function niche({ x, y, width, height }: Area, paper: string): string {
  const half = width / 2
  const foot = y + height
  return (
    `<path d="M${x} ${foot}V${y + half}a${half} ${half} 0 0 1 ${width} 0V${foot}Z" fill="${paper}"/>` +
    `<path d="M${x - 4} ${foot + 4}V${y + half}a${half + 4} ${half + 4} 0 0 1 ${width + 8} 0V${foot + 4}Z" fill="none" stroke="${paper}" stroke-width=".7"/>`
  )
}

/** A plant in a niche on a dark background. */
export function arch(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const middle = x + width / 2
  const dark = darker(colour, 0.28)
  const style = { face: 'serif', weight: 550, spacing: 0 } as const
  const bounds = { ...style, size: height * 0.12, width: width * 0.86 }
  const joined = [design.lines.join(' ')]
  const lines = sheet.sizeFor(joined, bounds) >= height * 0.075 ? joined : design.lines
  const raised = lines.length > 1 ? 0.06 : 0
  const opening: Area = {
    x: middle - width * 0.31,
    y: y + height * 0.2,
    width: width * 0.62,
    height: height * (0.46 - raised),
  }
  const scale = (opening.height * 0.92) / 140
  return (
    ground(area, dark) +
    niche(opening, design.paper) +
    growing(
      design.plant,
      { x: middle - 50 * scale, y: opening.y + opening.height * 0.09, scale },
      { colour: dark, strokeWidth: 1.7, fill: lighter(colour, 0.55), beads: colour },
    ) +
    write(design.brand.toUpperCase(), {
      x: middle,
      y: y + height * 0.125 + 1,
      size: Math.min(height * 0.064, width * 0.098),
      width: width * 0.86,
      face: 'serif',
      weight: 600,
      spacing: tracking(design.brand, 0.156),
      colour: design.paper,
      anchor: 'middle',
    }) +
    writeLines(sheet, lines, {
      ...bounds,
      x: middle,
      y: y + height * (raised ? 0.795 : 0.84),
      size: raised ? height * 0.092 : bounds.size,
      leading: 1.04,
      colour: design.paper,
      anchor: 'middle',
    }) +
    write(design.dose, {
      x: middle,
      y: y + height * (raised ? 0.95 : 0.925),
      size: height * 0.055,
      width: width * 0.86,
      weight: 450,
      colour: design.paper,
      anchor: 'middle',
      opacity: 0.85,
    })
  )
}

function doubleRule({ x, y, width, height }: Area, ink: string): string {
  const inset = width * 0.07
  const rule = (gap: number, thickness: number) =>
    `<rect x="${x + inset + gap}" y="${y + inset + 2 + gap}" width="${width - 2 * (inset + gap)}" height="${height - 2 * (inset + gap)}" fill="none" stroke="${ink}" stroke-width="${thickness}"/>`
  return rule(0, 0.9) + rule(2.4, 0.4)
}

/** Double rule, number, small plant, name in capitals, Latin name, brand. */
export function frame(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const middle = x + width / 2
  const centred = { x: middle, width: width * 0.74, colour: design.ink, anchor: 'middle' } as const
  const scale = (height * 0.25) / 140
  return (
    ground(area, design.paper) +
    doubleRule(area, design.ink) +
    write(`No. ${design.number}`, {
      ...centred,
      y: y + height * 0.2,
      size: height * 0.075,
      face: 'serif-italic',
      weight: 600,
      colour,
    }) +
    growing(
      design.plant,
      { x: middle - 50 * scale, y: y + height * 0.235, scale },
      { colour: design.ink, strokeWidth: 2, fill: lighter(colour, 0.7), beads: colour },
    ) +
    writeLines(
      sheet,
      design.lines.map((line) => line.toUpperCase()),
      {
        ...centred,
        y: y + height * (design.lines.length > 1 ? 0.6 : 0.65),
        size: height * 0.1,
        leading: 1.12,
        face: 'serif',
        weight: 600,
        spacing: 0.03,
      },
    ) +
    write(design.latin || design.dose, {
      ...centred,
      y: y + height * 0.79,
      size: Math.min(height * 0.06, width * 0.09),
      face: 'serif-italic',
    }) +
    write(design.brand.toUpperCase(), {
      ...centred,
      y: y + height * 0.9,
      size: Math.min(height * 0.05, width * 0.075),
      weight: 650,
      spacing: tracking(design.brand, 0.12),
    })
  )
}
