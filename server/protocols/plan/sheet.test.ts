import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOfDay } from '#domain/protocols/dose.ts'
import type { Measure, Page, Tagged, Text } from '#lib/typesetting/typesetting.ts'
import { a4, pagesOf } from '#lib/typesetting/typesetting.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { brandOf, doseAt, paperWith, rowOf } from '../../../tests/support/plan-papers.ts'
import { dayGrid } from './day-grid.ts'
import { largePrint } from './large-print.ts'
import type { PlanLayout } from './plan-layout.ts'
import { logoKey, type PlanPaper } from './plan-paper.ts'

/** Every letter is half as wide as it is high. */
const measure: Measure = {
  widthOf: (text, { size }) => (text.length * size) / 2,
  linesOf(text, style, width) {
    const most = Math.max(1, Math.floor((2 * width) / style.size))
    return text
      .split('\n')
      .flatMap((line) => (line ? (line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []) : ['']))
      .filter((line, _, lines) => line || lines.length > 1)
  },
}
const t = loadTranslations('locales').translatorFor('en')
const layout: PlanLayout = { t, measure, qr: () => ({ path: 'M0 0h1v1h-1z', modules: 29 }) }

const grid = (paper: PlanPaper) => pagesOf(dayGrid(layout, paper))
const large = (paper: PlanPaper) => pagesOf(largePrint(layout, paper))
const read = (parts: readonly (Tagged | Text)[]): Text[] =>
  parts.flatMap((part) => ('tag' in part ? read(part.parts) : part))
const textsOn = ({ content, running }: Page) => [...read(content), ...running]
const logosOn = ({ behind }: Page) =>
  behind.filter((decor) => decor.kind === 'picture').filter(({ key }) => key === logoKey)
const saidOn = (page: Page) => textsOn(page).map(({ text }) => text)
const rowsOf = (parts: readonly (Tagged | Text)[]): Tagged[] =>
  parts.flatMap((part) => ('tag' in part ? (part.tag === 'TR' ? [part] : rowsOf(part.parts)) : []))

const products = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rowOf({ name: `Product ${index}.`, dose: doseAt(timesOfDay[index % 4]!) }),
  )
const someRow = fc.record({
  name: fc.string({ minLength: 1, maxLength: 300, unit: fc.constantFrom('a', 'W', ' ', '寝') }),
  note: fc.option(fc.string({ maxLength: 1000, unit: fc.constantFrom('n', ' ', '\n') })),
  dose: fc.option(fc.subarray([...timesOfDay], { minLength: 1 }).map((times) => doseAt(...times))),
})
const someBrand = fc.record({
  colour: fc.constant('#7a3d1f'),
  logo: fc.option(
    fc.record({ width: fc.integer({ min: 1, max: 800 }), height: fc.integer({ min: 1, max: 240 }) }),
  ),
  contact: fc.array(
    fc.record({
      text: fc.string({ maxLength: 250, unit: fc.constantFrom('c', ' ', '寝') }),
      link: fc.constant(undefined),
    }),
    { maxLength: 4 },
  ),
})
const somePaper = fc
  .tuple(
    fc.option(someBrand),
    fc.array(someRow, { maxLength: 30 }),
    fc.string({ maxLength: 2000, unit: fc.constantFrom('d', ' ', '\n') }),
  )
  .map(([brand, rows, description]) =>
    paperWith(
      rows.map((row, index) => rowOf({ ...row, name: `#${index} ${row.name}` })),
      { brand, description },
    ),
  )

describe.each([
  ['the day grid', grid],
  ['the large print', large],
])('%s', (_, pagesFor) => {
  test('keeps everything inside the margins of its page', () => {
    fc.assert(
      fc.property(somePaper, (paper) => {
        for (const page of pagesFor(paper)) {
          const ends = textsOn(page).map(({ baseline }) => baseline)
          expect(Math.max(...ends)).toBeLessThanOrEqual(a4.height - 36)
          for (const { x, y, width, height } of logosOn(page)) {
            expect(x + width).toBeLessThan(a4.width / 2)
            expect(y + height).toBeLessThan(110)
          }
          expect(Math.min(...textsOn(page).map(({ x }) => x))).toBeGreaterThanOrEqual(52)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('shows where to find the plan online, the legal text on food supplements, and the page number', () => {
    const pages = pagesFor(paperWith(products(40)))
    const said = pages.flatMap(saidOn).join(' ')
    expect(said).toContain('verbena.example/protocols/')
    expect(said).toContain('are no substitute for a varied diet')
    for (const [number, page] of pages.entries())
      expect(saidOn(page).join(' ')).toContain(`${number + 1} of ${pages.length}`)
  })

  test('shows a logo in its own proportions on each page, instead of initials', () => {
    for (const logo of [
      { width: 600, height: 150 },
      { width: 120, height: 240 },
    ]) {
      const pages = pagesFor(paperWith(products(40), { brand: brandOf({ logo }) }))
      for (const page of pages) {
        expect(saidOn(page)).not.toContain('iv')
        const [shown, ...others] = logosOn(page)
        expect(others).toEqual([])
        expect(shown!.width / shown!.height).toBeCloseTo(logo.width / logo.height, 1)
      }
    }
  })

  test('shows the name of a practitioner with a page in their colour, and how to reach them once', () => {
    const pages = pagesFor(paperWith(products(40), { brand: brandOf() }))
    const name = textsOn(pages[0]!).find(({ text }) => text.startsWith('Ilse Vermeulen'))
    expect(name?.style.colour).toBe('#7a3d1f')
    const texts = pages.flatMap(textsOn)
    for (const { text, link } of brandOf().contact)
      expect(texts.filter((each) => each.text === text).map((each) => each.link)).toEqual([link])
  })

  test('repeats author and title on each page, and has them read aloud once', () => {
    const [first, ...others] = pagesFor(paperWith(products(40)))
    expect(
      read(first!.content)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Ilse Vermeulen')
    expect(others.length).toBeGreaterThan(0)
    for (const { content, running } of others) {
      const repeated = running.map(({ text }) => text).join(' ')
      expect(repeated).toContain('Ilse Vermeulen')
      expect(repeated).toContain('Gut repair')
      expect(
        read(content)
          .map(({ text }) => text)
          .join(' '),
      ).not.toContain('Ilse Vermeulen')
    }
  })
})

describe('the day grid', () => {
  test('has every product once, in the order of the day', () => {
    fc.assert(
      fc.property(somePaper, (paper) => {
        const named = grid(paper)
          .flatMap(saidOn)
          .flatMap((text) => text.match(/^#(\d+) /)?.[1] ?? [])
          .map(Number)
        const first = (at: number) => timesOfDay.indexOf(paper.rows[at]!.dose?.times[0] ?? 'night')
        const expected = [...paper.rows.keys()].sort((one, other) => {
          const [a, b] = [paper.rows[one]!.dose, paper.rows[other]!.dose]
          return a && b ? first(one) - first(other) : Number(!a) - Number(!b)
        })
        expect(named).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })

  test('fits eleven products on one page and puts more on others, each with column headings', () => {
    expect(grid(paperWith(products(11)))).toHaveLength(1)
    const pages = grid(paperWith(products(60)))
    expect(pages.length).toBeGreaterThan(4)
    for (const { content } of pages)
      expect(read(rowsOf(content)[0]!.parts).map(({ text }) => text)).toEqual([
        'Product',
        'Morning',
        'Midday',
        'Evening',
        'Before bed',
      ])
  })

  test('shows in each column what is taken then, and nothing otherwise', () => {
    const dose = { ...doseAt('morning', 'evening'), food: 'with' as const }
    const [page] = grid(paperWith([rowOf({ dose })]))
    const [, row] = rowsOf(page!.content)
    const cells = row!.parts.map((cell) => ('parts' in cell ? read(cell.parts).map(({ text }) => text) : []))
    expect(cells.slice(1)).toEqual([
      ['2\u00a0capsules', 'with breakfast'],
      [],
      ['2\u00a0capsules', 'with dinner'],
      [],
    ])
  })

  test('refers to the label if neither practitioner nor label names a dose', () => {
    const [page] = grid(paperWith([rowOf({ dose: null })]))
    expect(saidOn(page!)).toContain('As on the label')
  })

  test('has no text smaller than 11 pixels', () => {
    for (const page of grid(paperWith(products(20))))
      for (const { style } of textsOn(page)) expect(style.size).toBeGreaterThanOrEqual(11)
  })

  test('shows a note of a thousand characters completely', () => {
    const note = 'abcdefghi '.repeat(100).trim()
    const said = grid(paperWith([rowOf({ note })]))
      .flatMap(saidOn)
      .join('')
    expect(said.replaceAll(' ', '')).toContain(note.replaceAll(' ', ''))
  })

  test('leaves out what is unknown: client, version, link', () => {
    const said = grid(paperWith(products(1), { client: null, version: null, link: null })).flatMap(saidOn)
    for (const words of ['Prepared for', 'Version']) expect(said).not.toContain(words)
    expect(said.join(' ')).not.toContain('http')
  })
})

describe('the large print', () => {
  test('has no text smaller than 18 pixels, and doses in 24', () => {
    const texts = large(paperWith([...products(20), rowOf({ note: 'With water.' })])).flatMap(textsOn)
    for (const { style } of texts) expect(style.size).toBeGreaterThanOrEqual(18)
    const doses = texts.filter(({ text }) => text === '2\u00a0capsules')
    expect(doses.map(({ style }) => style.size)).toEqual(Array(21).fill(24))
  })

  test('puts two times of day on a page and says what is on the next', () => {
    const pages = large(paperWith(products(8)))
    expect(pages).toHaveLength(2)
    expect(saidOn(pages[0]!)).toEqual(expect.arrayContaining(['Morning', 'Midday']))
    expect(saidOn(pages[0]!)).toContain('1 of 2, overleaf: evening and before bed')
    expect(saidOn(pages[1]!)).toEqual(expect.arrayContaining(['Evening', 'Before bed', '2 of 2']))
  })

  test('shows a product at each of its times, with a box to tick', () => {
    const pages = large(paperWith([rowOf({ dose: doseAt('morning', 'night') })]))
    expect(pages.flatMap(saidOn).filter((text) => text === 'Magnesium')).toHaveLength(2)
    const boxes = pages.flatMap(({ behind }) =>
      behind.filter((decor) => decor.kind === 'box' && decor.width === 26 && decor.stroke),
    )
    expect(boxes).toHaveLength(2)
  })
})
