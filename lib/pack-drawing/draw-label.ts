import { lighter, plateColours, rangeColours } from './colour.ts'
import type { PackDesign } from './design.ts'
import { crops, type PictureOptions } from './draw-pack.ts'
import { fill } from './gradients.ts'
import { drawLine, type Line, shortened } from './lettering.ts'
import { pictureOf, plate } from './picture.ts'

/** One fact as printed; `nrv` is empty if there is no reference value. */
export type FactsRow = { name: string; amount: string; nrv: string }

/** The text on the back of a pack, in the brand's language. */
export type FactsPanel = { productName: string; portion: string; rows: readonly FactsRow[] }

const left = 65
const right = 175
const inner = right - left
const foot = 244
const headHeight = 62
const footHeight = 22
const mostRows = 12

const rule = (y: number, ink: string, thickness: number) =>
  `<path d="M${left} ${y}H${right}" stroke="${ink}" stroke-width="${thickness}"/>`

const stepOf = (lines: number): number => Math.min(13, 112 / Math.max(1, lines))

/** As many rows as fit on the sheet; the last line gives the number of those left out. */
function layOut(rows: readonly FactsRow[]): {
  shown: readonly FactsRow[]
  hidden: number
  lines: number
  step: number
} {
  const shown = rows.length > mostRows ? rows.slice(0, mostRows - 1) : rows
  const hidden = rows.length - shown.length
  const lines = shown.length + Math.sign(hidden)
  return { shown, hidden, lines, step: stepOf(lines) }
}

/** `cut` reduces the font size before it leaves anything out. */
type Pen = {
  ink: string
  write: (text: string, line: Line) => string
  cut: (text: string, line: Line) => string
}

function drawRows(
  { shown, hidden, step }: ReturnType<typeof layOut>,
  top: number,
  { ink, write, cut }: Pen,
): string {
  const size = Math.min(5.4, step * 0.52)
  const lines = shown.map(({ name, amount, nrv }, index) => {
    const y = top + (index + 0.66) * step
    const end = { y, size, colour: ink, anchor: 'end' } as const
    return (
      cut(name, { x: left, y, size, width: inner * 0.55, weight: 550, colour: ink }) +
      write(amount, { ...end, x: left + inner * 0.82, width: inner * 0.25, weight: 600 }) +
      write(nrv, { ...end, x: right, width: inner * 0.16, weight: 400 }) +
      rule(top + (index + 1) * step, lighter(ink, 0.6), 0.3)
    )
  })
  const more = {
    x: left,
    y: top + (shown.length + 0.66) * step,
    size,
    width: inner,
    weight: 400,
    colour: ink,
  }
  return lines.join('') + (hidden > 0 ? write(`and ${hidden} more`, more) : '')
}

function drawHead(design: PackDesign, panel: FactsPanel, top: number, { ink, write, cut }: Pen): string {
  const column = {
    y: top + 54,
    size: 4.6,
    width: inner * 0.45,
    weight: 450,
    colour: ink,
    anchor: 'end',
  } as const
  return (
    write(design.brand, { x: left, y: top + 20, size: 6, width: inner, weight: 650, colour: ink }) +
    cut(panel.productName, {
      x: left,
      y: top + 32,
      size: 8,
      width: inner,
      face: 'serif',
      weight: 600,
      colour: ink,
    }) +
    rule(top + 37, ink, 1.4) +
    cut(panel.portion, { x: left, y: top + 45, size: 5, width: inner, weight: 450, colour: ink }) +
    write('Per daily portion', { ...column, x: left + inner * 0.82 }) +
    write('NRV', { ...column, x: right }) +
    rule(top + 58, ink, 0.7)
  )
}

/** The back label laid flat: the contents of a daily portion. */
export function drawLabel(
  design: PackDesign,
  panel: FactsPanel,
  { crop, ground, width, lettering }: PictureOptions,
): string {
  const view = crops[crop]
  const ink = design.ink
  const write = (text: string, line: Line) => drawLine(lettering, text, line)
  const pen: Pen = {
    ink,
    write,
    cut: (text, line) => write(shortened(lettering, text, { ...line, size: line.size * 0.8 }), line),
  }
  const table = layOut(panel.rows)
  const height = Math.max(150, headHeight + table.lines * table.step + footHeight)
  const top = foot - height
  const paper = lighter(design.paper, design.layout === 'comb' ? 0.82 : 0.55)
  const area = `x="${left - 9}" y="${top}" width="${inner + 18}" height="${height}" rx="1.5"`
  const note = { x: left, y: foot - 7, size: 4.2, width: inner, weight: 400, colour: lighter(ink, 0.25) }
  return pictureOf(
    view,
    width,
    (ground === 'plate' ? plate(view, plateColours[design.range]) : '') +
      `<ellipse cx="124" cy="${foot}" rx="76" ry="7" fill="${fill('shadow')}" opacity=".7"/>` +
      `<rect ${area} fill="${paper}"/>` +
      `<rect x="${left - 9}" y="${top}" width="${inner + 18}" height="9" fill="${rangeColours[design.range]}"/>` +
      drawHead(design, panel, top, pen) +
      drawRows(table, top + headHeight - 4, pen) +
      write('NRV: nutrient reference value', note) +
      `<rect ${area} fill="${fill('front-light')}" opacity=".5"/>`,
  )
}
