/** How a shape is painted; the colours come from the plant's style. */
export type Ink = 'leaf' | 'vein' | 'hair' | 'stem' | 'thread' | 'bead'

/** One shape of a drawing: an SVG element without its paint. */
export type Mark = { ink: Ink; shape: string }

type Point = readonly [x: number, y: number]

export const rounded = (value: number): number => Math.round(value * 10) / 10
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at a distance of `length` from (x, y), at an angle in degrees clockwise from the right. */
export const along = (x: number, y: number, length: number, angle: number): Point => [
  x + length * Math.cos(radians(angle)),
  y + length * Math.sin(radians(angle)),
]

export const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`
export const stroke = (ink: Ink, d: string): Mark => ({ ink, shape: `path d="${d}"` })
export const stem = (d: string): Mark => stroke('stem', d)

export function dot(x: number, y: number, radius: number, ink: Ink = 'bead'): Mark {
  return { ink, shape: `circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"` }
}

export function oval(x: number, y: number, rx: number, ry: number, ink: Ink = 'leaf'): Mark {
  return {
    ink,
    shape: `ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}"`,
  }
}

export function plainLeaf(x: number, y: number, length: number, width: number, angle: number): Mark {
  const tip = along(x, y, length, angle)
  const [bellyX, bellyY] = along(x, y, length * 0.4, angle)
  const left = along(bellyX, bellyY, width, angle + 90)
  const right = along(bellyX, bellyY, width, angle - 90)
  return stroke('leaf', `M${at([x, y])}Q${at(left)} ${at(tip)}Q${at(right)} ${at([x, y])}`)
}

/** A leaf with its midrib, and with side veins if it is long enough. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): Mark[] {
  const midrib = stroke('vein', `M${at([x, y])}L${at(along(x, y, length * 0.85, angle))}`)
  const sides = length > 22 ? [0.3, 0.5, 0.68] : []
  const veins = sides.flatMap((share) => {
    const [px, py] = along(x, y, length * share, angle)
    return [48, -48].map((turn) =>
      stroke(
        'vein',
        `M${at([px, py])}L${at(along(px, py, width * (0.75 - 0.35 * share) * 1.05, angle + turn))}`,
      ),
    )
  })
  return [plainLeaf(x, y, length, width, angle), midrib, ...veins]
}

/** Two opposite leaves; the second is a little higher. */
export function leafPair(
  y: number,
  length: number,
  width: number,
  { angle = -30, step = 6 }: { angle?: number; step?: number } = {},
): Mark[] {
  return [...leaf(50, y, length, width, angle), ...leaf(50, y - step, length, width, -180 - angle)]
}

export function daisy(x: number, y: number, radius: number, petals = 13, tilt = 1): Mark[] {
  const rim = (angle: number, distance: number): Point => [
    x + Math.cos(radians(angle)) * distance,
    y + Math.sin(radians(angle)) * distance * tilt,
  ]
  const marks = range(petals).map((index) => {
    const angle = (index * 360) / petals
    const [px, py] = rim(angle, radius * 0.38)
    const [qx, qy] = rim(angle, radius)
    const nx = Math.cos(radians(angle + 90)) * radius * 0.17
    const ny = Math.sin(radians(angle + 90)) * radius * 0.17 * tilt
    return stroke(
      'leaf',
      `M${at([px, py])}C${at([px + nx * 1.4, py + ny * 1.4])} ${at([qx + nx, qy + ny])} ${at([qx, qy])}` +
        `C${at([qx - nx, qy - ny])} ${at([px - nx * 1.4, py - ny * 1.4])} ${at([px, py])}`,
    )
  })
  return [...marks, oval(x, y, radius * 0.34, radius * 0.34 * tilt, 'bead')]
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
