import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { exampleStore } from '../../../tests/support/example-store.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { StorePage } from './store-page.tsx'
import { storeViewOf } from './store-view.ts'

function markupOf(changes: Partial<typeof exampleStore> = {}, language: Language = 'en'): string {
  const words = wordsFrom(language, 'storefront', 'shop')
  const shop: Shop = { language, region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language, resources: words.resources, read: () => undefined }}>
          <StorePage view={storeViewOf({ ...exampleStore, ...changes }, words)} />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
}
const headings = (markup: string) => [...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text)

test('sections come in the practitioner’s order, and empty ones are left out', () => {
  expect(headings(markupOf())).toEqual([
    'A word before you book',
    'What I can help with',
    'Packages',
    'Opening hours',
    'Find me',
  ])
})

test('a hidden section is left out', () => {
  const sections = exampleStore.sections.map((each) => ({ ...each, is_hidden: each.section === 'packages' }))
  expect(headings(markupOf({ sections }))).not.toContain('Packages')
})

test('the booking link leaves the shop openly, and without a recommendation to search engines', () => {
  const link = /<a href="https:\/\/agenda\.lindehof\.example\/" rel="noopener nofollow"[^>]*>(.*?)<\/a>/s
  expect(link.exec(markupOf())?.[1]).toMatch(/Book a meeting.*leads to another website/s)
})

test.each(['http://agenda.example/', 'javascript:alert(1)', 'data:text/html,hello'])(
  'a booking address such as %s is never linked',
  (url) => {
    expect(markupOf({ contact: { ...exampleStore.contact, appointment_url: url } })).not.toContain(url)
  },
)

test('what a practitioner writes stays plain text', () => {
  const description = '<script>alert(1)</script> https://elsewhere.example'
  const markup = markupOf({ header: { ...exampleStore.header, description } })
  expect(markup).toContain('&lt;script&gt;')
  expect(markup).not.toContain('href="https://elsewhere.example')
})

test('line breaks are kept, and an empty line begins a new paragraph', () => {
  const markup = markupOf({ message: 'One\nTwo\n\nThree' })
  expect(markup).toMatch(/whitespace-pre-line[^>]*>One\nTwo<\/p><p[^>]*whitespace-pre-line[^>]*>Three</)
})

test('texts in another language than the page’s are marked with theirs', () => {
  expect(markupOf({}, 'de')).toMatch(/<h1 lang="en"/)
  expect(markupOf({}, 'en')).not.toContain(' lang=')
  expect(markupOf({ language: 'zh_tw' })).toContain(`lang="${languageTag('zh_tw')}"`)
})

test('only certified practitioners have the badge', () => {
  expect(markupOf()).toContain('Certificate checked')
  expect(markupOf({ is_certified: false })).not.toContain('Certificate checked')
})

test('whether it is open is not said before the browser knows the time', () => {
  expect(markupOf()).not.toMatch(/Open until|Closed, opens|, today/)
})

test('a practice is written about as “we”', () => {
  expect(headings(markupOf({ type: 'clinic' }))).toContain('What we can help with')
})
