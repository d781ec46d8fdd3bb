import { describe, expect, test } from 'vitest'
import { isPlant, plantSvg, plants } from './plants.ts'

describe.each(plants)('%s', (plant) => {
  test('is always drawn the same, within its box', () => {
    const svg = plantSvg(plant)
    expect(plantSvg(plant)).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<(path|circle|ellipse) /g)!.length).toBeGreaterThan(6)
  })
})

test('all plants look different', () => {
  expect(new Set(plants.map(plantSvg)).size).toBe(plants.length)
})

test('an unknown name is not a plant', () => {
  expect(['verbena', 'nettle', 'constructor', ''].map(isPlant)).toEqual([true, false, false, false])
})
