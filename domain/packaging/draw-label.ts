import { lighter, plateColours, rangeColours } from './colour.ts'
import type { PackDesign } from './design.ts'
import { crops, type PictureOptions } from './draw-pack.ts'
import { fill } from './gradients.ts'
import { drawLine, type Lettering, type Line } from './lettering.ts'
import { pictureOf, plate } from './picture.ts'

/** One fact as it is printed; `nrv` is empty where no reference value is set. */
export type FactsRow = { name: string; amount: string; nrv: string }

/** What the back of a pack says, in the brand's language. */
export type FactsPanel = { productName: string; portion: string; rows: readonly FactsRow[] }

const sheet = { x: 56, y: 54, width: 128, height: 188 }
const inset = 9
const left = sheet.x + inset
const right = sheet.x + sheet.width - inset
const inner = right - left
const rowsTop = 112
const rowsFoot = sheet.y + sheet.height - 16

const rule = (y: number, ink: string, thickness: number) =>
  `<path d="M${left} ${y}H${right}" stroke="${ink}" stroke-width="${thickness}"/>`

/** As many rows as the sheet holds; what is left over is counted in its last line. */
function drawRows(
  rows: readonly FactsRow[],
  ink: string,
  write: (text: string, line: Line) => string,
): string {
  const mostRows = 13
  const shown = rows.length > mostRows ? rows.slice(0, mostRows - 1) : rows
  const hidden = rows.length - shown.length
  const step = Math.min(14, (rowsFoot - rowsTop) / Math.max(1, shown.length + Math.sign(hidden)))
  const size = Math.min(5.6, step * 0.62)
  const lines = shown.map(({ name, amount, nrv }, index) => {
    const y = rowsTop + (index + 0.68) * step
    return (
      write(name, { x: left, y, size, width: inner * 0.54, weight: 550, colour: ink }) +
      write(amount, {
        x: left + inner * 0.8,
        y,
        size,
        width: inner * 0.25,
        weight: 600,
        colour: ink,
        anchor: 'end',
      }) +
      write(nrv, { x: right, y, size, width: inner * 0.17, weight: 400, colour: ink, anchor: 'end' }) +
      rule(rowsTop + (index + 1) * step, lighter(ink, 0.6), 0.3)
    )
  })
  const more = {
    x: left,
    y: rowsTop + (shown.length + 0.68) * step,
    size,
    width: inner,
    weight: 400,
    colour: ink,
  }
  return lines.join('') + (hidden > 0 ? write(`and ${hidden} more`, more) : '')
}

function facts(design: PackDesign, panel: FactsPanel, lettering: Lettering): string {
  const ink = design.ink
  const write = (text: string, line: Line) => drawLine(lettering, text, line)
  const small = { size: 5, width: inner * 0.25, weight: 450, colour: ink, anchor: 'end' } as const
  return (
    write(design.brand, { x: left, y: 74, size: 6, width: inner, weight: 650, colour: ink }) +
    write(panel.productName, {
      x: left,
      y: 85,
      size: 9,
      width: inner,
      face: 'serif',
      weight: 600,
      colour: ink,
    }) +
    rule(90, ink, 1.4) +
    write(panel.portion, { x: left, y: 98, size: 5, width: inner, weight: 450, colour: ink }) +
    write('Per daily portion', { ...small, x: left + inner * 0.8, y: 107 }) +
    write('NRV', { ...small, x: right, y: 107 }) +
    rule(110, ink, 0.7) +
    drawRows(panel.rows, ink, write) +
    write('NRV: nutrient reference value', {
      x: left,
      y: sheet.y + sheet.height - 7,
      size: 4.2,
      width: inner,
      weight: 400,
      colour: lighter(ink, 0.25),
    })
  )
}

/** The back label laid flat: what is in a daily portion. */
export function drawLabel(
  design: PackDesign,
  panel: FactsPanel,
  { crop, ground, width, lettering }: PictureOptions,
): string {
  const view = crops[crop]
  const area = `x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}"`
  return pictureOf(
    view,
    width,
    (ground === 'plate' ? plate(view, plateColours[design.range]) : '') +
      `<ellipse cx="124" cy="${sheet.y + sheet.height}" rx="76" ry="7" fill="${fill('shadow')}" opacity=".7"/>` +
      `<rect ${area} rx="1.5" fill="${design.layout === 'comb' ? lighter(design.paper, 0.82) : lighter(design.paper, 0.55)}"/>` +
      `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="9" fill="${rangeColours[design.range]}"/>` +
      facts(design, panel, lettering) +
      `<rect ${area} rx="1.5" fill="${fill('front-light')}" opacity=".5"/>`,
  )
}
