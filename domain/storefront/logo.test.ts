import { expect, test } from 'vitest'
import { logoSize } from './logo.ts'

const most = { width: 150, height: 48 }

test.each([
  ['a wide logo fills the width', { width: 600, height: 100 }, { width: 150, height: 25 }],
  ['a tall one the height', { width: 100, height: 200 }, { width: 24, height: 48 }],
  ['a square one is as wide as high', { width: 20, height: 20 }, { width: 48, height: 48 }],
  ['a line is still seen', { width: 800, height: 1 }, { width: 150, height: 1 }],
])('%s', (_, logo, size) => {
  expect(logoSize(logo, most)).toEqual(size)
})
