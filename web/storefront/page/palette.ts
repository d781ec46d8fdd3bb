import { contrast, type PagePalette, textOnLight } from '#domain/storefront/themes.ts'

/** WCAG: parts of controls against what is beside them. */
const edgeContrast = 3

/** The colours of a shop page as custom properties, for its root. */
export function coloursOf(palette: PagePalette): Record<`--store-${string}`, string> {
  const { ground, accent, accentText, accentTextInDark } = palette
  const isLightVisible = contrast(palette.light, accent) >= edgeContrast
  return {
    '--store-accent': accent,
    '--store-on-accent': palette.onAccent,
    '--store-text': `light-dark(${accentText}, ${accentTextInDark})`,
    '--store-band': `light-dark(${ground}, color-mix(in srgb, ${accent} 22%, var(--color-paper)))`,
    // A deeper shade of the band, and a drawing on it.
    '--store-shade': `light-dark(oklch(from ${ground} calc(l - 0.08) calc(c + 0.025) h), color-mix(in srgb, ${accentTextInDark} 16%, var(--store-band)))`,
    '--store-shade-drawing': `light-dark(oklch(from ${ground} calc(l - 0.48) calc(c + 0.06) calc(h - 20)), ${accentTextInDark})`,
    // Drawings on the accent, and the button on it.
    '--store-drawing': isLightVisible ? palette.light : palette.onAccent,
    '--store-button': isLightVisible ? palette.light : palette.onAccent,
    '--store-on-button': isLightVisible ? textOnLight : accent,
  }
}
