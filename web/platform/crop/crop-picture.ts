import type { PercentCrop } from 'react-image-crop'

/** More is not shown anywhere: `storeImageWidths`, at twice the density. */
const longestSide = 2400

/** The chosen part of a picture as a file of its own; undefined if the browser cannot draw it. */
export function cropPicture(
  picture: HTMLImageElement,
  crop: PercentCrop,
  type: string,
): Promise<Blob | undefined> {
  const part = cropArea(picture.naturalWidth, picture.naturalHeight, crop)
  const canvas = document.createElement('canvas')
  canvas.width = part.shownWidth
  canvas.height = part.shownHeight
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.drawImage(
    picture,
    part.left,
    part.top,
    part.width,
    part.height,
    0,
    0,
    part.shownWidth,
    part.shownHeight,
  )
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ?? undefined),
      // Only JPEG has no transparent parts.
      type === 'image/jpeg' ? type : 'image/png',
      0.92,
    ),
  )
}

/** Whole pixels, never outside the picture. */
export function cropArea(naturalWidth: number, naturalHeight: number, crop: Omit<PercentCrop, 'unit'>) {
  const left = Math.min(naturalWidth - 1, Math.round((crop.x / 100) * naturalWidth))
  const top = Math.min(naturalHeight - 1, Math.round((crop.y / 100) * naturalHeight))
  const width = Math.max(1, Math.min(naturalWidth - left, Math.round((crop.width / 100) * naturalWidth)))
  const height = Math.max(1, Math.min(naturalHeight - top, Math.round((crop.height / 100) * naturalHeight)))
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    left,
    top,
    width,
    height,
    shownWidth: Math.max(1, Math.round(width * scale)),
    shownHeight: Math.max(1, Math.round(height * scale)),
  }
}
