import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { wordsFrom } from '../../tests/support/locales/read-texts.ts'
import { controlName } from './control-name.ts'

test('who speaks to their device can say what they see on a control', () => {
  expect(controlName('Remove', 'Mireva Magnesium')).toBe('Remove: Mireva Magnesium')
})

test.each(languages)(
  'the button that adds to a protocol is named with the word seen on it in %s',
  (language) => {
    const { t } = wordsFrom(language, 'builder')
    const hasSpaces = !['ja', 'zh_tw'].includes(language)
    const seen = t('builder:add.label').toLowerCase()
    const name = t('builder:add.name', { name: 'Magnesium' }).toLowerCase()
    expect(hasSpaces ? name.split(/[\s:]+/) : [...name].join('')).toContain(seen)
  },
)
