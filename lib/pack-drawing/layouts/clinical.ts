import { ground, type LabelSheet, writeLines } from '../label-sheet.ts'

/** The first word in capitals, the others in small type below it. */
function masthead({ area, design, write }: LabelSheet): string {
  const { x, y, width, height } = area
  const [first = '', ...rest] = design.brand.split(' ')
  const at = { x: x + width * 0.12, size: height * 0.058, width: width * 0.76, colour: design.ink }
  return (
    write(first.toUpperCase(), { ...at, y: y + height * 0.2, weight: 700, spacing: 0.12 }) +
    write(rest.join(' ').toLowerCase(), { ...at, y: y + height * 0.265, weight: 400, opacity: 0.75 })
  )
}

/** The element's symbol in light type above a rule. */
export function symbol(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const left = x + width * 0.12
  const inner = width * 0.76
  const [name = '', second = ''] = design.lines
  const smallPrint = { size: height * 0.064, y: y + height * 0.94 }
  return (
    ground(area, design.paper) +
    `<rect x="${x}" y="${y - 6}" width="${width}" height="${height * 0.06 + 8}" fill="${colour}"/>` +
    masthead(sheet) +
    write(design.symbol, {
      x: left - 1,
      y: y + height * 0.55,
      size: height * 0.31,
      width: inner,
      weight: 300,
      spacing: -0.034,
      colour,
    }) +
    `<path d="M${left} ${y + height * 0.665}h${inner}" stroke="${design.ink}" stroke-width=".5"/>` +
    write(name, {
      x: left,
      y: y + height * 0.76,
      size: height * 0.092,
      width: inner,
      weight: 650,
      colour: design.ink,
    }) +
    write(second, {
      x: left,
      y: y + height * 0.836,
      size: height * 0.068,
      width: inner,
      weight: 400,
      colour: design.ink,
    }) +
    write(design.dose, { ...smallPrint, x: left, width: inner * 0.72, weight: 600, colour }) +
    write(design.count.split(' ')[0] ?? '', {
      ...smallPrint,
      x: x + width * 0.88,
      width: inner * 0.24,
      colour: design.ink,
      anchor: 'end',
      opacity: 0.7,
    })
  )
}

/** Fraction of width, fraction of height, radius, opacity. */
const colonies: readonly [u: number, v: number, radius: number, opacity: number][] = [
  [0.76, 0.24, 0.15, 0.9],
  [0.96, 0.12, 0.12, 0.5],
  [0.6, 0.17, 0.035, 0.5],
  [0.92, 0.36, 0.1, 0.75],
  [0.56, 0.34, 0.05, 0.9],
  [0.76, 0.44, 0.06, 0.4],
  [0.36, 0.24, 0.03, 0.8],
  [0.97, 0.54, 0.05, 0.9],
  [0.62, 0.43, 0.022, 0.8],
  [0.86, 0.55, 0.026, 0.6],
  [0.43, 0.33, 0.024, 0.5],
]

/** Discs like a bacterial culture, and the number in large figures. */
export function culture(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const left = x + width * 0.09
  const inner = width * 0.62
  const discs = colonies.map(
    ([u, v, radius, opacity]) =>
      `<circle cx="${x + width * u}" cy="${y + height * v}" r="${width * radius}" fill="${colour}" opacity="${opacity}"/>`,
  )
  const twoLines = design.lines.length > 1
  return (
    ground(area, design.paper) +
    discs.join('') +
    write(design.brand.toLowerCase(), {
      x: left,
      y: y + height * 0.13,
      size: height * 0.085,
      width: width * 0.5,
      weight: 700,
      spacing: -0.014,
      colour: design.ink,
    }) +
    write(design.figure, {
      x: left - width * 0.01,
      y: y + height * (twoLines ? 0.7 : 0.74),
      size: height * 0.28,
      width: width * 0.72,
      weight: 300,
      spacing: -0.033,
      colour,
    }) +
    write(design.figureUnit, {
      x: left,
      y: y + height * (twoLines ? 0.768 : 0.81),
      size: height * 0.062,
      width: inner,
      weight: 600,
      colour,
    }) +
    writeLines(sheet, design.lines, {
      x: left,
      y: y + height * (twoLines ? 0.845 : 0.885),
      size: height * (twoLines ? 0.066 : 0.075),
      width: inner,
      leading: 1.06,
      weight: 650,
      colour: design.ink,
    }) +
    write(design.dose, {
      x: left,
      y: y + height * (twoLines ? 0.965 : 0.935),
      size: height * 0.045,
      width: inner,
      weight: 450,
      colour: design.ink,
      opacity: 0.75,
    })
  )
}

/** The brand rotated along a stripe, the name small and plain, and rules for the facts. */
export function stripe(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const band = width * 0.2
  const left = x + width * 0.09
  const rules = [0.72, 0.8, 0.88].map((share) => `M${left} ${y + height * share}h${width * 0.6}`).join('')
  const facts = [
    { text: design.dose, colour: design.ink },
    { text: design.count, colour: design.ink },
    { text: `no. ${design.number}`, colour },
  ].filter(({ text }) => text !== '')
  return (
    ground(area, design.paper) +
    `<rect x="${x + width - band}" y="${y - 6}" width="${band}" height="${height + 12}" fill="${colour}"/>` +
    write(design.brand.toLowerCase(), {
      x: x + width - band * 0.34,
      y: y + height * 0.08 + 3,
      size: Math.min(band * 0.52, height * 0.1),
      width: height * 0.84,
      weight: 600,
      spacing: 0.02,
      colour: '#fff',
      anchor: 'end',
      turn: -90,
    }) +
    writeLines(
      sheet,
      design.lines.map((line) => line.toLowerCase()),
      {
        x: left,
        y: y + height * 0.2,
        size: height * 0.15,
        width: width * 0.66,
        leading: 1.02,
        weight: 600,
        spacing: -0.022,
        colour: design.ink,
      },
    ) +
    `<path d="${rules}" stroke="${design.ink}" stroke-width=".4" opacity=".5"/>` +
    facts
      .map(({ text, colour: tone }, index) =>
        write(text, {
          x: left,
          y: y + height * (0.94 - 0.08 * (facts.length - 1 - index)),
          size: height * 0.055,
          width: width * 0.6,
          colour: tone,
        }),
      )
      .join('')
  )
}
