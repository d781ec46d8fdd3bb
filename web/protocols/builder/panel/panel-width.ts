import { builderWidth } from '#domain/protocols/builder/builder.ts'

/** What the page beside the panel keeps. */
export const leastPageWidth = 360

/** How wide the panel may be on a screen: the page beside it stays readable. */
export function widestPanel(screenWidth: number): number {
  const room = Math.floor(screenWidth - leastPageWidth)
  return Math.max(builderWidth.least, Math.min(builderWidth.most, room))
}

export function panelWidthWithin(width: number, screenWidth: number): number {
  return Math.min(widestPanel(screenWidth), Math.max(builderWidth.least, Math.round(width)))
}

/** The handle stands at the panel's left: moving it to the left widens. Undefined for a key that does nothing. */
export function widthAfterKey(key: string, width: number, screenWidth: number): number | undefined {
  const widths: Record<string, number> = {
    ArrowLeft: width + builderWidth.step,
    ArrowRight: width - builderWidth.step,
    Home: builderWidth.least,
    End: builderWidth.most,
  }
  const wanted = Object.hasOwn(widths, key) ? widths[key] : undefined
  return wanted === undefined ? undefined : panelWidthWithin(wanted, screenWidth)
}
