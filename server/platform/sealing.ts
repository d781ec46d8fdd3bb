import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Encrypts secrets that the shop has to read again; the database alone does not reveal them. */
export type Sealing = {
  seal(text: string): string
  /** Throws if it was encrypted with another key, or changed since. */
  open(sealed: string): string
  /** Always the same for the same text; cannot be guessed from the database alone. */
  mark(text: string): string
}

export const keyBytes = 32
const vectorBytes = 12
const tagBytes = 16

export function sealingWith(key: Buffer): Sealing {
  return {
    seal(text) {
      const vector = randomBytes(vectorBytes)
      const cipher = createCipheriv('aes-256-gcm', key, vector)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([vector, cipher.getAuthTag(), hidden]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const vector = bytes.subarray(0, vectorBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, vector, { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(vectorBytes, vectorBytes + tagBytes))
      const shown = decipher.update(bytes.subarray(vectorBytes + tagBytes))
      return Buffer.concat([shown, decipher.final()]).toString('utf8')
    },
    mark: (text) => createHmac('sha256', key).update(`verbena mark ${text}`).digest('base64url'),
  }
}

/** Identifies a key without revealing it: `3f9a-11c2-77d0-9b1e`. */
export function fingerprintOf(key: Buffer): string {
  const hash = createHash('sha256').update('verbena sealing key').update(key).digest('hex')
  return hash.slice(0, 16).replace(/(.{4})(?!$)/g, '$1-')
}
