import {
  along,
  at,
  daisy,
  dot,
  leaf,
  leafPair,
  type Mark,
  plainLeaf,
  range,
  stem,
  stroke,
} from './strokes.ts'

export function verbena(): Mark[] {
  const pairs: [y: number, length: number][] = [
    [116, 34],
    [96, 31],
    [78, 26],
    [62, 20],
  ]
  const spikes: [fromX: number, fromY: number, toX: number, toY: number][] = [
    [50, 50, 50, 6],
    [50, 54, 30, 20],
    [50, 54, 70, 20],
  ]
  return [
    stem('M50 138C49 100 52 70 50 10'),
    ...pairs.flatMap(([y, length]) => leafPair(y, length, length * 0.3, { angle: -38, step: 3 })),
    ...spikes.flatMap(([bx, by, ex, ey]) => {
      const bend = Math.sign(ex - bx)
      const branch =
        bend === 0 ? [] : [stem(`M${bx} ${by}Q${(bx + ex) / 2 + bend * 6} ${by - 8} ${ex} ${ey}`)]
      const flowers = range(8).flatMap((index) => {
        const share = 0.3 + index * 0.1
        const x = bx + (ex - bx) * share + bend * 3 * (1 - share)
        const y = by + (ey - by) * share
        const radius = 1.7 - 0.13 * index
        return [dot(x - 2.1, y, radius), dot(x + 2.1, y - 1.6, radius)]
      })
      return [...branch, ...flowers]
    }),
  ]
}

export function ashwagandha(): Mark[] {
  const berries: [x: number, y: number][] = [
    [58, 92],
    [42, 88],
    [57, 60],
    [43, 57],
  ]
  return [
    stem('M50 138C52 104 46 66 52 12'),
    ...leaf(50, 112, 36, 15, -30),
    ...leaf(50, 106, 34, 14, -152),
    ...leaf(49, 78, 31, 13, -34),
    ...leaf(49, 72, 29, 12, -148),
    ...leaf(50, 44, 22, 9, -40),
    ...leaf(50, 40, 21, 9, -140),
    ...leaf(52, 16, 16, 6, -80),
    ...berries.flatMap(([x, y]) => [
      stroke('leaf', `M${x} ${y - 5}c5 1 6 8 0 11c-6-3-5-10 0-11`),
      dot(x, y + 1.5, 2),
    ]),
  ]
}

export function chamomile(): Mark[] {
  const sprays: [x: number, y: number, angle: number][] = [
    [50, 124, -30],
    [50, 118, -150],
    [50, 90, -35],
    [50, 82, -145],
    [62, 88, -10],
    [38, 96, -170],
  ]
  return [
    stem('M50 138C50 100 50 80 50 36M50 104Q66 92 72 62M50 112Q34 98 27 72'),
    ...sprays.flatMap(([x, y, angle]) =>
      [-18, 0, 18].map((turn) => stroke('hair', `M${x} ${y}L${at(along(x, y, 14, angle + turn))}`)),
    ),
    ...daisy(50, 26, 19),
    ...daisy(74, 54, 13, 11, 0.8),
    ...daisy(25, 64, 13, 11, 0.8),
  ]
}

export function thistle(): Mark[] {
  const leaves: [y: number, angle: number, length: number][] = [
    [122, -22, 36],
    [116, -158, 36],
    [98, -28, 30],
    [92, -152, 30],
    [80, -34, 20],
    [78, -146, 20],
  ]
  return [
    stem('M50 138C50 110 50 80 50 62'),
    stroke('leaf', 'M36 58c0-16 28-16 28 0c0 12-28 12-28 0'),
    ...range(9).map((index) => {
      const angle = -150 + index * 15
      return stroke('thread', `M${at(along(50, 52, 12, angle))}L${at(along(50, 50, 34, angle))}`)
    }),
    ...range(6).map((index) => stroke('vein', `M${38 + index * 4.8} 64l2.4 -5 2.4 5`)),
    ...leaves.flatMap(([y, angle, length]) => leaf(50, y, length, length * 0.22, angle)),
  ]
}

export function umbel(): Mark[] {
  const leaves: [y: number, angle: number][] = [
    [118, -30],
    [112, -150],
    [94, -36],
    [90, -144],
  ]
  return [
    stem('M50 138L50 62'),
    ...range(7).flatMap((ray) => {
      const angle = -150 + ray * 20
      const [x, y] = along(50, 62, ray % 2 ? 40 : 44, angle)
      return [
        stem(`M50 62L${at([x, y])}`),
        ...range(7).flatMap((index) => {
          const [px, py] = along(x, y, 8, angle - 66 + index * 22)
          return [stroke('vein', `M${at([x, y])}L${at([px, py])}`), dot(px, py, 1.5)]
        }),
      ]
    }),
    ...leaves.flatMap(([y, angle]) =>
      [-22, 0, 22].map((turn) => plainLeaf(50, y, turn ? 18 : 26, 4.5, angle + turn)),
    ),
  ]
}

export function lavender(): Mark[] {
  const spikes: [x: number, top: number][] = [
    [50, 6],
    [34, 20],
    [67, 16],
  ]
  return [
    ...spikes.flatMap(([x, top]) => [
      stem(`M50 138Q${(50 + x) / 2 + (x - 50) * 0.2} 90 ${x} ${top + 6}`),
      ...range(7).map((index) => {
        const y = top + index * 7.4
        const px = x - (x - 50) * 0.004 * (y - top) * 2
        return stroke('leaf', `M${at([px, y])}c-6-1-7 5-2 7c2-2 2-5 2-7c6-1 7 5 2 7`)
      }),
    ]),
    ...leaf(48, 128, 34, 4, -118),
    ...leaf(52, 128, 34, 4, -62),
    ...leaf(50, 126, 28, 3.4, -136),
    ...leaf(50, 126, 28, 3.4, -44),
  ]
}
