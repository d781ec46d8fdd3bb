import { expect, test } from 'vitest'
import type { AdSettings } from '#contract/content.ts'
import { copyOf, isSameContent } from './entry-texts.ts'

test('an admin who changed nothing has nothing to save', () => {
  const content = { texts: { en: { title: 'Gifts' } }, ad: null }
  const same = { en: { title: 'Gifts ' }, nl: { title: '' } }
  expect(isSameContent(content, { texts: same, ad: null })).toBe(true)
  expect(isSameContent(content, { ...content, texts: { ...same, nl: { title: 'Cadeaus' } } })).toBe(false)
  expect(isSameContent(content, { ...content, texts: {} })).toBe(false)
})

test('another link or place of an ad is something to save', () => {
  const ad: AdSettings = {
    ad_type: 2,
    audience: 'everybody',
    regions: ['eu'],
    link: '/products',
    image: null,
  }
  expect(isSameContent({ texts: {}, ad }, { texts: {}, ad: { ...ad } })).toBe(true)
  expect(isSameContent({ texts: {}, ad }, { texts: {}, ad: { ...ad, link: '/about' } })).toBe(false)
})

test('a copy contains all that was written', () => {
  expect(copyOf({ en: { title: 'Gifts', body: '' }, nl: { title: 'Cadeaus' } })).toBe(
    'en\n\nGifts\n\n\nnl\n\nCadeaus',
  )
})
