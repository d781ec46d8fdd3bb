import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeMultipass, encodeMultipass } from './multipass.ts'

const secret = 'multipass secret from the shop admin'

test('a token made by hand with OpenSSL can be read', () => {
  const token =
    'AAECAwQFBgcICQoLDA0ODzDwaUiYa6i9TZldoSwVI6_hjeF_kI0sSDD4Xs0izzwrBbi--fB7RqBcjcwebCmY91JFSWi8ywCKN4raEsGUf36n-zT8pN-5whkFOIXfciWrc9dIkvcT7j1gYNruSGOOedPaoj0-0DXbOTolLVXm_jk='
  const data = { email: 'nicole@example.com', created_at: '2026-11-20T09:30:00Z' }
  expect(decodeMultipass(secret, token)).toEqual(data)
  expect(decodeMultipass(secret, token.replace('=', ''))).toEqual(data)
})

test('the data of one shop arrives unchanged at the other', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (data) => {
      const token = encodeMultipass(secret, data)
      expect(token).toMatch(/^[\w=-]+$/)
      expect(decodeMultipass(secret, token)).toEqual({ ...data })
    }),
  )
})

test('a token with one changed byte is refused', () => {
  const bytes = Buffer.from(encodeMultipass(secret, { email: 'nicole@example.com' }), 'base64url')
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const forged = Buffer.from(bytes)
      forged[place] = forged[place]! ^ change
      expect(decodeMultipass(secret, forged.toString('base64url'))).toBeUndefined()
    }),
  )
})

test('tokens with another shop’s secret, and any other text, are refused', () => {
  expect(decodeMultipass('another secret', encodeMultipass(secret, {}))).toBeUndefined()
  fc.assert(fc.property(fc.string(), (text) => decodeMultipass(secret, text) === undefined))
})
