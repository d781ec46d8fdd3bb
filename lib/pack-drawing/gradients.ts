type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

const across =
  (...list: Stop[]) =>
  (id: string) =>
    `<linearGradient id="${id}">${stops(list)}</linearGradient>`
const down =
  (...list: Stop[]) =>
  (id: string) =>
    `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
const slanted =
  (...list: Stop[]) =>
  (id: string) =>
    `<linearGradient id="${id}" x2=".3" y2="1">${stops(list)}</linearGradient>`
const round =
  (...list: Stop[]) =>
  (id: string) =>
    `<radialGradient id="${id}">${stops(list)}</radialGradient>`

const black = '#000'
const white = '#fff'
const dusk = '#0a1a14'
const shade = '#17231c'

/** Light from the left: a dark edge, the highlight at 26 to 30 %, a long shade, and a lit right rim. */
const paints = {
  amber: across(
    [0, '#3B1B08'],
    [0.07, '#6A3510'],
    [0.2, '#A25B1F'],
    [0.29, '#B86D2A'],
    [0.42, '#864413'],
    [0.7, '#6B340F'],
    [0.9, '#43200A'],
    [1, '#6E3A14'],
  ),
  white: across(
    [0, '#C9CBC6'],
    [0.1, '#E6E7E3'],
    [0.3, '#FFFFFF'],
    [0.6, '#F4F4F1'],
    [0.85, '#DADCD7'],
    [0.95, '#C6C9C3'],
    [1, '#D5D7D2'],
  ),
  black: across(
    [0, '#15181A'],
    [0.14, '#2C3031'],
    [0.27, '#5C6162'],
    [0.38, '#303435'],
    [0.8, '#1B1E1F'],
    [1, '#2B2F30'],
  ),
  green: across(
    [0, '#0E2B22'],
    [0.08, '#1C4A3B'],
    [0.24, '#3A7A63'],
    [0.42, '#1F5343'],
    [0.8, '#123629'],
    [1, '#2A5E4B'],
  ),
  brass: across(
    [0, '#8C7A52'],
    [0.2, '#D9C796'],
    [0.32, '#F6EBC8'],
    [0.5, '#C3AD74'],
    [0.85, '#8F7A47'],
    [1, '#B7A26C'],
  ),
  aluminium: across(
    [0, '#8E9492'],
    [0.22, '#E8ECEA'],
    [0.34, '#FFFFFF'],
    [0.55, '#C7CCCA'],
    [0.88, '#939997'],
    [1, '#B9BEBC'],
  ),
  'glass-shade': across(
    [0, black, 0.34],
    [0.07, black, 0.17],
    [0.2, black, 0.02],
    [0.27, white, 0.32],
    [0.36, white, 0.06],
    [0.62, black, 0.02],
    [0.84, black, 0.16],
    [0.96, black, 0.34],
    [1, black, 0.24],
  ),
  'plastic-shade': across(
    [0, dusk, 0.24],
    [0.1, dusk, 0.09],
    [0.26, white, 0.25],
    [0.5, white, 0],
    [0.82, dusk, 0.1],
    [0.95, dusk, 0.25],
    [1, dusk, 0.17],
  ),
  'foil-shade': across(
    [0, black, 0.2],
    [0.1, black, 0.03],
    [0.2, white, 0.24],
    [0.34, white, 0.02],
    [0.7, black, 0.02],
    [0.9, black, 0.13],
    [1, black, 0.26],
  ),
  'tall-shade': down([0, white, 0.12], [0.5, white, 0], [1, black, 0.16]),
  'top-light': down([0, white, 0.4], [0.35, white, 0], [1, black, 0.14]),
  'front-light': slanted([0, white, 0.35], [1, black, 0]),
  shadow: round([0, shade, 0.5], [0.55, shade, 0.2], [1, shade, 0]),
  floor: down([0, '#15241D', 0.051], [1, '#15241D', 0.012]),
  ribs: (id: string) =>
    `<pattern id="${id}" width="3.4" height="8" patternUnits="userSpaceOnUse"><rect width="1.1" height="8" fill="#000" opacity=".22"/><rect x="1.1" width=".8" height="8" fill="#fff" opacity=".18"/></pattern>`,
  kraft: (id: string) =>
    `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M1 1h2M5 3h1.4M2 5.4h1.6" stroke="#6A4A22" stroke-width=".35" opacity=".35"/></pattern>`,
} satisfies Record<string, (id: string) => string>

export type Paint = keyof typeof paints

export const fill = (paint: Paint): string => `url(#${paint})`

/** SVG definitions of the paints that the drawing uses. */
export function paintsOf(drawing: string): string {
  const used = Object.entries(paints).filter(([id]) => drawing.includes(`url(#${id})`))
  return used.map(([id, define]) => define(id)).join('')
}
