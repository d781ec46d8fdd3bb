import { expect, test } from 'vitest'
import { refusedTexts } from '../claims/refused-texts.ts'
import { rules } from '../claims/rules/en.ts'
import { publicTexts } from './public-texts.ts'

const titled = (title = '', description = '') => ({ title, description })
const page = {
  header: titled('Food first', 'I help people with slow digestion and short nights.'),
  about: titled(),
  approach: titled(),
  services_header: titled(),
  services: [{ id: 3, name: 'Sleep', description: 'My plan cures insomnia' }],
  packages: [
    { id: 7, name: 'Eight weeks', features: [{ feature_id: 9, text: 'Zinc supports the immune system' }] },
  ],
  contact: { description: '' },
  message: 'Supplements do not cure anything.',
}

test('a page is refused where it promises a cure, or a health effect under the practitioner’s name', () => {
  const refused = refusedTexts(publicTexts(page), { kind: 'store', rules, overrules: [] })
  expect(refused.map(({ field }) => field)).toEqual(['services.3.description', 'packages.7.features.9'])
})
