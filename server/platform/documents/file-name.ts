import type { DocumentType } from '../documents.ts'

const longestName = 120
const extensions: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}
// Control characters, and bidirectional ones that make a name read as another.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu

/** Without folders or invisible characters; may be empty. */
export function visibleName(given: string): string {
  const base = given.replace(unseen, '').split(/[/\\]/).at(-1) ?? ''
  return base.replace(/^[\s.]+|[\s.]+$/g, '')
}

/**
 * The name a document is shown under: without folders or invisible characters, with the extension of its actual type.
 */
export function documentName(given: string, type: DocumentType): string {
  const base = visibleName(given)
  const [, stem = base, ending = ''] = /^(.+)\.([^.\s]{1,10})$/u.exec(base) ?? []
  const extension = extensions[type].find((own) => own === ending.toLowerCase()) ?? extensions[type][0]
  const kept = [...(stem || 'document')].slice(0, longestName - extension.length - 1).join('')
  return `${kept}.${extension}`
}

/** RFC 6266: ASCII for old clients, all characters for the others. */
export function shownInline(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`
}
