import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { type Addition, AdditionText } from './addition-text.tsx'

const { resources } = wordsFrom('en', 'baskets')
const shown = (addition: Addition) =>
  renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <AdditionText addition={addition} />
    </TextProvider>,
  )
const sleep = { of: 'protocol', name: 'Sleep', isNothingTaken: false } as const

test('a practitioner reads what of a protocol was not added, and why', () => {
  expect(shown({ ...sleep, notSold: [], noRoom: [] })).toContain('Added from Sleep')
  const incomplete = shown({ ...sleep, notSold: ['Zinc', 'Iron'], noRoom: ['Calm'] })
  expect(incomplete).toContain('Added from Sleep')
  expect(incomplete).toContain('Not available, so not added: Zinc and Iron')
  expect(incomplete).toContain('A cart can have up to 100 products. Not added: Calm')
})

test('a practitioner does not read that a protocol was added of which nothing is available', () => {
  const nothing = shown({ ...sleep, notSold: ['Zinc'], noRoom: [], isNothingTaken: true })
  expect(nothing).toContain('Not available, so not added: Zinc')
  expect(nothing).not.toContain('Added from')
})

test('a practitioner reads why one more product or pack is not added', () => {
  expect(shown({ of: 'refused product', problem: 'lines-full' })).toContain('up to 100 products')
  expect(shown({ of: 'refused product', problem: 'packs-full' })).toContain('up to 99 packs')
})

test('a practitioner hears which product was added, and how many packs of it there are now', () => {
  expect(shown({ of: 'product', name: 'Zinc', packs: 1 })).toBe('Zinc added, 1 pack')
  expect(shown({ of: 'product', name: 'Zinc', packs: 3 })).toBe('Zinc added, 3 packs')
})
