import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

const shown = (state: Parameters<typeof EmptyState>[0]) => renderToStaticMarkup(<EmptyState {...state} />)

test('what is not there is told in one sentence, with the way out where there is one', () => {
  const withWay = shown({
    plant: 'olive',
    title: 'Nothing waits.',
    children: <a href="/orders">All orders</a>,
  })
  expect(withWay).toMatch(/<h2[^>]*>Nothing waits\.<\/h2>/)
  expect(withWay).toContain('All orders')
  expect(withWay).not.toContain('<p')
  expect(shown({ plant: 'olive', title: 'Nothing waits.' }).match(/<div/g)).toHaveLength(1)
})
