import { encodingOf } from '../../text-encoding.ts'

/** As shown to the reader, who checks names with accents if it was guessed. */
export type FileEncoding = 'utf-8' | 'utf-16' | 'windows-1252'
export type FileProblem = 'import-spreadsheet' | 'import-encoding' | 'import-empty'
export type Decoded = { text: string; encoding: FileEncoding } | { problem: FileProblem }

const headBytes = 4096

/** The text of an uploaded file. Nothing unreadable is replaced by a question mark. */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (isSpreadsheet(bytes)) return { problem: 'import-spreadsheet' }
  const detected = encodingOf(bytes.subarray(0, headBytes))
  const decoded =
    detected === 'utf-8'
      ? (decode(bytes, 'utf-8', 'utf-8') ?? decode(bytes, 'windows-1252', 'windows-1252'))
      : decode(bytes, detected, 'utf-16')
  if (!decoded || hasControls(decoded.text)) return { problem: 'import-encoding' }
  return decoded.text.trim() === '' ? { problem: 'import-empty' } : decoded
}

function decode(bytes: Uint8Array, label: string, encoding: FileEncoding) {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}

/** Excel's own formats: a zip archive, or an older compound document. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte)
  return begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0)
}

/** Bytes that mean nothing in the encoding, as in a picture or another encoding. */
function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text.replace(/[\t\n\r]/g, ''))
}
