import { expect, test } from 'vitest'
import { figureSearch, readFigureView } from './figure-view.ts'

test('a URL gives its range and view back; others show thirty days as charts', () => {
  const view = { range: '12-months', isTable: true } as const
  expect(readFigureView(new URLSearchParams(figureSearch(view)))).toEqual(view)
  expect(readFigureView(new URLSearchParams('range=century&view=pie'))).toEqual({
    range: '30-days',
    isTable: false,
  })
})
