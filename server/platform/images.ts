import sharp, { type Sharp } from 'sharp'

// One thread a picture: what waits is a page, and pages come first.
sharp.concurrency(1)
sharp.cache(false)

export const imageFormats = ['avif', 'webp', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 58, effort: 4 }),
  webp: (image) => image.webp({ quality: 82, alphaQuality: 90, effort: 4 }),
  png: (image) => image.png({ palette: true, quality: 92, effort: 4 }),
}

/** Renders a drawing in its own size. */
export function renderDrawing(svg: string, format: ImageFormat): Promise<Buffer> {
  return encode[format](sharp(Buffer.from(svg))).toBuffer()
}
