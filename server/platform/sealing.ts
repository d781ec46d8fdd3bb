import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Keeps secrets that the shop has to read again; who has the database alone cannot. */
export type Sealing = {
  seal(text: string): string
  /** Throws for what was sealed with another key, or changed since. */
  open(sealed: string): string
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
  }
}

/** Names a key and tells nothing of it: `3f9a-11c2-77d0-9b1e`. */
export function fingerprintOf(key: Buffer): string {
  const hash = createHash('sha256').update('verbena sealing key').update(key).digest('hex')
  return hash.slice(0, 16).replace(/(.{4})(?!$)/g, '$1-')
}
