import { LRUCache } from 'lru-cache'
import type { Files } from '#server/platform/files.ts'
import { redrawForPaper } from '#server/platform/images.ts'
import type { LogoOf } from '#server/practitioners/branding.ts'
import { storeImageKey } from './store-images.ts'

/** Sharp on paper wherever it is printed. */
const most = { width: 600, height: 240 }
const cached = { max: 500, maxSize: 16 * 1024 * 1024 }

type LogosOptions = { files: Files; onError: (error: unknown) => void }
type Logo = NonNullable<Awaited<ReturnType<LogoOf>>>

/** An uploaded picture never changes, so each is converted once, however many ask for it. */
export function openLogos({ files, onError }: LogosOptions): LogoOf {
  const logos = new LRUCache<string, Logo>({
    ...cached,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: async (image) => {
      const bytes = await files.get(storeImageKey(image, 800))
      return bytes && redrawForPaper(bytes, most)
    },
  })
  return async (image) => {
    try {
      return await logos.fetch(image)
    } catch (error) {
      onError(error)
    }
  }
}
