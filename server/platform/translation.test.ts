import { expect, test } from 'vitest'
import { loadTranslations } from './translation.ts'

const joiner = '\u2060'

test('pages get Japanese headings with joiners; emails and documents get them as written', () => {
  const { pages, ...words } = loadTranslations('locales')
  expect(pages.translatorFor('ja')('account:greeting.morning')).toContain(joiner)
  expect(pages.file('ja', 'account')?.json.toString()).toContain(joiner)
  expect(words.translatorFor('ja')('account:greeting.morning')).not.toContain(joiner)
  expect(words.file('ja', 'account')?.json.toString()).not.toContain(joiner)
  expect(JSON.stringify(pages.resourcesOf('zh_tw'))).not.toContain(joiner)
})
