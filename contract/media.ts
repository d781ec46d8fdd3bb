/** Widths in which every picture is available. Cards and galleries use a ratio of 1 : 1.04. */
export const mediaWidths = [75, 125, 250, 500, 1000] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** The two smallest are thumbnails, cropped closer in a ratio of 44 : 48. */
const heights: Record<MediaWidth, number> = { 75: 82, 125: 136, 250: 260, 500: 520, 1000: 1040 }
export const mediaHeight = (width: MediaWidth): number => heights[width]

/** The URL of a picture never changes its content: another design gets another version. */
export const mediaPath = (assetId: number, version: string, width: MediaWidth): string =>
  `/media/${assetId}/${version}/${width}`

/** A photo of a product that was uploaded. */
export const productImagePath = (id: string, width: MediaWidth | ':width'): string =>
  `/media/products/${id}/${width}`

/** 1200 by 630, for previews of a shared link. */
export const openGraphPath = (assetId: number, version: string): string => `/media/${assetId}/${version}/og`

/** A black ornament to be used as a mask. Raise the number by hand when the plants are redrawn. */
export const plantPath = (plant: string): string => `/plants/${plant}.svg?v=1`

/** Widths of the pictures that practitioners upload for their pages. */
export const storeImageWidths = [200, 800, 1600] as const
export type StoreImageWidth = (typeof storeImageWidths)[number]
export const storeImagePath = (id: string, width: StoreImageWidth | ':width'): string =>
  `/media/stores/${id}/${width}`

/** The same widths, of pictures that the shop’s team uploads. */
export const contentImagePath = (id: string, width: StoreImageWidth | ':width'): string =>
  `/media/content/${id}/${width}`
