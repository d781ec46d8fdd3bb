import { darker, lighter } from '../colour.ts'
import { ground, type LabelSheet, tracking, writeLines } from '../label-sheet.ts'

/** A low sun over three waves. */
export function horizon({ area, design, colour, write }: LabelSheet): string {
  const { x, y, width, height } = area
  const left = x + width * 0.1
  const sea = y + height * 0.5
  const [name = '', second = ''] = design.lines
  const wave = (drop: number, swell: number, fill: string) =>
    `<path d="M${x} ${sea + height * drop}q${width * 0.25} ${height * swell} ${width * 0.5} 0t${width * 0.5} 0V${y + height + 8}H${x}Z" fill="${fill}"/>`
  return (
    ground(area, design.paper) +
    `<circle cx="${x + width * 0.66}" cy="${sea - height * 0.03}" r="${width * 0.2}" fill="#E9B44C"/>` +
    wave(0, -0.075, lighter(colour, 0.5)) +
    wave(0.09, 0.07, colour) +
    wave(0.2, -0.05, darker(colour, 0.25)) +
    write(design.brand.toUpperCase(), {
      x: left,
      y: y + height * 0.13 + 2,
      size: height * 0.07,
      width: width * 0.78,
      weight: 700,
      spacing: tracking(design.brand, 0.25),
      colour: design.ink,
    }) +
    `<path d="M${left} ${y + height * 0.17 + 2}h${width * 0.16}" stroke="${colour}" stroke-width="1.4"/>` +
    write(name, {
      x: left,
      y: y + height * 0.82,
      size: height * 0.15,
      width: width * 0.78,
      weight: 600,
      colour: '#fff',
    }) +
    write(second, {
      x: left,
      y: y + height * 0.91,
      size: height * 0.07,
      width: width * 0.78,
      colour: '#fff',
      opacity: 0.9,
    })
  )
}

/** A disc with two rings in the range's colour. */
export function sun(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const tall = height > width * 1.3
  const radius = tall ? width * 0.3 : Math.min(width * 0.26, height * 0.27)
  const left = x + width * 0.09
  const brandSize = Math.min(height * 0.1, width * 0.15)
  const centre = `cx="${x + width * 0.64}" cy="${y + height * (tall ? 0.36 : 0.42)}"`
  const face = { face: 'serif', weight: 550, spacing: 0 } as const
  const bounds = { ...face, size: height * 0.125, width: width * (tall ? 0.66 : 0.82) }
  const size = sheet.sizeFor(design.lines, bounds)
  const top = y + height * (tall ? 0.68 : design.lines.length > 1 ? 0.82 : 0.9)
  return (
    ground(area, design.paper) +
    `<circle ${centre} r="${radius}" fill="${colour}"/>` +
    `<circle ${centre} r="${radius + 3.5}" fill="none" stroke="${colour}" stroke-width=".7"/>` +
    `<circle ${centre} r="${radius + 7}" fill="none" stroke="${colour}" stroke-width=".5" opacity=".6"/>` +
    write(design.brand, {
      x: left,
      y: y + brandSize * 1.25,
      size: brandSize,
      width: width * 0.82,
      face: 'serif-italic',
      colour: design.ink,
    }) +
    writeLines(sheet, design.lines, { ...bounds, x: left, y: top, size, leading: 1.02, colour: design.ink }) +
    (tall
      ? write(design.count, {
          x: left,
          y: top + size * (design.lines.length + 0.1),
          size: height * 0.045,
          width: width * 0.6,
          colour: design.ink,
          opacity: 0.8,
        })
      : '')
  )
}

function hexagon(x: number, y: number, radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

function honeycomb({ area, colour }: LabelSheet): string {
  const { x, y, width, height } = area
  const cell = Math.min(width * 0.105, height * 0.12)
  const rows = Math.floor((height * 0.5) / (cell * 1.5))
  const columns = Math.ceil(width / (cell * 1.732)) + 1
  let cells = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const kind = (column * 3 + row * 5) % 7
      if ((column < 2 && row < 2) || kind === 3) continue
      const fill = kind === 1 ? colour : kind === 4 ? lighter(colour, 0.72) : 'none'
      const left = x + width * 0.02 + column * cell * 1.732 + (row % 2 ? cell * 0.866 : 0)
      cells += `<polygon points="${hexagon(left, y + row * cell * 1.5, cell * 0.92)}" fill="${fill}" stroke="${darker(colour, 0.18)}" stroke-width=".7"/>`
    }
  }
  return cells
}

/** Honeycomb cells, some of them filled. */
export function comb(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  return (
    ground(area, design.paper) +
    honeycomb(sheet) +
    write(design.brand.toUpperCase(), {
      x: x + width * 0.1,
      y: y + height * 0.66,
      size: Math.min(height * 0.075, width * 0.11),
      width: width * 0.8,
      weight: 800,
      spacing: tracking(design.brand, 0.2),
      colour: darker(colour, 0.32),
    }) +
    writeLines(sheet, design.lines, {
      x: x + width * 0.1,
      y: y + height * 0.79,
      size: height * 0.125,
      width: width * 0.8,
      leading: 1,
      face: 'serif',
      weight: 650,
      colour: design.ink,
    })
  )
}

/** Nine lines that become thicker; the seventh is gold. */
export function bars(sheet: LabelSheet): string {
  const { area, design, colour, write } = sheet
  const { x, y, width, height } = area
  const letters = '#F6F3EA'
  let top = y + height * 0.3
  let lines = ''
  for (let index = 0; index < 9; index++) {
    const thickness = 0.4 + index * 0.42
    const tone = index === 6 ? '#D9C36A' : design.paper
    lines += `<path d="M${x} ${top}q${width / 2} 4 ${width} 0" fill="none" stroke="${tone}" stroke-width="${thickness}" opacity="${0.55 + 0.05 * index}"/>`
    top += height * 0.03 + thickness * 0.55
  }
  return (
    ground(area, darker(colour, 0.12)) +
    lines +
    write(design.brand.toUpperCase(), {
      x: x + width * 0.09,
      y: y + height * 0.17 + 1,
      size: Math.min(height * 0.07, width * 0.115),
      width: width * 0.82,
      weight: 800,
      spacing: 0.09,
      colour: letters,
    }) +
    writeLines(sheet, design.lines, {
      x: x + width * 0.09,
      y: y + height * 0.8,
      size: height * 0.13,
      width: width * 0.82,
      leading: 1.02,
      weight: 650,
      spacing: -0.014,
      colour: letters,
    })
  )
}
