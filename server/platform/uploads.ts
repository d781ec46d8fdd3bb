import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './problems.ts'

/** A file as uploaded: neither its name nor its content has been checked. */
export type Upload = { name: string; bytes: Buffer }

/** Lets only the calls of this scope accept files, by default one each. */
export async function takeUploads(
  scope: FastifyInstance,
  maximumBytes: number,
  { files = 1 }: { files?: number } = {},
): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesUploads: true }
  })
  const limits = { files, fields: 0, fieldNameSize: 100, headerPairs: 20, fileSize: maximumBytes }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const [upload] = (await readUploads(request)).values()
  return upload!
}

/**
 * The files of a form by the name of their field; at least one. They are kept in memory and never on disk, so that
 * nothing remains if one is refused or interrupted.
 */
export async function readUploads(request: FastifyRequest): Promise<Map<string, Upload>> {
  if (!request.isMultipart()) return refuse('file-missing')
  const uploads = new Map<string, Upload>()
  await inTime(request, readAll(request, uploads))
  return uploads.size > 0 ? uploads : refuse('file-missing')
}

async function readAll(request: FastifyRequest, uploads: Map<string, Upload>): Promise<void> {
  const unreadable = () => refuse('file-unreadable')
  const parts = request.files()
  for (;;) {
    const next = await parts.next().catch(unreadable)
    if (next.done) return
    const { fieldname, filename, file } = next.value
    const bytes = await buffer(file).catch(unreadable)
    if (file.truncated) return refuse('file-too-large')
    if (bytes.length === 0) return refuse('file-missing')
    uploads.set(fieldname, { name: filename ?? '', bytes })
  }
}

/** Resolves before the request's time limit; afterwards rejects with its refusal. */
function inTime<T>({ bodyDeadline: deadline }: FastifyRequest, reading: Promise<T>): Promise<T> {
  if (!deadline) return reading
  return new Promise((resolve, reject) => {
    const late = () => reject(deadline.reason)
    deadline.addEventListener('abort', late)
    reading.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late))
  })
}
