import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from './context.ts'
import { redrawForPages } from './images.ts'

type PictureKind<Width extends number> = {
  /** The folder in the file store. */
  folder: string
  widths: readonly Width[]
  maximumPixels: number
}
type PictureRow = { id: string; width: number; fileKey: string }

export const pictureKey = (folder: string, id: string, width: number): string =>
  `${folder}/${id}/${width}.webp`

/** Redraws an uploaded picture and keeps it in each width. If `save` fails, no file remains. */
export async function storePicture<Width extends number>(
  { files }: Pick<Deps, 'files'>,
  bytes: Uint8Array,
  { folder, ...sizes }: PictureKind<Width>,
  save: (rows: PictureRow[]) => Promise<unknown>,
): Promise<{ image: string; width: number; height: number }> {
  const { width, height, redrawn } = await redrawForPages(bytes, sizes)
  const id = randomUUID()
  const rows = sizes.widths.map((each) => ({ id, width: each, fileKey: pictureKey(folder, id, each) }))
  try {
    for (const [at, { fileKey }] of rows.entries()) await files.put(fileKey, redrawn[at]!)
    await save(rows)
  } catch (error) {
    await Promise.all(rows.map(({ fileKey }) => files.remove(fileKey)))
    throw error
  }
  return { image: id, width, height }
}

type PictureRoute<Width extends number> = {
  /** With `:id` and `:width`. */
  path: string
  widths: readonly Width[]
  find(id: string, width: Width): Promise<Buffer | undefined>
}

/** The pictures themselves, which never change, for everyone who knows their id, which is random. */
export function pictureRoute<Width extends number>(
  app: FastifyInstance,
  { path, widths, find }: PictureRoute<Width>,
): void {
  const Address = z.object({ id: z.uuid(), width: z.coerce.number().pipe(z.literal(widths)) })
  app.get(path, async (request, reply) => {
    const { data: address } = Address.safeParse(request.params)
    const bytes = address && (await find(address.id, address.width))
    if (!bytes) return reply.callNotFound()
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
}
