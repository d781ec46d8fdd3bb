import { expect, test } from 'vitest'
import { longestFormMs, shortestFormMs } from '#domain/messages/contact-form.ts'
import { sealingWith } from '#server/platform/sealing.ts'
import { formToken, isUsableForm } from './form-token.ts'

const sealing = sealingWith(Buffer.alloc(32, 1))
const opened = new Date('2026-11-20T10:00:00Z')
const after = (ms: number) => new Date(opened.getTime() + ms)
const token = formToken(sealing, opened)

test('a form can be sent some seconds after it was opened, and until the next day', () => {
  expect(isUsableForm(sealing, token, after(shortestFormMs))).toBe(true)
  expect(isUsableForm(sealing, token, after(longestFormMs))).toBe(true)
  expect(isUsableForm(sealing, token, after(shortestFormMs - 1))).toBe(false)
  expect(isUsableForm(sealing, token, after(longestFormMs + 1))).toBe(false)
})

test('nobody can make a form of their own, or change when it was opened', () => {
  const [, nonce, signature] = token.split('.')
  const later = after(60_000)
  expect(isUsableForm(sealing, `${opened.getTime() - 1}.${nonce}.${signature}`, later)).toBe(false)
  expect(isUsableForm(sealing, formToken(sealingWith(Buffer.alloc(32, 2)), opened), later)).toBe(false)
  for (const other of ['', 'x', '..', `${opened.getTime()}.${nonce}`, `${token}.`, `${token}.1`])
    expect(isUsableForm(sealing, other, later)).toBe(false)
})

test('two visitors who open the form at the same time get different ones', () => {
  expect(formToken(sealing, opened)).not.toBe(token)
})
