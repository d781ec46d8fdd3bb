import { generateKeyPairSync, sign } from 'node:crypto'

/** A new key and self-signed certificate, for TLS servers in tests. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(part(0x31, sequence(commonName, part(0x0c, Buffer.from('localhost')))))
  const day = (offset: number) => part(0x17, Buffer.from(utc(new Date(Date.now() + offset * 86_400_000))))
  const facts = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(day(-1), day(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = part(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)]))
  const cert = sequence(facts, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}

/** X.509 in DER: a tag, a length and the content. */
function part(tag: number, inside: Buffer): Buffer {
  const { length } = inside
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), inside])
}
function sequence(...parts: Buffer[]): Buffer {
  return part(0x30, Buffer.concat(parts))
}
const commonName = part(0x06, Buffer.from([0x55, 0x04, 0x03]))
const ecdsaWithSha256 = sequence(part(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const utc = (date: Date) => `${date.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`
