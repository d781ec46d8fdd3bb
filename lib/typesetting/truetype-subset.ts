import type { Font, Glyph } from 'fontkit'

/** A TrueType subset with the glyphs that a document uses, numbered from 0 in order of use. */
export type Subset = { includeGlyph(id: number): number; encode(): Uint8Array }

type Point = { x: number; y: number; onCurve: boolean }
type Outline = { points: Point[]; ends: number[] }
type Written = Outline & { bytes: Buffer; left: number; advance: number }

/**
 * fontkit cannot write the glyphs of a font with variations (foliojs/fontkit#308), so their outlines are written here.
 */
export function truetypeSubset(font: Font): Subset {
  const ids = [0]
  const places = new Map([[0, 0]])
  return {
    includeGlyph(id) {
      const known = places.get(id)
      if (known !== undefined) return known
      places.set(id, ids.length)
      return ids.push(id) - 1
    },
    encode: () =>
      fontFile(
        font,
        ids.map((id) => written(font.getGlyph(id))),
      ),
  }
}

function outlineOf({ path }: Glyph): Outline {
  const points: Point[] = []
  const ends: number[] = []
  let first = 0
  const close = () => {
    const [start, last] = [points[first], points.at(-1)]
    if (points.length - first > 1 && start && last?.onCurve && start.x === last.x && start.y === last.y)
      points.pop()
    if (points.length > first) ends.push(points.length - 1)
    first = points.length
  }
  for (const { command, args } of path.commands) {
    if (command === 'moveTo' || command === 'closePath') close()
    for (let at = 0; at < args.length; at += 2) {
      const onCurve = command !== 'quadraticCurveTo' || at > 0
      points.push({ x: Math.round(args[at]!), y: Math.round(args[at + 1]!), onCurve })
    }
  }
  close()
  return { points, ends }
}

const onCurveFlag = 1
const sameXFlag = 16
const sameYFlag = 32

function written(glyph: Glyph): Written {
  const outline = outlineOf(glyph)
  const { points, ends } = outline
  const advance = Math.round(glyph.advanceWidth)
  if (points.length === 0) return { ...outline, bytes: Buffer.alloc(0), left: 0, advance }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const steps = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))
  const [dx, dy] = [steps(xs), steps(ys)]
  const flags = points.map(
    ({ onCurve }, index) =>
      (onCurve ? onCurveFlag : 0) | (dx[index] ? 0 : sameXFlag) | (dy[index] ? 0 : sameYFlag),
  )
  const bytes = Buffer.concat([
    int16(ends.length, ...box),
    uint16(...ends, 0),
    Buffer.from(flags),
    int16(...dx.filter(Boolean), ...dy.filter(Boolean)),
  ])
  return { ...outline, bytes: padded(bytes), left: box[0]!, advance }
}

function fontFile(font: Font, glyphs: readonly Written[]): Uint8Array {
  const offsets = [0]
  for (const { bytes } of glyphs) offsets.push(offsets.at(-1)! + bytes.length)
  const { unitsPerEm, bbox, ascent, descent, lineGap } = font
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round)
  const widest = Math.max(...glyphs.map(({ advance }) => advance))
  const most = (count: (glyph: Written) => number) => Math.max(...glyphs.map(count))
  return assembled({
    glyf: Buffer.concat(glyphs.map(({ bytes }) => bytes)),
    head: Buffer.concat([
      uint32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      uint16(0, unitsPerEm),
      uint32(0, 0, 0, 0),
      int16(...box, 0, 8, 2, longOffsets, 0),
    ]),
    hhea: Buffer.concat([
      uint32(0x10000),
      int16(...[ascent, descent, lineGap].map(Math.round)),
      uint16(widest),
      int16(0, 0, box[2]!, 1, 0, 0, 0, 0, 0, 0, 0),
      uint16(glyphs.length),
    ]),
    hmtx: Buffer.concat(glyphs.flatMap(({ advance, left }) => [uint16(advance), int16(left)])),
    loca: uint32(...offsets),
    maxp: Buffer.concat([
      uint32(0x10000),
      uint16(
        glyphs.length,
        most(({ points }) => points.length),
        most(({ ends }) => ends.length),
      ),
      uint16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
  })
}

const longOffsets = 1

/** A font file with these tables, which must be sorted by name. */
function assembled(tables: Record<string, Buffer>): Uint8Array {
  const names = Object.keys(tables)
  const power = Math.floor(Math.log2(names.length))
  const directory = [
    uint32(0x10000),
    uint16(names.length, 16 * 2 ** power, power, 16 * (names.length - 2 ** power)),
  ]
  let offset = 12 + 16 * names.length
  for (const [name, table] of Object.entries(tables)) {
    directory.push(Buffer.from(name, 'latin1'), uint32(checksum(padded(table)), offset, table.length))
    offset += padded(table).length
  }
  return Buffer.concat([...directory, ...Object.values(tables).map(padded)])
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function numbers(
  values: readonly number[],
  size: number,
  write: (bytes: Buffer, value: number, at: number) => void,
) {
  const bytes = Buffer.alloc(values.length * size)
  for (const [index, value] of values.entries()) write(bytes, value, index * size)
  return bytes
}
const int16 = (...values: number[]) => numbers(values, 2, (bytes, value, at) => bytes.writeInt16BE(value, at))
const uint16 = (...values: number[]) =>
  numbers(values, 2, (bytes, value, at) => bytes.writeUInt16BE(value, at))
const uint32 = (...values: number[]) =>
  numbers(values, 4, (bytes, value, at) => bytes.writeUInt32BE(value, at))
