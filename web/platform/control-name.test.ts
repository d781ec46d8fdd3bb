import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { wordsFrom } from '../../tests/support/locales/read-texts.ts'
import { controlName } from './control-name.ts'

test('the accessible name of a control starts with its visible text', () => {
  const { t } = wordsFrom('en', 'shop')
  expect(controlName(t, 'Remove', 'Mireva Magnesium')).toBe('Remove: Mireva Magnesium')
})

test('in French, a space that does not break stands before the colon', () => {
  const { t } = wordsFrom('fr', 'shop')
  expect(controlName(t, 'Retirer', 'Mireva Magnésium')).toBe('Retirer\u00a0: Mireva Magnésium')
})

test.each(languages)(
  'the name of the button that adds to a protocol contains its visible text in %s',
  (language) => {
    const { t } = wordsFrom(language, 'builder')
    const hasSpaces = !['ja', 'zh_tw'].includes(language)
    const seen = t('builder:add.label').toLowerCase()
    const name = t('builder:add.name', { name: 'Magnesium' }).toLowerCase()
    expect(hasSpaces ? name.split(/[\s:]+/) : [...name].join('')).toContain(seen)
  },
)
