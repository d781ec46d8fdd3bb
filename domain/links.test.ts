import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLinks } from './links.ts'

test.each([
  ['see https://evil.example/login?a=b now', 'see https: //evil. example/login?a=b now'],
  ['HTTP://EVIL.EXAMPLE', 'HTTP: //EVIL. EXAMPLE'],
  ['www.evil.example', 'www. evil. example'],
  ['evil.com, or evil.co.uk/pay', 'evil. com, or evil. co. uk/pay'],
  ['write to me@evil.example', 'write to me@evil. example'],
  ['mailto:me@evil.example', 'mailto: me@evil. example'],
  ['http://192.0.2.1/', 'http: //192.0.2.1/'],
  ['例え.テスト と xn--p1ai.xn--p1ai', '例え. テスト と xn--p1ai. xn--p1ai'],
  ['evil．com', 'evil． com'],
])('%s is no longer a link', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown)
})

test.each(['Take 1.5 g, e.g. at noon.', 'Rest. Then walk…', '12.30 h: two capsules', 'Dr. Maes, Gent', ''])(
  '%j stays unchanged',
  (text) => {
    expect(withoutLinks(text)).toBe(text)
  },
)

test('no text contains a web address afterwards', { tags: 'email-no-links' }, () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, around) => {
      const shown = withoutLinks(`${around} ${url} ${around}`)
      expect(shown).not.toMatch(/https?:\/\//)
      expect(shown).not.toContain(new URL(url).hostname)
    }),
  )
})
