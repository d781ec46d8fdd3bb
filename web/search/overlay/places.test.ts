import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, type Place, type Shape } from './places.ts'

/** Suggestions beside three products that can be added, and the link to all of them. */
const shape: Shape = { side: [1, 1], main: [2, 2, 2, 1] }
const main = (row: number, cell = 0): Place => ({ column: 'main', row, cell })
const side = (row: number): Place => ({ column: 'side', row, cell: 0 })

function walk(keys: string[], from?: Place, over = shape) {
  return keys.reduce<Place | undefined>(
    (place, key) => movedTo(place, `Arrow${key}`, over) ?? undefined,
    from,
  )
}

test('down moves from the box through all products and back to the box', () => {
  expect(walk(['Down'])).toEqual(main(0))
  expect(walk(['Down', 'Down', 'Down', 'Down'])).toEqual(main(3))
  expect(walk(['Down', 'Down', 'Down', 'Down', 'Down'])).toBeUndefined()
})

test('up moves from the box to the link to all products', () => {
  expect(walk(['Up'])).toEqual(main(3))
  expect(walk(['Up'], main(0))).toBeUndefined()
})

test('left moves to the suggestions, right back to the products', () => {
  expect(walk(['Left'], main(1))).toEqual(side(0))
  expect(walk(['Down'], side(0))).toEqual(side(1))
  expect(walk(['Right'], side(1))).toEqual(main(0))
})

test('right of a product is the button that adds it to a protocol', () => {
  expect(walk(['Right'], main(1))).toEqual(main(1, 1))
  expect(walk(['Right', 'Right'], main(1))).toEqual(main(1, 1))
  expect(walk(['Right', 'Left'], main(1))).toEqual(main(1))
})

test('below such a button is the next product itself', () => {
  expect(walk(['Down'], main(0, 1))).toEqual(main(1))
})

test('in the box left and right move the text cursor', () => {
  expect(movedTo(undefined, 'ArrowLeft', shape)).toBeUndefined()
  expect(movedTo(undefined, 'ArrowRight', shape)).toBeUndefined()
  expect(movedTo(main(0), 'Home', shape)).toBeUndefined()
})

test('without products, down moves to the other column', () => {
  expect(walk(['Down'], undefined, { side: [1], main: [] })).toEqual(side(0))
  expect(movedTo(undefined, 'ArrowDown', { side: [], main: [] })).toBeNull()
})

test('rows hidden on a narrow screen are skipped', () => {
  const narrow: Shape = { side: [1, 0, 1], main: [0, 2, 0] }
  expect(walk(['Down'], undefined, narrow)).toEqual(main(1))
  expect(walk(['Left', 'Down'], main(1), narrow)).toEqual(side(2))
  expect(walk(['Down'], main(1), narrow)).toBeUndefined()
})

const rows = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 })
const keys = fc.array(fc.constantFrom('Up', 'Down', 'Left', 'Right'), { maxLength: 20 })

test('no arrow ever leads to a missing cell', () => {
  fc.assert(
    fc.property(rows, rows, keys, (sideRows, mainRows, pressed) => {
      const over = { side: sideRows, main: mainRows }
      const place = walk(pressed, undefined, over)
      if (place) expect(place.cell).toBeLessThan(over[place.column][place.row] ?? 0)
    }),
  )
})
