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

const pagePictures = ['jpeg', 'png', 'webp'] as const

/**
 * Redraws an uploaded picture for pages, upright and as WebP in several widths; it is never enlarged. Only pixels
 * survive. The size is that of the largest.
 */
export async function redrawForPages(
  bytes: Uint8Array,
  { maximumPixels, widths }: { maximumPixels: number; widths: readonly number[] },
): Promise<{ width: number; height: number; redrawn: Buffer[] }> {
  if (
    !pagePictures.some((type) =>
      beginnings[type].every(([at, part]) => part.equals(bytes.subarray(at, at + part.length))),
    )
  )
    return refuse('file-of-another-kind')
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (head.width * head.height > maximumPixels) return refuse('picture-too-large')
  const redrawn: Buffer[] = []
  let size = { width: 0, height: 0 }
  for (const width of widths) {
    const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'truncated' }).autoOrient()
    const { data, info } = await encode
      .webp(image.resize({ width, withoutEnlargement: true }))
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable)
    redrawn.push(data)
    if (info.width >= size.width) size = { width: info.width, height: info.height }
  }
  return { ...size, redrawn }
}

/** Converts a picture of the shop's own for printing, as large as it may be and never enlarged. */
export async function redrawForPaper(
  bytes: Uint8Array,
  most: { width: number; height: number },
): Promise<{ width: number; height: number; png: Buffer }> {
  const image = sharp(bytes).resize({ ...most, fit: 'inside', withoutEnlargement: true })
  const { data: png, info } = await photograph.png(image).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, png }
}

/** The first bytes decide, since the name and the declared type are not trusted: an SVG can contain scripts. */
const beginnings: Record<(typeof pagePictures)[number], readonly [number, Buffer][]> = {
  jpeg: [[0, Buffer.from([0xff, 0xd8, 0xff])]],
  png: [[0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]],
  webp: [
    [0, Buffer.from('RIFF')],
    [8, Buffer.from('WEBP')],
  ],
}

function unreadable(): never {
  return refuse('file-unreadable')
}
