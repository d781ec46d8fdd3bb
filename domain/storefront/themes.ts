export const themeKeys = ['linden', 'clay', 'tide', 'plum', 'honey', 'slate'] as const
export type ThemeKey = (typeof themeKeys)[number]

/** Colours as #rrggbb. */
export type Palette = {
  /** Behind the first section. */
  ground: string
  /** Behind the pictures, and of the main button. */
  accent: string
  /** Text and drawings on the accent. */
  onAccent: string
  /** Decoration, also behind dark text. */
  light: string
}

export const themes: Record<ThemeKey, Palette> = {
  linden: { ground: '#f1ede4', accent: '#17483a', onAccent: '#ffffff', light: '#d3dd4f' },
  clay: { ground: '#f4e6dc', accent: '#7a3d1f', onAccent: '#ffffff', light: '#e3b78f' },
  tide: { ground: '#e1ecee', accent: '#1f5460', onAccent: '#ffffff', light: '#a9cfd3' },
  plum: { ground: '#ece4ec', accent: '#583a63', onAccent: '#ffffff', light: '#c9b0d0' },
  honey: { ground: '#f6eed6', accent: '#6b4a0b', onAccent: '#ffffff', light: '#e6c35c' },
  slate: { ground: '#e8eaec', accent: '#33414d', onAccent: '#ffffff', light: '#aebac4' },
}

/** WCAG 2.2 AA, for text of normal size. */
export const contrastMinimum = 4.5
/** The page behind every section but the first. */
const paper = '#f7f8f3'
/** The same in the dark, and what lies on it. */
const darkGrounds = ['#101814', '#18221d']
/** More than needed: at the minimum, buttons look as if they were disabled. */
const contrastInDark = 7
/** Text on the light colour. */
export const textOnLight = '#15241d'

/** `accentText` is readable on light grounds, `accentTextInDark` on those of the dark mode. */
export type PagePalette = Palette & { accentText: string; accentTextInDark: string }

/**
 * The colours of a theme with an accent of choice. A light accent gets dark text on it; where it must be readable itself
 * (links and outlines), it is darkened or lightened until it is.
 */
export function paletteOf(theme: ThemeKey, accent: string | null): PagePalette {
  const base = themes[theme]
  const chosen = accent ?? base.accent
  const onAccent = contrast(chosen, '#ffffff') >= contrastMinimum ? '#ffffff' : '#000000'
  return {
    ...base,
    accent: chosen,
    onAccent,
    accentText: readable(chosen, [base.ground, paper], { towards: black, least: contrastMinimum }),
    accentTextInDark: readable(chosen, darkGrounds, { towards: white, least: contrastInDark }),
  }
}

/** The ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

const [black, white] = [0, 255]

/** Keeps the hue: all channels are moved in proportion towards black or white. */
function readable(
  colour: string,
  grounds: readonly string[],
  { towards, least }: { towards: number; least: number },
): string {
  const mixed = (share: number) =>
    `#${channels(colour)
      .map((value) =>
        Math.round(towards + (value - towards) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  for (let share = 1; share > 0; share -= 0.04) {
    const text = mixed(share)
    if (grounds.every((ground) => contrast(text, ground) >= least)) return text
  }
  return mixed(0)
}
