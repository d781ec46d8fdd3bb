import { expect, test } from 'vitest'
import { placeOf, scrollGoal } from './scroll-goal.ts'

const onward = { isPop: false, isNewPath: true, isOfBrowser: false, hash: '', stored: undefined }
const back = { ...onward, isPop: true, stored: 840 }
const letter = { ...back, isNewPath: false, isOfBrowser: true, hash: '#letter-s' }

test('a new page starts at its top, or where its address says', () => {
  expect(scrollGoal(onward)).toBe('top')
  expect(scrollGoal({ ...onward, hash: '#letter-s' })).toBe('fragment')
})

test('a new query stays where it is', () => {
  expect(scrollGoal({ ...onward, isNewPath: false })).toBeUndefined()
})

test('a visitor who goes back is where they were', () => {
  expect(scrollGoal(back)).toBe(840)
  expect(scrollGoal({ ...back, stored: undefined })).toBe(0)
})

test('a press on a letter of the brands leads to this letter, also once another place was stored', () => {
  expect(scrollGoal(letter)).toBe('fragment')
  expect(scrollGoal({ ...letter, stored: undefined })).toBe('fragment')
})

test('a visitor who comes back to the letter from a brand is where they were', () => {
  expect(scrollGoal({ ...letter, isNewPath: true })).toBe(840)
})

test('the page as it was opened and its letters have places of their own', () => {
  const opened = { key: 'default', pathname: '/en/brands', search: '', hash: '' }
  const places = [opened, { ...opened, hash: '#letter-s' }, { ...opened, pathname: '/en/about' }].map(placeOf)
  expect(new Set(places).size).toBe(3)
  expect(placeOf({ ...opened, key: 'abc' })).toBe('abc')
})
