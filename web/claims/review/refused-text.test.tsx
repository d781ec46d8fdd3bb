import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { RefusedText } from './refused-text.tsx'

const { resources } = wordsFrom('en', 'claim-reviews', 'claims')

test('an admin reads which words are refused and which are only doubtful, also without seeing colours', () => {
  const page = renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <RefusedText
        at={null}
        refused={{
          subject: { kind: 'store', id: '1', name: 'Food first', path: null },
          practitioner: null,
          language: 'en',
          text: 'It cures colds. It melts kilos.',
          findings: [
            { start: 3, end: 14, reason: 'medicinal', is_refused: true, source: 'Article 7' },
            { start: 19, end: 30, reason: 'weight-amount', is_refused: false, source: 'Article 12' },
          ],
        }}
      >
        {null}
      </RefusedText>
    </TextProvider>,
  )
  const reasons = page.replace(/<[^>]*>/g, '')
  expect(reasons).toContain('Refused: A food may not claim to prevent')
  expect(reasons).toContain('Doubtful: No claim may say how much')
})
