import type { Lettering, Picture } from '#lib/pack-drawing/pack-drawing.ts'
import type { Files } from '#server/platform/files.ts'
import { type ImageFormat, renderDrawing } from '#server/platform/images.ts'
import { openWorkQueue } from '#server/platform/work-queue.ts'
import { drawPicture, type Size } from './drawings.ts'

export type VersionedPicture = Picture & { version: string }

/** One file: an asset's picture in one size and format. */
export type Print = { assetId: number; picture: VersionedPicture; size: Size; format: ImageFormat }

export type PictureStore = {
  /** The file, if it exists. */
  find: (print: Print) => Promise<Buffer | undefined>
  /** The file, created now if necessary; concurrent calls share one creation. */
  make: (print: Print) => Promise<Buffer>
  /** Whether somebody is waiting for a picture. */
  isBusy: () => boolean
}

export const printKey = ({ assetId, picture, size, format }: Print): string =>
  `pictures/${assetId}/${picture.version}-${size}.${format}`

/** Two at a time: as many as two cores can draw while pages are answered. */
const drawnAtOnce = 2

export type PictureStoreOptions = { files: Files; lettering: Lettering; onError: (error: unknown) => void }

export function createPictureStore({ files, lettering, onError }: PictureStoreOptions): PictureStore {
  const underway = new Map<string, Promise<Buffer>>()
  const queue = openWorkQueue({ atOnce: drawnAtOnce, longest: Number.POSITIVE_INFINITY })
  const find = (print: Print) => files.get(printKey(print))

  async function draw(print: Print): Promise<Buffer> {
    const bytes = await queue.run(() =>
      renderDrawing(drawPicture(print.picture, print.size, lettering), print.format),
    )
    // If the disk is full, pictures are still served, only more slowly.
    await files.put(printKey(print), bytes).catch(onError)
    return bytes
  }

  return {
    find,
    isBusy: () => underway.size > 0,
    make(print) {
      const key = printKey(print)
      const known = underway.get(key)
      if (known) return known
      const made = find(print)
        .then((kept) => kept ?? draw(print))
        .finally(() => underway.delete(key))
      underway.set(key, made)
      return made
    },
  }
}
