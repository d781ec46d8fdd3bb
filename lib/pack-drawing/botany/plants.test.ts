import { describe, expect, test } from 'vitest'
import { isPlant, plantSvg, plants } from './plants.ts'

describe.each(plants)('%s', (plant) => {
  test('is drawn the same each time, within its box', () => {
    const svg = plantSvg(plant)
    expect(plantSvg(plant)).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.match(/<(path|circle|ellipse) /g)!.length).toBeGreaterThan(6)
  })
})

test('no two plants look alike', () => {
  expect(new Set(plants.map(plantSvg)).size).toBe(plants.length)
})

test('what is not in the botany is no plant', () => {
  expect(['verbena', 'nettle', 'constructor', ''].map(isPlant)).toEqual([true, false, false, false])
})
