import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

const shown = (state: Parameters<typeof EmptyState>[0]) => renderToStaticMarkup(<EmptyState {...state} />)

test('missing content is explained in one sentence, with a button if there is one', () => {
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
