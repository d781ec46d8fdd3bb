import { expect, test } from 'vitest'
import type { Texts } from '#domain/translation.ts'
import english from '../../locales/en/pages.json' with { type: 'json' }
import { contentPage } from './content-page.ts'

test.each(Object.keys(english))('the page "%s" says the facts of its region', (name) => {
  const page = contentPage(english as unknown as Texts, name, 'uk')
  expect(JSON.stringify(page)).not.toContain('{{')
  expect(page.sections.length).toBeGreaterThan(3)
})

test('delivery costs what it costs in the region', () => {
  expect(JSON.stringify(contentPage(english as unknown as Texts, 'delivery', 'eu'))).toContain('5,50\u00a0€')
  expect(JSON.stringify(contentPage(english as unknown as Texts, 'delivery', 'uk'))).toContain('£3.95')
})
