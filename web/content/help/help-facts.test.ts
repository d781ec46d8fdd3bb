import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { regions } from '#domain/regions.ts'
import { withHelpFacts } from './help-facts.ts'

test.each(languages)('the articles in %s have all amounts, days and limits filled in', (language) => {
  const articles = JSON.parse(readFileSync(`locales/${language}/help-articles.json`, 'utf8'))
  for (const region of regions) {
    const filled = JSON.stringify(withHelpFacts(articles, { region }))
    expect(filled).not.toMatch(/\{\{|undefined|NaN/)
  }
})

test('a payout’s smallest amount is in the currency of the shop', () => {
  expect(withHelpFacts('{{payoutMinimum}}', { region: 'uk' })).toContain('£')
  expect(withHelpFacts('{{payoutMinimum}}', { region: 'eu' })).toContain('€')
})
