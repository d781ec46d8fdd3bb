import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ListHead } from './list-head.tsx'

const { resources } = wordsFrom('en', 'protocols', 'shop')
const buttons = (open?: () => void) =>
  renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <ListHead {...(open ? { open } : {})} />
    </TextProvider>,
  ).match(/<button[^>]*>/g)!

test('while the list loads, templates and new protocols cannot be opened, so that no press is lost', () => {
  expect(buttons().every((button) => button.includes('disabled'))).toBe(true)
  expect(buttons(() => {}).some((button) => button.includes('disabled'))).toBe(false)
})
