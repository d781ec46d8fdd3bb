import { buffer } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './problems.ts'

/** A file as a stranger sent it: neither its name nor its bytes have been looked at. */
export type Upload = { name: string; bytes: Buffer }

const longestUploadMs = 300_000

/** Lets the calls of this scope, and of no other, take one file each. */
export async function takeUploads(scope: FastifyInstance, maximumBytes: number): Promise<void> {
  const limits = { files: 1, fields: 0, fieldNameSize: 100, headerPairs: 20, fileSize: maximumBytes }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
}

/** The file is held in memory and never on disk, so that nothing stays when it is refused or breaks off. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return refuse('file-missing')
  const part = await request.file().catch(() => refuse('file-unreadable'))
  if (!part) return refuse('file-missing')
  const patience = setTimeout(() => part.file.destroy(new Error('The upload took too long')), longestUploadMs)
  const bytes = await buffer(part.file)
    .catch(() => refuse('file-unreadable'))
    .finally(() => clearTimeout(patience))
  if (part.file.truncated) return refuse('file-too-large')
  return bytes.length > 0 ? { name: part.filename ?? '', bytes } : refuse('file-missing')
}
