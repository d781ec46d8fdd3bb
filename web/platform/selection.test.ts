import { expect, test } from 'vitest'
import { allToggled, listToggled, selectionState, toggled, visibleSelection } from './selection.ts'

const rows = [{ id: 3 }, { id: 2 }, { id: 1 }]

test('a row can be selected and deselected', () => {
  const ticked = toggled(new Set(), 2)
  expect([...ticked]).toEqual([2])
  expect([...toggled(ticked, 2)]).toEqual([])
})

test('the check box above selects all rows, and deselects them if all are selected', () => {
  const all = allToggled(new Set([2]), rows)
  expect(selectionState(all, rows)).toBe('all')
  expect(selectionState(allToggled(all, rows), rows)).toBe('none')
})

test('the check box above is indeterminate if only some rows are selected', () => {
  expect(selectionState(new Set([2]), rows)).toBe('some')
  expect(selectionState(new Set([9]), rows)).toBe('none')
  expect(selectionState(new Set(), [])).toBe('none')
})

test('rows selected on another page are not processed from this one', () => {
  expect(visibleSelection(new Set([9, 1, 3]), rows)).toEqual([3, 1])
})

test('an entry of a list can be selected and deselected', () => {
  expect(listToggled(['nl', 'be'], 'de')).toEqual(['nl', 'be', 'de'])
  expect(listToggled(['nl', 'be', 'de'], 'be')).toEqual(['nl', 'de'])
})
