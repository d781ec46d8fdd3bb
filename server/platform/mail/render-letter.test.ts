import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { loadTranslations } from '../translation.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'
import { wordsOf } from './words.ts'

const translations = loadTranslations('locales')
const letters: Record<string, object> = JSON.parse(readFileSync('locales/en/mails.json', 'utf8')).letters
const origin = 'https://shop.example'

const letter: Letter = {
  texts: 'activation',
  to: 'anna@verbena.example',
  firstName: 'Anna',
  language: 'en',
  button: { path: '/auth/activate/abc', until: new Date('2026-11-21T08:12:00Z') },
  reason: 'registered',
}
const render = (change: Partial<Letter> = {}, timeZone = 'Europe/Brussels') => {
  const changed = { ...letter, ...change }
  return renderLetter(changed, {
    translate: translations.translatorFor(changed.language),
    timeZone,
    origin,
    place: 'shop.example',
  })
}

test('a letter greets by first name, and says what to press and until when', async () => {
  const { subject, text, html } = await render()
  expect(subject).toBe('Confirm your address')
  expect(text).toContain('Dear Anna,')
  expect(text).toContain('Confirm my address:\nhttps://shop.example/en/auth/activate/abc')
  expect(html).toContain('href="https://shop.example/en/auth/activate/abc"')
  expect(html).toContain('until 21 November at 09:12')
})

test('moments are those of the region’s clocks, written as the reader’s language does', async () => {
  expect((await render({}, 'Europe/London')).html).toContain('21 November at 08:12')
  expect((await render({ language: 'de' })).html).toContain('21. November um 09:12')
  expect((await render({ language: 'ja' })).html).toContain('11月21日')
})

test('a name cannot become part of the page', async () => {
  const { html } = await render({ firstName: '<script>alert(1)</script><a href=/x>Press' })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<a href=/x')
  expect(html).toContain('&lt;script&gt;')
})

test('a name cannot fill a place of the text, nor a line of its own in a header', async () => {
  const { subject, text } = await render({
    texts: 'onboarding-call-booked',
    firstName: '{{when}} $& Anna',
    values: { when: 'Monday\r\nBcc: all@verbena.example' },
  })
  expect(text).toContain('Dear {{when}} $& Anna,')
  expect(subject).not.toMatch(/[\r\n]/)
})

test.each(['Win at evil.example/now', 'https://evil.example', 'write to thief@evil'])(
  'a stranger who registers somebody’s address sends them no link: %s',
  async (firstName) => {
    const { text, html } = await render({ firstName })
    expect(text + html).not.toMatch(/evil|thief/)
    expect(text).toContain('Good day,')
  },
)

test('a name with a dot is a name', async () => {
  expect((await render({ firstName: 'J. R. Anna' })).text).toContain('Dear J. R. Anna,')
})

test('a person without a first name is greeted all the same', async () => {
  expect((await render({ firstName: ' ' })).text).toContain('Good day,')
})

test('the reason for a refusal keeps its lines', async () => {
  const { html, text } = await render({
    texts: 'certificate-refused',
    quote: ['The scan is cut off.\nPlease send all of it.'],
  })
  expect(text).toContain('> The scan is cut off.\n> Please send all of it.')
  expect(html).toContain('The scan is cut off.\nPlease send all of it.')
})

test('mail programs get no variables, no scripts, and pictures with a text in their place', async () => {
  const { html } = await render()
  expect(html).not.toMatch(/var\(|<script|<link/)
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/alt=""[^>]*src="https:\/\/shop\.example\/mail\/mark\.png"/),
    expect.stringMatching(/alt="A sprig of verbena"[^>]*src="https:\/\/shop\.example\/mail\/verbena\.png"/),
  ])
})

test.each(languages)('every letter leaves nothing unsaid in %s', (language) => {
  for (const [texts, parts] of Object.entries(letters)) {
    const words = wordsOf(
      {
        ...letter,
        language,
        texts,
        values: { when: new Date(), practitioner: 'Ilse Vermeulen', until: '18 February 2027' },
        ...(!('heading' in parts) && { heading: 'Gut repair, eight weeks' }),
        ...('after' in parts && { quote: ['Cut off.'] }),
        ...(!('button' in parts) && { button: undefined }),
      },
      { translate: translations.translatorFor(language), timeZone: 'Europe/Brussels', origin, place: 'Gent' },
    )
    expect(JSON.stringify(words)).not.toMatch(/mails:|\{\{/)
  }
})
