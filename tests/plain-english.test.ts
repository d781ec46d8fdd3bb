import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flatten } from './support/locales/texts.ts'

/** Words that docs/style-guide.md rejects, each with its replacement. */
const instead = {
  email: /\be-mails?\b|(?<!e)mail address|\bmails?\b|\bby mail\b/i,
  'log in, log out': /\bsign(ed|s|ing)?[ -](in|out|up)\b|\blogout\b/i,
  'two-factor authentication': /\bsecond factor\b/i,
  'current password': /\bpresent password\b/i,
  'including VAT': /\bVAT in it\b/,
  calculated: /\breckon/i,
  continue: /\bgo on\b/i,
  'stop sharing': /\btake (it )?back\b/i,
  'out of stock': /\bcan(not| not) be had\b/i,
  'name the field': /\bthis is needed\b/i,
  'to do': /\bwhat waits for you\b/i,
  'side panel': /\bredesign\b/i,
  'save date': /\bsave the day\b/i,
  cart: /\bbasket\b|\bshopping bag\b/i,
  voucher: /\bcoupon\b|\bpromo code\b/i,
  postcode: /\bpostal code\b/i,
  'a user who': /\bwhoever\b/i,
}

/** What readers type into the search of the help centre, which nobody reads. */
const isTyped = (key: string) => key.startsWith('help-articles:') && key.endsWith('.keywords')

const texts = readdirSync('locales/en')
  .flatMap((file) =>
    [...flatten(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8')))].map(([key, text]) => ({
      key: `${file.replace('.json', '')}:${key}`,
      text,
    })),
  )
  .filter(({ key }) => !isTyped(key))

describe('the English texts of the shop', () => {
  test.each(Object.entries(instead))('use %s as the style guide says', (_, banned) => {
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.filter(({ text }) => banned.test(text))).toEqual([])
  })
})
