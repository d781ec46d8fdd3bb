import type { CSSProperties } from 'react'
import { contrast, type PagePalette, textOnLight } from '#domain/storefront/themes.ts'

/** WCAG: parts of controls against what is beside them. */
const edgeContrast = 3

/** The colours of a shop page as custom properties, for its root. */
export function paletteStyle(palette: PagePalette): CSSProperties {
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
  } as CSSProperties
}

/** Readable accent, the first section’s ground and a deeper shade of it, by colour scheme. */
export const schemeColours = [
  '[--store-band:var(--store-ground)] [--store-text:var(--store-text-light)]',
  '[--store-shade:oklch(from_var(--store-ground)_calc(l-0.08)_calc(c+0.025)_h)]',
  '[--store-shade-drawing:oklch(from_var(--store-ground)_calc(l-0.48)_calc(c+0.06)_calc(h-20))]',
  'dark:[--store-band:color-mix(in_srgb,var(--store-accent)_22%,var(--color-paper))] dark:[--store-text:var(--store-text-dark)]',
  'dark:[--store-shade:color-mix(in_srgb,var(--store-text-dark)_16%,var(--store-band))] dark:[--store-shade-drawing:var(--store-text-dark)]',
].join(' ')

export const storeWrap = 'mx-auto w-full max-w-360 px-4 @min-[768px]/store:px-6 @min-[1200px]/store:px-10'
