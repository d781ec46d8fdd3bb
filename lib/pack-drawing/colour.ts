/** Accent colours of equal weight, one for each range. */
export const rangeColours = {
  vit: '#C98A1B',
  min: '#3F6C8C',
  oil: '#1F7378',
  herb: '#55793F',
  bio: '#7D5C86',
  myc: '#84624A',
  pro: '#B5633F',
  calm: '#4E5788',
  rose: '#AE5B6F',
  imm: '#9C3F3B',
  joint: '#4C7F6B',
  ink: '#26302B',
}
export type Range = keyof typeof rangeColours

/** The pale background of a range's packs. */
export const plateColours: Record<Range, string> = {
  vit: '#EFECDD',
  min: '#E7EBEA',
  oil: '#E4ECE8',
  herb: '#E8ECE0',
  bio: '#EBE8E9',
  myc: '#ECE9E1',
  pro: '#EFE8DF',
  calm: '#E7E9EA',
  rose: '#EEE7E4',
  imm: '#EDE6E1',
  joint: '#E5EBE5',
  ink: '#E9EBE6',
}

const channels = [1, 3, 5] as const

const mixed = (colour: string, share: number, target: number): string =>
  `#${channels
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * (1 - share) + target * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** Mixes this share of white into the colour. */
export const lighter = (colour: string, share: number): string => mixed(colour, share, 255)
/** Mixes this share of black into the colour. */
export const darker = (colour: string, share: number): string => mixed(colour, share, 0)
