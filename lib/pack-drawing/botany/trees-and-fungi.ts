import { along, at, dot, leaf, type Mark, plainLeaf, range, rounded, stem, stroke } from './strokes.ts'

/** A ginkgo leaf: a scalloped rim with a notch in the middle, and veins that start apart. */
function fan(x: number, y: number, radius: number, angle: number): Mark[] {
  const scallops = 9
  const rim = range(scallops + 1).map((index) => {
    const reach = (index === 4 || index === 5 ? 0.9 : 1) * (index % 2 ? 1 : 0.965)
    return along(x, y, radius * reach, angle - 62 + (124 * index) / scallops)
  })
  const bows = rim.slice(1).map((point, index) => {
    const reach = index === 4 ? 0.62 : 1.06
    const middle = along(x, y, radius * reach, angle - 62 + (124 * (index + 0.5)) / scallops)
    return `Q${at(middle)} ${at(point)}`
  })
  const veins = range(scallops * 2)
    .filter((index) => index > 0 && index !== scallops)
    .map((index) => {
      const from = along(x, y, radius * 0.22, angle - 20 + (40 * index) / (scallops * 2))
      const to = along(x, y, radius * 0.88, angle - 60 + (120 * index) / (scallops * 2))
      return stroke('vein', `M${at(from)}L${at(to)}`)
    })
  return [stroke('leaf', `M${x} ${y}L${at(rim[0]!)}${bows.join('')}Z`), ...veins]
}

export function ginkgo(): Mark[] {
  return [
    stem('M50 138C52 110 46 80 50 66'),
    stem('M50 96Q64 88 70 76M50 100Q36 94 28 86'),
    ...fan(50, 66, 46, -90),
    ...fan(70, 77, 28, -30),
    ...fan(28, 87, 26, -152),
  ]
}

export function mushroom(): Mark[] {
  return [
    stroke('leaf', 'M18 62C18 30 82 30 82 62C82 70 18 70 18 62Z'),
    stroke('hair', 'M22 56C34 46 66 46 78 56M28 48C40 40 60 40 72 48M38 41C46 37 54 37 62 41'),
    stem('M44 67C45 96 40 112 42 134M57 67C56 96 60 112 58 134M42 134Q50 138 58 134'),
    stroke('vein', 'M24 67L30 63M34 69L38 64M44 69L46 65M56 69L54 65M66 69L62 64M76 67L70 63'),
    stroke('leaf', 'M64 104C64 92 92 92 92 104C92 108 64 108 64 104Z'),
    stem('M75 107C75 118 73 126 74 134M81 107C81 118 83 126 82 134'),
    stroke('vein', 'M69 100C75 97 81 97 87 100'),
  ]
}

export function algae(): Mark[] {
  const fronds: [x: number, height: number, bend: number][] = [
    [50, 118, 6],
    [38, 92, -8],
    [63, 98, 9],
    [27, 66, -9],
    [74, 70, 8],
  ]
  return fronds.flatMap(([x, height, bend]) => [
    stem(
      `M${rounded(50 + (x - 50) * 0.4)} 138C${at([x - bend, 138 - height * 0.4])} ${at([x + bend, 138 - height * 0.7])} ${x} ${138 - height}`,
    ),
    ...range(5).map((index) => {
      const step = index + 1
      const share = step / 6
      const px = 50 + (x - 50) * (0.4 + 0.6 * share) + (step % 2 ? 2 : -2)
      return plainLeaf(px, 138 - height * share, 15 - step * 0.8, 4, step % 2 ? -40 : -140)
    }),
    plainLeaf(x, 138 - height + 2, 13, 4, -90),
  ])
}

export function pine(): Mark[] {
  const needles = range(15).flatMap((index) => {
    const y = 126 - index * 8
    const length = 30 - index * 1.3
    return [-40, -30, -140, -150].map((angle) =>
      stroke('hair', `M50 ${y}L${at(along(50, y, length, angle))}`),
    )
  })
  return [stem('M50 138C52 100 48 50 50 8'), ...needles]
}

export function buckthorn(): Mark[] {
  const whorls = range(8).flatMap((index) => {
    const y = 124 - index * 14
    const length = 30 - index * 1.6
    return [
      plainLeaf(50, y, length, length * 0.14, -42),
      plainLeaf(50, y - 5, length, length * 0.14, -138),
      dot(55, y - 6, 3.4, 'leaf'),
      dot(45, y - 2, 3.4, 'leaf'),
      dot(51, y - 9, 3, 'leaf'),
    ]
  })
  return [stem('M50 138C46 100 56 60 48 10'), ...whorls]
}

export function hop(): Mark[] {
  const rows: [scales: number, width: number][] = [
    [2, 15],
    [3, 24],
    [4, 33],
    [4, 33],
    [3, 25],
    [2, 15],
  ]
  const cone = rows.flatMap(([scales, width], row) => {
    const y = 56 + row * 9.5
    const step = (width * 1.15) / scales
    return range(scales).flatMap((index) => {
      const x = 50 - width * 0.575 + index * step
      return [
        stroke(
          'leaf',
          `M${at([x, y])}C${at([x - 1, y + 9])} ${at([x + step * 0.3, y + 14])} ${at([x + step / 2, y + 15])}` +
            `C${at([x + step * 0.7, y + 14])} ${at([x + step + 1, y + 9])} ${at([x + step, y])}`,
        ),
        stroke('vein', `M${at([x + step / 2, y + 4])}v8`),
      ]
    })
  })
  return [
    stem('M50 138C56 118 46 96 50 56M50 56C50 40 44 32 36 26'),
    ...cone,
    stem('M41 56Q50 44 59 56'),
    ...leaf(36, 27, 30, 11, -160),
    ...leaf(37, 26, 26, 10, -60),
  ]
}
