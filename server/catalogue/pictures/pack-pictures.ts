import type { Lettering } from '#lib/pack-drawing/pack-drawing.ts'
import type { Files } from '#server/platform/files.ts'
import type { ReadModel } from '../read-model/read-model.ts'
import { createPictureStore } from './picture-store.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** For printed documents. */
    packPictures: PackPictures
  }
}

/** Pack pictures for printing, by asset id. One that cannot be drawn is missing. */
export type PackPictures = (assetIds: Iterable<number>) => Promise<Map<number, Uint8Array>>

type Options = {
  catalogue: Pick<ReadModel, 'pictureOf'>
  files: Files
  lettering: Lettering
  onError: (error: unknown) => void
}

export function packPictures({ catalogue, files, lettering, onError }: Options): PackPictures {
  const store = createPictureStore({ files, lettering, onError })
  return async (assetIds) => {
    const drawn = await Promise.all(
      Array.from(new Set(assetIds), async (assetId): Promise<[number, Buffer] | undefined> => {
        try {
          const picture = catalogue.pictureOf(assetId)
          if (!picture) return undefined
          return [assetId, await store.make({ assetId, picture, size: 'paper', format: 'png' })]
        } catch (error) {
          onError(error)
        }
      }),
    )
    return new Map(drawn.filter((pair) => pair !== undefined))
  }
}
