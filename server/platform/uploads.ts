import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './problems.ts'

/** A file as uploaded: neither its name nor its content has been checked. */
export type Upload = { name: string; bytes: Buffer }

/** Lets only the calls of this scope accept one file each. */
export async function takeUploads(scope: FastifyInstance, maximumBytes: number): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesUploads: true }
  })
  const limits = { files: 1, fields: 0, fieldNameSize: 100, headerPairs: 20, fileSize: maximumBytes }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

/** The file is kept in memory and never on disk, so that nothing remains if it is refused or interrupted. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return refuse('file-missing')
  const unreadable = () => refuse('file-unreadable')
  const part = await inTime(request, request.file().catch(unreadable))
  if (!part) return refuse('file-missing')
  const bytes = await inTime(request, buffer(part.file).catch(unreadable))
  if (part.file.truncated) return refuse('file-too-large')
  return bytes.length > 0 ? { name: part.filename ?? '', bytes } : refuse('file-missing')
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
