import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isPlausibleFormAge } from '#domain/messages/contact-form.ts'
import type { Sealing } from '#server/platform/sealing.ts'

const nonceBytes = 9

/** Says when a form was opened, signed by the shop, so that a program can neither invent nor hurry it. */
export function formToken(sealing: Pick<Sealing, 'mark'>, now: Date): string {
  const opened = `${now.getTime()}.${randomBytes(nonceBytes).toString('base64url')}`
  return `${opened}.${signatureOf(sealing, opened)}`
}

export function isUsableForm(sealing: Pick<Sealing, 'mark'>, token: string, now: Date): boolean {
  const [time = '', nonce = '', signature = '', ...rest] = token.split('.')
  // The whole text is what is remembered of a form that was sent.
  if (rest.length > 0) return false
  const expected = Buffer.from(signatureOf(sealing, `${time}.${nonce}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return isPlausibleFormAge(now.getTime() - Number(time))
}

function signatureOf(sealing: Pick<Sealing, 'mark'>, opened: string): string {
  return sealing.mark(`contact form ${opened}`)
}
