import { contrast, type PagePalette, textOnLight } from '#domain/storefront/themes.ts'

/** WCAG: parts of controls against what is beside them. */
const edgeContrast = 3

/** The colours of a shop page as custom properties, for its root. */
export function coloursOf(palette: PagePalette): Record<`--store-${string}`, string> {
  const isLightVisible = contrast(palette.light, palette.accent) >= edgeContrast
  return {
    '--store-ground': palette.ground,
    '--store-accent': palette.accent,
    '--store-on-accent': palette.onAccent,
    '--store-light': palette.light,
    '--store-text-light': palette.accentText,
    '--store-text-dark': palette.accentTextInDark,
    // Drawings on the accent, and the button on it.
    '--store-drawing': isLightVisible ? palette.light : palette.onAccent,
    '--store-button': isLightVisible ? palette.light : palette.onAccent,
    '--store-on-button': isLightVisible ? textOnLight : palette.accent,
  }
}
