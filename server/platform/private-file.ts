import type { FastifyReply } from 'fastify'
import { shownInline } from './documents/file-name.ts'
import type { DocumentType } from './documents.ts'

export type PrivateFile = { name: string; type: DocumentType; bytes: Uint8Array }

/** A stranger's file leaves as what it is, can do nothing in a page of ours, and is kept by nobody. */
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
