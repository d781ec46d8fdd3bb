import type { Certificate, CertificateList } from '#contract/practitioners.ts'
import {
  type CertificateType,
  certificateMaximumBytes,
  certificateTypes,
} from '#domain/practitioners/certificates.ts'
import type { ProblemCode } from '#domain/problems.ts'

/** What the browser knows of a file without reading it. */
type Chosen = Pick<File, 'name' | 'size' | 'type'>

/** The states from choosing a file until the server has it. `problem` is a code or the server's message. */
export type Upload<F extends Chosen = File> =
  | { step: 'none'; problem?: ProblemCode }
  | { step: 'chosen'; file: F }
  | { step: 'sending'; file: F; share: number }
  /** `again`: uploading the same file again may succeed. */
  | { step: 'failed'; file: F; message: string | undefined; again: boolean }
  | { step: 'sent' }

export type UploadEvent<F extends Chosen = File> =
  | { type: 'choose'; file: F }
  | { type: 'send' }
  | { type: 'progress'; share: number }
  | { type: 'cancel' }
  | { type: 'fail'; message?: string | undefined; again: boolean }
  | { type: 'arrive' }
  | { type: 'start-over' }

export function nextUpload<F extends Chosen>(upload: Upload<F>, event: UploadEvent<F>): Upload<F> {
  switch (event.type) {
    case 'choose': {
      const problem = fileProblem(event.file)
      return problem ? { step: 'none', problem } : { step: 'chosen', file: event.file }
    }
    case 'send':
      return upload.step === 'chosen' || upload.step === 'failed'
        ? { step: 'sending', file: upload.file, share: 0 }
        : upload
    case 'progress':
      return upload.step === 'sending' ? { ...upload, share: event.share } : upload
    case 'cancel':
      return upload.step === 'sending' ? { step: 'chosen', file: upload.file } : upload
    case 'fail':
      return upload.step === 'sending'
        ? { step: 'failed', file: upload.file, message: event.message, again: event.again }
        : upload
    case 'arrive':
      return upload.step === 'sending' ? { step: 'sent' } : upload
    case 'start-over':
      return { step: 'none' }
  }
}

/** The newest first, as the server lists them. */
export function withUploaded({ data }: CertificateList, uploaded: Certificate): CertificateList {
  return { data: [uploaded, ...data.filter(({ id }) => id !== uploaded.id)] }
}

/** Checks that need no upload of up to ten megabytes; the server examines the file itself. */
export function fileProblem({ name, size, type }: Chosen): ProblemCode | undefined {
  if (size === 0) return 'file-unreadable'
  if (!mediaTypeOf({ name, type })) return 'file-of-another-kind'
  return size > certificateMaximumBytes ? 'file-too-large' : undefined
}

const endings: Record<CertificateType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

/** Some systems do not report a file's type; then its name is used. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): CertificateType | undefined {
  return certificateTypes.find((known) => known === type || (!type && endings[known].test(name)))
}
