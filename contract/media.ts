/** Widths in which every picture is had. A card or gallery picture is 1 wide and 1.04 high. */
export const mediaWidths = [75, 125, 250, 500, 1000] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** The two smallest are thumbnails, cropped closer in the proportions of 44 to 48. */
const heights: Record<MediaWidth, number> = { 75: 82, 125: 136, 250: 260, 500: 520, 1000: 1040 }
export const mediaHeight = (width: MediaWidth): number => heights[width]

/** A picture for good: another design has another version. */
export const mediaPath = (assetId: number, version: string, width: MediaWidth): string =>
  `/media/${assetId}/${version}/${width}`

/** 1200 by 630, for previews of a shared link. */
export const openGraphPath = (assetId: number, version: string): string => `/media/${assetId}/${version}/og`

/** An ornament in black, to be used as a mask. The number is raised by hand when the plants are drawn anew. */
export const plantPath = (plant: string): string => `/plants/${plant}.svg?v=1`
