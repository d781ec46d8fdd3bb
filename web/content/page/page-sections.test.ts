import { expect, test } from 'vitest'
import { groupsOf, plainBlock, sectionsOf } from './page-sections.ts'

const blocks = [
  plainBlock('paragraph', 'Before'),
  plainBlock('heading', 'First'),
  plainBlock('item', 'one'),
  plainBlock('item', 'two'),
  plainBlock('numbered', 'three'),
  plainBlock('heading', 'Second'),
]

test('each heading begins a section, and what stands before the first has none', () => {
  expect(sectionsOf(blocks).map(({ heading, blocks: inside }) => [heading, inside.length])).toEqual([
    ['', 1],
    ['First', 3],
    ['Second', 0],
  ])
})

test('items that follow each other are one list, unless only one of them is numbered', () => {
  const groups = groupsOf(sectionsOf(blocks)[1]!.blocks)
  expect(groups.map(({ kind, blocks: inside }) => [kind, inside.length])).toEqual([
    ['item', 2],
    ['numbered', 1],
  ])
})
