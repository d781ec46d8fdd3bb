import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flow, type Group, heightOf, layersOf, type Section, type Strip } from './flow.ts'

const strip = (height: number): Strip => ({ height, draw: () => ({ behind: [], content: [] }) })
const room = 800
const firstRoom = 600
const roomOf = (page: number) => (page === 0 ? firstRoom : room)

const plans = fc
  .array(
    fc.record({
      head: fc.option(fc.integer({ min: 1, max: 80 }), { nil: undefined }),
      after: fc.integer({ min: 0, max: 30 }),
      startsPage: fc.boolean(),
      groups: fc.array(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }), {
        maxLength: 12,
      }),
    }),
    { maxLength: 5 },
  )
  .map((sections): Group[] =>
    sections.flatMap(({ head, after, startsPage, groups }) => {
      const section: Section = { after, startsPage, ...(head && { head: strip(head) }) }
      return groups.map((heights) => ({ section, strips: heights.map(strip) }))
    }),
  )

describe('strips that flow over pages', () => {
  test('are all there, each once, in order', () => {
    fc.assert(
      fc.property(plans, (groups) => {
        const heads = new Set(groups.map(({ section }) => section.head))
        const placed = flow(groups, roomOf).flatMap((page) => page.map((each) => each.strip))
        expect(placed.filter((each) => !heads.has(each))).toEqual(groups.flatMap(({ strips }) => strips))
      }),
    )
  })

  test('are below each other, within their page', () => {
    fc.assert(
      fc.property(plans, (groups) => {
        for (const [number, page] of flow(groups, roomOf).entries()) {
          let used = 0
          for (const { strip: each, top } of page) {
            expect(top).toBeGreaterThanOrEqual(used)
            used = top + each.height
          }
          expect(used).toBeLessThanOrEqual(roomOf(number))
        }
      }),
    )
  })

  test('stay with their group if it fits on a page', () => {
    fc.assert(
      fc.property(plans, (groups) => {
        const pages = flow(groups, roomOf)
        const pageOf = (each: Strip) =>
          pages.findIndex((page) => page.some((placed) => placed.strip === each))
        for (const { section, strips } of groups)
          if ((section.head?.height ?? 0) + heightOf(strips) <= firstRoom)
            expect(new Set(strips.map(pageOf)).size).toBe(1)
      }),
    )
  })

  test('have their heading on every page, and no heading is alone', () => {
    fc.assert(
      fc.property(plans, (groups) => {
        for (const page of flow(groups, roomOf)) {
          for (const [at, { section, strip: each }] of page.entries()) {
            if (each === section.head) expect(page[at + 1]?.section).toBe(section)
            else if (page[at - 1]?.section !== section) expect(section.head).toBeUndefined()
          }
        }
      }),
    )
  })

  test('begin on a new page if their section does', () => {
    const [morning, evening]: Section[] = [{ after: 0 }, { after: 0, startsPage: true }]
    const pages = flow(
      [
        { section: morning!, strips: [strip(100)] },
        { section: evening!, strips: [strip(100)] },
        { section: evening!, strips: [strip(100)] },
      ],
      roomOf,
    )
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([[0], [0, 100]])
  })

  test('leave no page empty, even if one of them is higher than a page', () => {
    const section: Section = { after: 0, head: strip(50) }
    const pages = flow(
      [
        { section, strips: [strip(2000)] },
        { section, strips: [strip(10)] },
      ],
      roomOf,
    )
    expect(pages.map((page) => page.map(({ strip: { height } }) => height))).toEqual([
      [50, 2000],
      [50, 10],
    ])
  })
})

test('a section’s frame surrounds its part of each page', () => {
  const frames: number[][] = []
  const section: Section = {
    after: 0,
    head: strip(50),
    frame: (top, height) => {
      frames.push([top, height])
      return []
    },
  }
  const strips = [strip(400), strip(400), strip(300)]
  for (const page of flow(
    strips.map((each) => ({ section, strips: [each] })),
    roomOf,
  ))
    layersOf(page, 100)
  expect(frames).toEqual([
    [100, 450],
    [100, 750],
  ])
})
