import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Shopify's published scheme: how one shop tells another about a person who is signed in there. */
type MultipassData = Readonly<Record<string, unknown>>

const vectorBytes = 16
const signatureBytes = 32

function keysOf(secret: string) {
  const digest = createHash('sha256').update(secret).digest()
  return { encryption: digest.subarray(0, 16), signature: digest.subarray(16, 32) }
}

const sign = (key: Buffer, bytes: Buffer) => createHmac('sha256', key).update(bytes).digest()

export function encodeMultipass(secret: string, data: MultipassData): string {
  const keys = keysOf(secret)
  const vector = randomBytes(vectorBytes)
  const cipher = createCipheriv('aes-128-cbc', keys.encryption, vector)
  const sealed = Buffer.concat([vector, cipher.update(JSON.stringify(data)), cipher.final()])
  const token = Buffer.concat([sealed, sign(keys.signature, sealed)])
  // The scheme keeps the padding that base64url leaves out.
  return token.toString('base64').replaceAll('+', '-').replaceAll('/', '_')
}

/** Undefined for a token that was not made with the secret. */
export function decodeMultipass(secret: string, token: string): MultipassData | undefined {
  if (!/^[\w-]+={0,2}$/.test(token)) return undefined
  const keys = keysOf(secret)
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= vectorBytes + signatureBytes) return undefined
  const sealed = bytes.subarray(0, -signatureBytes)
  if (!timingSafeEqual(sign(keys.signature, sealed), bytes.subarray(-signatureBytes))) return undefined
  try {
    const decipher = createDecipheriv('aes-128-cbc', keys.encryption, sealed.subarray(0, vectorBytes))
    const text = Buffer.concat([decipher.update(sealed.subarray(vectorBytes)), decipher.final()])
    const data: unknown = JSON.parse(text.toString('utf8'))
    return typeof data === 'object' && data !== null ? (data as MultipassData) : undefined
  } catch {
    return undefined
  }
}
