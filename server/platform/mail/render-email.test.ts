import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { loadTranslations } from '../translation.ts'
import type { Email, EmailFact, EmailTexts } from './email.ts'
import { renderEmail } from './render-email.ts'
import { wordsOf } from './words.ts'

const translations = loadTranslations('locales')
const emails: Record<string, object> = JSON.parse(readFileSync('locales/en/mails.json', 'utf8')).emails
const origin = 'https://shop.example'

const email: Email = {
  texts: 'activation',
  to: 'anna@verbena.example',
  firstName: 'Anna',
  language: 'en',
  button: { path: '/auth/activate/abc', until: new Date('2026-11-21T08:12:00Z') },
  reason: 'registered',
}
const render = (change: Partial<Email> = {}, timeZone = 'Europe/Brussels') => {
  const changed = { ...email, ...change } as Email
  return renderEmail(changed, {
    translate: translations.translatorFor(changed.language),
    timeZone,
    origin,
    place: 'shop.example',
  })
}

test('an email addresses its reader by first name, and says what the button does and until when', async () => {
  const { subject, text, html } = await render()
  expect(subject).toBe('Confirm your email address')
  expect(text).toContain('Dear Anna,')
  expect(text).toContain('Confirm email address:\nhttps://shop.example/en/auth/activate/abc')
  expect(html).toContain('href="https://shop.example/en/auth/activate/abc"')
  expect(html).toContain('until 21 November at 09:12')
})

test('an email without buttons says, too, how often and until when its link works', async () => {
  const url = 'https://shop.example/en/auth/activate/abc'
  expect((await render()).text).toContain(`${url}\nThe link works once, until 21 November at 09:12.\n`)
  const button = { path: '/auth/activate/abc', until: email.button!.until!, often: true } as const
  expect((await render({ button })).text).toContain(`${url}\nThe link works until 21 November at 09:12.\n`)
  expect((await render({ button: { path: '/login' } })).text).toMatch(/\/en\/login\n\n/)
})

test('times are in the region’s time zone and the reader’s language', async () => {
  expect((await render({}, 'Europe/London')).html).toContain('21 November at 08:12')
  expect((await render({ language: 'de' })).html).toContain('21. November um 09:12')
  expect((await render({ language: 'ja' })).html).toContain('11月21日')
})

test('a name cannot become part of the page', { tags: 'text-escaped' }, async () => {
  const { html } = await render({ firstName: '<script>alert(1)</script><a href=/x>Press' })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<a href=/x')
  expect(html).toContain('&lt;script&gt;')
})

test('a name can neither fill a placeholder nor add a header line', { tags: 'text-escaped' }, async () => {
  const { subject, text } = await render({
    texts: 'onboarding-call-booked',
    firstName: '{{when}} $& Anna',
    values: { when: 'Monday\r\nBcc: all@verbena.example' },
  })
  expect(text).toContain('Dear {{when}} $& Anna,')
  expect(subject).not.toMatch(/[\r\n]/)
})

test.each(['Win at evil.example/now', 'https://evil.example', 'write to thief@evil'])(
  'a stranger who registers somebody’s address cannot send them a link: %s',
  async (firstName) => {
    const { text, html } = await render({ firstName })
    expect(text + html).not.toMatch(/evil|thief/)
    expect(text).toContain('Hello,')
  },
)

test('a name with a dot stays a name', async () => {
  expect((await render({ firstName: 'J. R. Anna' })).text).toContain('Dear J. R. Anna,')
})

test('a person without a first name is greeted too', async () => {
  expect((await render({ firstName: ' ' })).text).toContain('Hello,')
})

test('the reason of a refusal keeps its line breaks', async () => {
  const { html, text } = await render({
    texts: 'certificate-refused',
    quote: ['The scan is cut off.\nPlease send all of it.'],
  })
  expect(text).toContain('> The scan is cut off.\n> Please send all of it.')
  expect(html).toContain('The scan is cut off.\nPlease send all of it.')
})

test('emails contain no CSS variables or scripts, and all pictures have an alternative text', async () => {
  const { html } = await render()
  expect(html).not.toMatch(/var\(|<script|<link/)
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/alt=""[^>]*src="https:\/\/shop\.example\/mail\/mark\.png"/),
    expect.stringMatching(/alt="A sprig of verbena"[^>]*src="https:\/\/shop\.example\/mail\/verbena\.png"/),
  ])
})

test.each(languages)('every email is fully translated in %s', (language) => {
  for (const [texts, parts] of Object.entries(emails)) {
    const words = wordsOf(
      {
        ...email,
        language,
        texts: texts as EmailTexts,
        values: {
          when: new Date(),
          practitioner: 'Ilse Vermeulen',
          protocol: 'Gut repair, eight weeks',
          until: '18 February 2027',
          number: 'V-10486',
          product: 'Magnesium',
          month: 'October',
          amount: '12,00 €',
          account: 'BE71 •••• •••• 6769',
          name: 'Anna',
          zone: 'Brussels',
          text: 'Food cures bloating',
        },
        quote: ['Cut off.'],
        ...(!('button' in parts) && { button: undefined }),
      } as Email,
      { translate: translations.translatorFor(language), timeZone: 'Europe/Brussels', origin, place: 'Gent' },
    )
    expect(JSON.stringify(words)).not.toMatch(/mails:|\{\{/)
  }
})

const order: Partial<Email> = {
  texts: 'order-confirmed',
  values: { number: 'V-10486' },
  facts: [{ label: 'Placed', value: new Date('2026-11-20T07:14:00Z') }],
  lines: [
    {
      name: 'Magnesium',
      note: '2 × 120 capsules',
      amount: '59,80 €',
      picture: { path: '/pack.webp', ground: '#E7EBEA' },
    },
  ],
  steps: [{ label: 'Discount', amount: '−5,98 €', isLess: true }],
  sum: { label: 'Paid', note: 'of which VAT', amount: '53,82 €', before: '' },
  button: { path: '/account/orders/486' },
  box: [{ title: 'Changed your mind?', text: 'You can <link>withdraw</link> soon.', link: '/withdraw' }],
  reason: 'order',
}

test('an email without a text for below a quote, or at its end, has none there', async () => {
  const { text, html } = await render({
    texts: 'question-answered',
    values: { product: 'Magnesium' },
    quote: ['Is it free from lactose?'],
    button: { path: '/products/magnesium#questions' },
    reason: 'account',
  })
  expect(text).toMatch(/> Is it free from lactose\?\n\nRead the answer:\n\S+\n\n-- \n/)
  expect(text + html).not.toContain('mails:')
})

test('an email with facts has its text under the heading, which names its reader', async () => {
  const { text, html } = await render(order)
  expect(text).toMatch(/^Thank you, Anna\n\nWe’ve received your payment/)
  expect(text).not.toContain('Dear')
  expect(text).toContain('Placed: 20 November at 08:14')
  expect(text).toContain('Magnesium, 2 × 120 capsules: 59,80 €')
  expect(text).toContain('Discount: −5,98 €\n\nPaid: 53,82 €')
  expect(html).toContain('src="https://shop.example/pack.webp"')
  expect((await render({ ...order, firstName: 'https://evil.example' })).text).toMatch(/^Thank you\n/)
})

test('a phone shows short facts side by side, and many or long ones below each other', async () => {
  const shown = async (facts: readonly EmailFact[]) => {
    const { html } = await render({ ...order, facts })
    return html.slice(html.indexOf(facts[0]!.label), html.indexOf(facts[1]!.label))
  }
  const number = { label: 'Order', value: 'V-10486' }
  const date = { label: 'Placed', value: new Date('2026-11-20T07:14:00Z') }
  expect(await shown([number, date])).toContain('<td')
  const product = { label: 'Product', value: 'Kestrel Clinical Magnesium Bisglycinate' }
  const batch = { label: 'Batch', value: 'A-17' }
  expect(await shown([product, batch])).not.toContain('<td')
  expect(await shown([batch, date, { ...date, label: 'Sent' }, number])).not.toContain('<td')
})

test('a box has a link within its sentence, and the full URL in plain text', async () => {
  const { text, html } = await render(order)
  expect(html).toMatch(
    /You can <a[^>]*href="https:\/\/shop\.example\/en\/withdraw"[^>]*>withdraw<\/a> soon\./,
  )
  expect(text).toContain('You can withdraw soon.\nhttps://shop.example/en/withdraw')
  const elsewhere = { title: 'Where', text: '<link>Follow</link>', link: 'https://carrier.example/1' }
  expect((await render({ ...order, box: [elsewhere] })).html).toContain('href="https://carrier.example/1"')
})

test('a button that works repeatedly says until when, but not "once"', async () => {
  const until = new Date('2026-11-21T08:12:00Z')
  const { html } = await render({ button: { path: '/withdraw/abc', until, often: true } })
  expect(html).toContain('This button works until 21 November at 09:12')
})
