import { type Language, languageTag } from '#domain/languages.ts'
import type { CertificateType } from '#domain/practitioners/certificates.ts'

const kinds: Record<CertificateType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/** "PDF, 1.2 MB" */
export function fileKind(file: { media_type: CertificateType; bytes: number }, language: Language): string {
  const isLarge = file.bytes >= 100_000
  const size = new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${kinds[file.media_type]}, ${size.format(file.bytes / (isLarge ? 1_000_000 : 1000))}`
}
