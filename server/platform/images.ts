import sharp, { type Sharp } from 'sharp'
import { refuse } from './problems.ts'

// One thread per picture, since pages have priority.
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

const photograph = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 90 }),
  png: (image: Sharp) => image.png({ effort: 4 }),
}
type UploadedImage = { format: keyof typeof photograph; maximumPixels: number }

/** Redraws an uploaded picture upright: only its pixels survive, and no metadata. */
export async function redrawPicture(
  bytes: Uint8Array,
  { format, maximumPixels }: UploadedImage,
): Promise<Buffer> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (head.format !== format) return unreadable()
  // Read from the header alone: no pixel is decoded.
  if (head.width * head.height > maximumPixels) return refuse('picture-too-large')
  const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'truncated' })
  return photograph[format](image.autoOrient()).toBuffer().catch(unreadable)
}

function unreadable(): never {
  return refuse('file-unreadable')
}
