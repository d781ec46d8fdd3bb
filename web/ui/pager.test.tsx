import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ButtonPager } from './pager.tsx'

const labels = { pages: 'Pages', previous: 'Previous page', next: 'Next page' }
const shown = (page: number, pages: number) =>
  renderToStaticMarkup(
    <ButtonPager
      page={page}
      pages={pages}
      here={`Page ${page} of ${pages}`}
      labels={labels}
      onPage={() => {}}
    />,
  )
const buttons = (markup: string) => markup.match(/<button[^>]*>/g) ?? []

test('the button to the next page keeps the focus on the last page: it stays and does nothing', () => {
  const [previous, next] = buttons(shown(3, 3))
  expect(previous).not.toContain('disabled="')
  expect(next).toContain('aria-disabled="true"')
  expect(next).not.toContain(' disabled=')
})

test('so does the button to the previous page on the first one', () => {
  const [previous, next] = buttons(shown(1, 3))
  expect(previous).toContain('aria-disabled="true"')
  expect(next).not.toContain('disabled="')
})

test('a single page has no buttons', () => {
  expect(shown(1, 1)).toBe('')
})
