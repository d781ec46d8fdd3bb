import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '../tests/support/architecture/architecture-problems.ts'
import { importsOf } from '../tests/support/architecture/imports.ts'
import { filesOfFeature, nameProblem } from './feature-files.ts'

describe('the files of a new feature', () => {
  const files = filesOfFeature('gift-cards')

  test('are in every folder it needs, under its name', () => {
    expect([...files.keys()]).toEqual([
      'contract/gift-cards-paths.ts',
      'contract/gift-cards.ts',
      'server/gift-cards/tables.ts',
      'server/gift-cards/list-gift-cards.ts',
      'server/gift-cards/routes.ts',
      'server/gift-cards/routes.test.ts',
    ])
  })

  test('pass the code checks', () => {
    expect(problemsOf(files)).toEqual([])
  })

  test.each([...files])('%s is valid, and its imports exist', (path, source) => {
    expect(parseSync(path, source).errors).toEqual([])
    for (const { to, isInternal } of importsOf(path, source)) {
      if (isInternal) expect(files.has(to) || existsSync(to), to).toBe(true)
    }
    for (const [, names = '', from = ''] of source.matchAll(
      /import (?:type )?\{ ([^}]+) \} from '#([^']+)'/g,
    )) {
      const imported = files.get(from) ?? readFileSync(from, 'utf8')
      for (const name of names.split(', ')) expect(imported, `${name} of ${from}`).toMatch(exported(name))
    }
  })
})

const exported = (name: string) => new RegExp(`export .*\\b${name}\\b`)

test.each(['GiftCards', 'gift_cards', 'gift cards', '../gifts', '', 'utils', 'platform'])(
  'no feature can be called "%s"',
  (name) => {
    expect(nameProblem(name)).toBeDefined()
  },
)
