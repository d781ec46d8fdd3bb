import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingFound } from '#contract/nothing-found.ts'
import { nextSearch, notShowing, type Search, type SearchEvent, textToSearch } from './search-machine.ts'

const reached = (...events: SearchEvent[]) => events.reduce(nextSearch, notShowing(''))
const open: SearchEvent = { type: 'opened', text: '' }
const type = (text: string): SearchEvent => ({ type: 'typed', text })
const answer = (of: string, failed = false): SearchEvent => ({
  type: 'answered',
  results: { of, answer: nothingFound, failed },
})

describe('the search shows', () => {
  test('nothing until the box is focused', { tags: 'search-states' }, () => {
    expect(notShowing('').showing).toBe('not-showing')
    expect(reached(open).showing).toBe('focused')
  })

  test('results for two letters, but not for one', { tags: 'search-states' }, () => {
    expect(reached(open, type('m')).showing).toBe('focused')
    expect(reached(open, type('ma')).showing).toBe('searching')
  })

  test.each(['鋅', 'び', 'ビ'])('results for the single character %s', (sign) => {
    expect(textToSearch(reached(open, type(sign)))).toBe(sign)
  })

  test('popular products again when the box is emptied', () => {
    const emptied = reached(open, type('mag'), answer('mag'), type(''))
    expect(emptied).toEqual({ showing: 'focused', text: '', results: undefined })
    expect(reached(open, type('mag'), type('   ')).showing).toBe('focused')
  })

  test('results for the box’s text when it is reopened', () => {
    const closed = reached(open, type('mag'), answer('mag'), { type: 'closed' })
    expect(closed.showing).toBe('not-showing')
    expect(textToSearch(closed)).toBeUndefined()
    const again = nextSearch(closed, { type: 'opened', text: 'mag' })
    expect(again.showing).toBe('searching')
    expect(again.results?.of).toBe('mag')
  })
})

describe('answers', () => {
  test('stay visible until the next one arrives', () => {
    const typing = reached(open, type('mag'), answer('mag'), type('magn'))
    expect(typing.results?.of).toBe('mag')
    expect(textToSearch(typing)).toBe('magn')
    const answered = nextSearch(typing, answer('magn'))
    expect(answered.results?.of).toBe('magn')
    expect(textToSearch(answered)).toBeUndefined()
  })

  test('for one user are not shown to the next, for whom the search is repeated', () => {
    const left = reached(open, type('mag'), answer('mag'), { type: 'other-person' })
    expect(left.results).toBeUndefined()
    expect(textToSearch(left)).toBe('mag')
    const closed = reached(open, type('mag'), answer('mag'), { type: 'closed' }, { type: 'other-person' })
    expect(closed).toEqual(notShowing('mag'))
  })

  test('are shown again when the search reopens, and are checked for changes', () => {
    const again = reached(
      open,
      type('mag'),
      answer('mag'),
      { type: 'closed' },
      { type: 'opened', text: 'mag' },
    )
    expect(again.results?.of).toBe('mag')
    expect(textToSearch(again)).toBe('mag')
    expect(textToSearch(nextSearch(again, answer('mag')))).toBeUndefined()
  })

  test('to outdated queries are ignored', () => {
    const typing = reached(open, type('mag'), type('zinc'))
    expect(nextSearch(typing, answer('mag'))).toBe(typing)
    const gone = reached(open, type('mag'), { type: 'closed' })
    expect(nextSearch(gone, answer('mag'))).toBe(gone)
  })

  test('are not requested again for surrounding spaces', () => {
    expect(textToSearch(reached(open, type('mag'), answer('mag'), type('mag ')))).toBeUndefined()
  })

  test('can be requested again after a failure', () => {
    const failed = reached(open, type('mag'), answer('mag', true))
    expect(failed.results?.failed).toBe(true)
    expect(textToSearch(failed)).toBeUndefined()
    expect(textToSearch(nextSearch(failed, { type: 'retried' }))).toBe('mag')
  })
})

describe('another page', () => {
  const searching = reached(open, type('mag'), answer('mag'))

  test('closes the search, and keeps the text on products', () => {
    expect(nextSearch(searching, { type: 'went', text: undefined })).toEqual(notShowing('mag'))
  })

  test('clears it elsewhere', () => {
    expect(nextSearch(searching, { type: 'went', text: '' })).toEqual(notShowing(''))
  })
})

const anyText = fc.constantFrom('', 'm', 'ma', 'mag ', '鋅')
const anyEvent: fc.Arbitrary<SearchEvent> = fc.oneof(
  anyText.map((text) => ({ type: 'opened' as const, text })),
  anyText.map(type),
  anyText.map((text) => answer(text.trim())),
  fc.constantFrom<SearchEvent>({ type: 'closed' }, { type: 'retried' }, { type: 'went', text: undefined }),
)

test('results are never shown without a query, whatever happens in which order', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const search: Search = events.reduce(nextSearch, notShowing(''))
      if (search.showing === 'focused') expect(search.results).toBeUndefined()
      if (textToSearch(search) !== undefined) expect(search.showing).toBe('searching')
    }),
  )
})
