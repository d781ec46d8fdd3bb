import { expect, test } from 'vitest'
import type { AdSettings, TemplateLine } from '#contract/content.ts'
import { copyOf, isSameContent } from './entry-texts.ts'

test('an admin who changed nothing has nothing to save', () => {
  const content = { texts: { en: { title: 'Gifts' } }, ad: null, template: null }
  const same = { en: { title: 'Gifts ' }, nl: { title: '' } }
  expect(isSameContent(content, { texts: same, ad: null, template: null })).toBe(true)
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
  const content = { texts: {}, ad, template: null }
  expect(isSameContent(content, { ...content, ad: { ...ad } })).toBe(true)
  expect(isSameContent(content, { ...content, ad: { ...ad, link: '/about' } })).toBe(false)
})

test('other products, notes or archiving of a template are something to save, an empty note is not', () => {
  const line: TemplateLine = { product_variant_id: 1, quantity: 1, dose: null, notes: {} }
  const of = (lines: TemplateLine[], isArchived = false) => ({
    texts: {},
    ad: null,
    template: { is_archived: isArchived, lines },
  })
  expect(isSameContent(of([line]), of([{ ...line, notes: { nl: ' ' } }]))).toBe(true)
  expect(isSameContent(of([line]), of([{ ...line, notes: { nl: 'Bij de lunch' } }]))).toBe(false)
  expect(isSameContent(of([line]), of([{ ...line, quantity: 2 }]))).toBe(false)
  expect(isSameContent(of([line]), of([]))).toBe(false)
  expect(isSameContent(of([line]), of([line], true))).toBe(false)
})

test('a copy contains all that was written', () => {
  expect(copyOf({ en: { title: 'Gifts', body: '' }, nl: { title: 'Cadeaus' } })).toBe(
    'en\n\nGifts\n\n\nnl\n\nCadeaus',
  )
})
