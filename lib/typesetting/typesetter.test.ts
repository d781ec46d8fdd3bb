import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Style } from './page.ts'
import { openTypesetter } from './typesetter.ts'

const style: Style = { face: 'sans', weight: 400, size: 16, colour: '#000000' }
const letters =
  'abc defgh Magnesiumbisglycinat, 300\u00a0mg – Őszi ș 就寝前に水 verbena.example/protocols/x?-\n'
const typesetter = await openTypesetter('en', [letters])
const lines = (text: string, width: number) => typesetter.linesOf(text, style, width)

describe('a text in lines', () => {
  test('keeps every letter, in lines no wider than their space', () => {
    const texts = fc.string({ unit: fc.constantFrom(...letters), maxLength: 200 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 400 }), (text, width) => {
        const broken = lines(text, width)
        const bare = (words: string) => words.replaceAll(/[\s-]/g, '')
        expect(bare(broken.join(''))).toBe(bare(text))
        for (const line of broken) expect(typesetter.widthOf(line, style)).toBeLessThanOrEqual(width + 0.01)
      }),
      // A character that must not begin a line leaves a space at the end of the line before.
      { examples: [['maaa /', 40]] },
    )
  })

  test('breaks between words, keeps the writer’s line breaks, and separates no number from its unit', () => {
    expect(lines('abc defgh\nabc', 60)).toEqual(['abc', 'defgh', 'abc'])
    expect(lines('abc\n\nabc', 100)).toEqual(['abc', '', 'abc'])
    expect(lines('defgh 300\u00a0mg', 90)).toEqual(['defgh', '300\u00a0mg'])
  })

  test('hyphenates a word that is too long, but not a URL', () => {
    const [first = ''] = lines('Magnesiumbisglycinat', 100)
    expect(first).toMatch(/^Magnesium\w*-$/)
    expect(lines('verbena.example/protocols/x', 100).join('')).toBe('verbena.example/protocols/x')
  })

  test('breaks Japanese between any two characters', () => {
    const [first = '', second = ''] = lines('就寝前に水就寝前に水', 80)
    expect(first).toHaveLength(5)
    expect(second).toHaveLength(5)
  })
})

test('a line consists of consecutive runs', () => {
  const text = 'Őszi 就寝前 Magnesium'
  const runs = typesetter.runsOf(text, style)
  expect(runs.map((run) => run.text).join('')).toBe(text)
  expect(new Set(runs.map((run) => run.font)).size).toBeGreaterThan(2)
  for (const [index, run] of runs.entries())
    expect(run.x).toBeCloseTo(runs.slice(0, index).reduce((sum, { width }) => sum + width, 0))
})

test('bold letters are wider than light ones', () => {
  expect(typesetter.widthOf('Magnesium', { ...style, weight: 700 })).toBeGreaterThan(
    typesetter.widthOf('Magnesium', style),
  )
})
