import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { FetchError } from '../call-api.ts'
import { TextProvider } from '../i18n/translation-context.tsx'
import { Loaded } from './loaded.tsx'

const { resources } = wordsFrom('en', 'shop')
const shown = (answer: { data: string | undefined; error: Error | undefined }) =>
  renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <Loaded
        answer={{ ...answer, mutate: () => Promise.resolve() }}
        waiting={<i>…</i>}
        heading={<h1>Order</h1>}
      >
        {(content) => <h1>{content}</h1>}
      </Loaded>
    </TextProvider>,
  )

test('a page has one heading while it waits for its content, when that fails, and once it is there', () => {
  const failure = new FetchError(503, { message: 'Try later.', code: 'invalid-input' })
  const waiting = shown({ data: undefined, error: undefined })
  const failed = shown({ data: undefined, error: failure })
  const loaded = shown({ data: 'Order V-10486', error: undefined })
  for (const page of [waiting, failed, loaded]) expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(waiting).toBe('<div class="visually-hidden"><h1>Order</h1></div><i>…</i>')
  expect(failed).toContain('Try again')
})
