import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaPath, openGraphPath } from '#contract/media.ts'
import type { Lettering, Plant } from '#lib/pack-drawing/pack-drawing.ts'
import { isPlant, plantSvg } from '#lib/pack-drawing/pack-drawing.ts'
import type { Files } from '#server/platform/files.ts'
import { sendCompressed } from '#server/platform/send-compressed.ts'
import { type Size, sizeOf } from './drawings.ts'
import { acceptedFormats } from './negotiation.ts'
import { createPictureQueue } from './picture-queue.ts'
import { createPictureStore, type Print, printKey, type VersionedPicture } from './picture-store.ts'

export type PictureOptions = {
  files: Files
  lettering: Lettering
  /** The content of an asset's picture; undefined if there is no visible asset with this id. */
  pictureOf: (assetId: number, version: string) => Promise<VersionedPicture | undefined>
}

type PageSize = Exclude<Size, 'paper'>
type MediaParams = { assetId: string; version: string; width: string }

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=3600'
const largestId = 2 ** 31 - 1

function assetIdOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= largestId ? id : undefined
}

const addressOf = (assetId: number, version: string, size: PageSize): string =>
  size === 'og' ? openGraphPath(assetId, version) : mediaPath(assetId, version, size)

/** The shop's pictures, drawn on first request, and its ornaments. */
export async function pictureRoutes(app: FastifyInstance, { files, lettering, pictureOf }: PictureOptions) {
  const onError = (error: unknown) => app.log.error(error, 'A picture could not be made or kept')
  const store = createPictureStore({ files, lettering, onError })
  const queue = createPictureQueue({ isBusy: store.isBusy, onError })
  app.addHook('onClose', () => queue.close())

  /** AVIF is slow to encode: until it has been made in the background, WebP is sent and cached for an hour. */
  async function bestOf(
    accept: string | undefined,
    print: Omit<Print, 'format'>,
  ): Promise<{ bytes: Buffer; format: Print['format']; final: boolean }> {
    const [best, second = 'png'] = acceptedFormats(accept)
    if (best !== 'avif')
      return { bytes: await store.make({ ...print, format: best! }), format: best!, final: true }
    const avif = await store.find({ ...print, format: 'avif' })
    if (avif) return { bytes: avif, format: 'avif', final: true }
    const bytes = await store.make({ ...print, format: second })
    const better: Print = { ...print, format: 'avif' }
    queue.add(printKey(better), () => store.make(better))
    return { bytes, format: second, final: false }
  }

  async function answer(
    request: FastifyRequest<{ Params: Omit<MediaParams, 'width'> }>,
    reply: FastifyReply,
    size: PageSize,
  ) {
    const assetId = assetIdOf(request.params.assetId)
    const picture = assetId && (await pictureOf(assetId, request.params.version))
    if (!assetId || !picture) return reply.callNotFound()
    if (picture.version !== request.params.version) {
      return reply
        .header('cache-control', 'no-store')
        .redirect(addressOf(assetId, picture.version, size), 302)
    }
    const print = { assetId, picture, size }
    if (size === 'og') {
      return reply
        .type('image/png')
        .header('cache-control', forGood)
        .send(await store.make({ ...print, format: 'png' }))
    }
    const { bytes, format, final } = await bestOf(request.headers.accept, print)
    return reply
      .type(`image/${format}`)
      .header('vary', 'Accept')
      .header('cache-control', final ? forGood : forNow)
      .send(bytes)
  }

  app.get<{ Params: MediaParams }>('/media/:assetId/:version/:width', async (request, reply) => {
    const size = sizeOf(request.params.width)
    return size ? answer(request, reply, size) : reply.callNotFound()
  })

  app.get<{ Params: Omit<MediaParams, 'width'> }>('/media/:assetId/:version/og', async (request, reply) =>
    answer(request, reply, 'og'),
  )

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/plants/:file',
    async (request, reply) => {
      const name = request.params.file.replace(/\.svg$/, '')
      if (!request.params.file.endsWith('.svg') || !isPlant(name)) return reply.callNotFound()
      const caching = request.query.v ? forGood : forNow
      reply.type('image/svg+xml').header('cache-control', caching)
      return sendCompressed(request, reply, compressedPlant(name))
    },
  )
}

const compressedPlants = new Map<Plant, { plain: Buffer; brotli: Buffer }>()

/** Compressed once. */
function compressedPlant(name: Plant) {
  const known = compressedPlants.get(name)
  if (known) return known
  const plain = Buffer.from(plantSvg(name))
  const compressed = { plain, brotli: brotliCompressSync(plain) }
  compressedPlants.set(name, compressed)
  return compressed
}
