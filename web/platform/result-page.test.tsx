import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsFrom } from '../../tests/support/locales/read-texts.ts'
import { TextProvider } from './i18n/translation-context.tsx'
import { ResultPage } from './result-page.tsx'

const { resources } = wordsFrom('en', 'platform')
const shown = (page: number, pages: number, isEmpty: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
        <ResultPage
          page={page}
          pages={pages}
          addressOf={(other) => `/list?page=${other}`}
          isEmpty={isEmpty}
          empty="No texts to review."
        >
          <p>Row</p>
        </ResultPage>
      </TextProvider>
    </MemoryRouter>,
  )

test('an admin who has dealt with the last page is led to the page before, and not told that nothing is left', () => {
  const past = shown(3, 2, true)
  expect(past).not.toContain('No texts to review.')
  expect(past).not.toContain('Page 3 of 2')
  expect(past).toContain('There is nothing left on this page.')
  expect(past).toContain('href="/list?page=2"')
})

test('an admin learns when there is nothing on any page', () => {
  expect(shown(1, 0, true)).toBe('No texts to review.')
  expect(shown(2, 0, true)).toBe('No texts to review.')
})

test('a page with results has links to the others', () => {
  expect(shown(2, 3, false)).toContain('Page 2 of 3')
})
