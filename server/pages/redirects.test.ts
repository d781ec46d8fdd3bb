import { expect, test } from 'vitest'
import { caseRedirect, languageRedirect, slashRedirect, visitorLanguage } from './redirects.ts'

const hungarian = { cookie: undefined, acceptLanguage: 'hu-HU,hu;q=0.9,en;q=0.5' }

test('a path without language redirects to the browser’s language, with its query', () => {
  expect(languageRedirect('/products?brands=3', hungarian)).toEqual({
    status: 302,
    location: '/hu/products?brands=3',
  })
  expect(languageRedirect('/', hungarian)?.location).toBe('/hu')
})

test('the chosen language has priority over the browser’s', () => {
  expect(visitorLanguage({ cookie: 'a=b; preferred_language=ja', acceptLanguage: 'de' })).toBe('ja')
  expect(visitorLanguage({ cookie: 'i18next=zh_tw', acceptLanguage: 'de' })).toBe('zh_tw')
  expect(visitorLanguage({ cookie: 'i18next=de; preferred_language=fr', acceptLanguage: 'en' })).toBe('fr')
})

test('the default language is English', () => {
  expect(visitorLanguage({ cookie: undefined, acceptLanguage: undefined })).toBe('en')
  expect(visitorLanguage({ cookie: undefined, acceptLanguage: 'tlh, xx;q=0.3' })).toBe('en')
})

test.each(['<script>alert(1)</script>', 'javascript:alert(1)', '%3Cscript%3E', 'de;evil', ''])(
  'a language that looks like a script is ignored: %s',
  (value) => {
    expect(visitorLanguage({ cookie: `preferred_language=${value}`, acceptLanguage: 'nl' })).not.toBe('es')
    expect(['nl', 'de']).toContain(
      visitorLanguage({ cookie: `preferred_language=${value}`, acceptLanguage: 'nl' }),
    )
  },
)

test('an unsupported code is logged, and the path gets a language', { tags: 'route-language-check' }, () => {
  expect(languageRedirect('/sv/products', hungarian)).toEqual({
    status: 302,
    location: '/hu/sv/products',
    unsupported: 'sv',
  })
})

test('another spelling of a language redirects to ours', () => {
  expect(languageRedirect('/EN/products', hungarian)?.location).toBe('/en/products')
  expect(languageRedirect('/zh-TW/products', hungarian)?.location).toBe('/zh_tw/products')
  expect(languageRedirect('/pt-BR', hungarian)?.location).toBe('/pt')
})

test('a path with a language stays, even if there is no page', () => {
  expect(languageRedirect('/de/favicon.ico', hungarian)).toBeUndefined()
  expect(languageRedirect('/de.data', hungarian)).toBeUndefined()
})

test('only the home page’s data begins with a language and `.data`', () => {
  expect(languageRedirect('/de.data/protocols/a', hungarian)?.location).toBe('/hu/de.data/protocols/a')
})

test('nothing redirects away from the shop', () => {
  expect(languageRedirect('//evil.example/x', hungarian)?.location).toBe('/hu/evil.example/x')
  expect(slashRedirect('//')?.location).toBe('/')
  expect(slashRedirect('/en//evil.example//x')?.location).toBe('/en/evil.example/x')
})

test('a trailing slash is removed', () => {
  expect(slashRedirect('/en/products/?page=2')).toEqual({ status: 301, location: '/en/products?page=2' })
  expect(slashRedirect('/en/products')).toBeUndefined()
})

test('repeated slashes are one', () => {
  expect(slashRedirect('/en//products?next=//x')).toEqual({ status: 301, location: '/en/products?next=//x' })
  expect(languageRedirect('//en/products', hungarian)).toBeUndefined()
  expect(slashRedirect('//en/products')?.location).toBe('/en/products')
  expect(languageRedirect('//products', hungarian)?.location).toBe('/hu/products')
  expect(languageRedirect('//EN//products', hungarian)?.location).toBe('/en/products')
})

test('capital letters are small ones, except in what is encoded and in the query', () => {
  const location = '/en/products/caf%C3%A9?query=Zinc'
  expect(caseRedirect('/en/Products/Caf%C3%A9?query=Zinc')).toEqual({ status: 301, location })
  expect(caseRedirect(location)).toBeUndefined()
})
