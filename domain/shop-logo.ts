const berries = [
  [16, 3, 1.2],
  [13.4, 6, 1.5],
  [18.6, 6.6, 1.5],
  [13.2, 10, 1.7],
  [18.8, 11, 1.7],
  [13.2, 14.3, 1.5],
] as const

/** The shop's logo in a box of 32: a sprig of verbena with a stem, one outlined leaf, one filled leaf, and berries. */
export const logo = {
  stem: 'M16 30C15.7 22 16.3 15 16 11',
  leaf: 'M16 24.5C23.5 24.5 27.5 20.5 28.5 14 21.5 14.5 17 18 16 24.5Z',
  filledLeaf: 'M16 27C8.5 27 4.5 23 3.5 16.5 10.5 17 15 20.5 16 27Z',
  berries: berries
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join(''),
} as const

export function drawLogo({ colour, berries }: { colour: string; berries: string }): string {
  return (
    `<g stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" fill="none">` +
    `<path d="${logo.stem}"/><path d="${logo.leaf}"/></g>` +
    `<path d="${logo.filledLeaf}" fill="${colour}"/><path d="${logo.berries}" fill="${berries}"/>`
  )
}
