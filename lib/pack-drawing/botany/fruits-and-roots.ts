import { along, at, dot, leaf, type Mark, oval, plainLeaf, range, stem, stroke } from './strokes.ts'

export function flax(): Mark[] {
  const flowers: [x: number, y: number, radius: number][] = [
    [50, 32, 15],
    [69, 48, 11],
    [29, 60, 11],
  ]
  return [
    stem('M50 138C50 100 50 70 50 44M50 96Q64 82 68 58M50 106Q36 94 30 70'),
    ...flowers.flatMap(([x, y, radius]) => [
      ...range(5).map((index) => plainLeaf(x, y, radius, radius * 0.55, -90 + index * 72)),
      dot(x, y, radius * 0.18),
    ]),
    ...range(6).map((index) => plainLeaf(50, 128 - index * 10, 12, 2.4, index % 2 ? -50 : -130)),
  ]
}

export function saffron(): Mark[] {
  const petals: [angle: number, width: number][] = [
    [-90, 15],
    [-122, 13],
    [-58, 13],
    [-148, 10],
    [-32, 10],
  ]
  return [
    stem('M50 138C50 120 50 108 50 92'),
    ...petals.flatMap(([angle, width]) => leaf(50, 94, 62 - Math.abs(angle + 90) * 0.28, width, angle)),
    stroke('thread', 'M50 80C50 50 46 34 42 22M50 80C50 50 50 30 50 14M50 80C50 50 54 34 58 22'),
    plainLeaf(49, 134, 50, 3, -126),
    plainLeaf(51, 134, 50, 3, -54),
  ]
}

export function turmeric(): Mark[] {
  return [
    stem('M50 110C50 84 50 60 50 40'),
    ...leaf(50, 104, 62, 17, -112),
    ...leaf(50, 104, 62, 17, -68),
    ...leaf(50, 92, 82, 15, -90),
    stroke(
      'leaf',
      'M28 122c-8-2-12-10-5-13c8-3 13 3 20 0c5-3 14-3 17 1c6 4 14-2 19 2c5 5-1 12-9 11c-6 0-9 6-17 6c-9 1-14-7-25-7',
    ),
    stroke('vein', 'M33 112c-2 4-1 7 0 9M43 111c-2 4-2 8 0 12M54 110c-2 5-2 11 0 16M65 113c-2 4-2 7 0 9'),
  ]
}

export function rosehip(): Mark[] {
  const hips: [x: number, y: number, scale: number][] = [
    [52, 28, 1],
    [73, 46, 0.8],
    [27, 62, 0.8],
  ]
  const leaves: [x: number, y: number, angle: number][] = [
    [50, 122, -28],
    [50, 116, -150],
    [48, 104, -20],
    [51, 74, -160],
    [50, 64, -18],
  ]
  return [
    stem('M50 138C56 110 44 80 52 36M51 84Q66 78 73 52.5M49 98Q34 92 27 68.5'),
    ...hips.flatMap(([x, y, k]) => {
      const foot = at([x, y + 9 * k])
      const crown = at([x, y - 9 * k])
      return [
        {
          ink: 'leaf' as const,
          shape: `path d="M${foot}c${at([-9 * k, 0])} ${at([-10 * k, 14 * k])} ${at([0, 18 * k])}c${at([10 * k, -4 * k])} ${at([9 * k, -18 * k])} ${at([0, -18 * k])}" transform="rotate(180 ${foot})"`,
        },
        stroke('hair', `M${crown}l-3 -6M${crown}l0 -7M${crown}l3 -6`),
      ]
    }),
    ...leaves.flatMap(([x, y, angle]) => leaf(x, y, 23, 7.5, angle)),
  ]
}

export function olive(): Mark[] {
  const leaves: [x: number, y: number, angle: number, length: number][] = [
    [48, 118, -24, 32],
    [47, 110, -160, 30],
    [49, 92, -30, 30],
    [49, 86, -154, 30],
    [51, 68, -32, 28],
    [51, 62, -150, 27],
    [50, 44, -38, 24],
    [49, 38, -140, 22],
    [47, 18, -60, 17],
  ]
  const fruits: [x: number, y: number][] = [
    [60, 100],
    [39, 96],
    [61, 76],
    [40, 72],
  ]
  return [
    stem('M50 138C40 108 60 60 46 8'),
    ...leaves.flatMap(([x, y, angle, length]) => leaf(x, y, length, length * 0.2, angle)),
    ...fruits.map(([x, y]) => oval(x, y, 4.4, 6)),
  ]
}

export function citrus(): Mark[] {
  return [
    dot(50, 84, 40, 'leaf'),
    dot(50, 84, 35, 'hair'),
    ...range(9).map((index) => {
      const angle = index * 40 - 90
      const [core, left, right, rim] = [
        along(50, 84, 5, angle),
        along(50, 84, 32, angle - 15),
        along(50, 84, 32, angle + 15),
        along(50, 84, 37, angle),
      ]
      return stroke('leaf', `M${at(core)}L${at(left)}Q${at(rim)} ${at(right)}Z`)
    }),
    stem('M50 44Q51 34 56 28'),
    ...leaf(55, 32, 34, 9, -22),
    ...leaf(54, 34, 26, 7, -150),
  ]
}
