import { rewritePdfApart } from './documents/pdf.ts'
import { isPlausiblePdf } from './documents/scan-pdf.ts'
import { redrawPicture } from './images.ts'
import { refuse } from './problems.ts'
import { openWorkQueue } from './work-queue.ts'

export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png'

const beginnings: readonly [DocumentType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/** The type of a file by its first bytes; its name and declared type are not trusted. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  return beginnings.find(([, beginning]) => beginning.equals(bytes.subarray(0, beginning.length)))?.[0]
}

/** Rewrites an uploaded PDF, JPEG or PNG, so that what is stored contains nothing else; refuses all other files. */
export async function rewriteDocument(
  bytes: Uint8Array,
  { maximumPixels }: { maximumPixels: number },
): Promise<{ mediaType: DocumentType; bytes: Uint8Array }> {
  const mediaType = documentTypeOf(bytes) ?? refuse('file-of-another-kind')
  if (mediaType === 'application/pdf' && !isPlausiblePdf(bytes)) refuse('file-unreadable')
  return queue.run(async () => ({ mediaType, bytes: await rewrite[mediaType](bytes, maximumPixels) }))
}

/** One at a time: pages have priority, and memory is limited. */
const queue = openWorkQueue({ atOnce: 1, longest: 10 })

const rewrite: Record<DocumentType, (bytes: Uint8Array, maximumPixels: number) => Promise<Uint8Array>> = {
  'application/pdf': (bytes) => rewritePdfApart(bytes),
  'image/jpeg': (bytes, maximumPixels) => redrawPicture(bytes, { format: 'jpeg', maximumPixels }),
  'image/png': (bytes, maximumPixels) => redrawPicture(bytes, { format: 'png', maximumPixels }),
}
