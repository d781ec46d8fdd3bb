import type { FastifyReply } from 'fastify'
import { shownInline } from './documents/file-name.ts'
import type { DocumentType } from './documents.ts'

export type PrivateFile = { name: string; type: DocumentType; bytes: Uint8Array }

/** An uploaded file is sent with its actual type, cannot act in one of our pages, and is not cached. */
export function sendPrivateFile(reply: FastifyReply, { name, type, bytes }: PrivateFile): FastifyReply {
  return reply
    .type(type)
    .headers({
      'content-disposition': shownInline(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes)
}
