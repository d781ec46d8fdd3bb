import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { type JudgedScore, type JudgedSentence, scoreOf } from './judged.ts'
import { loadClaimRules } from './load-rules.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./judged/${file}.json`, import.meta.url), 'utf8'))

/** What the rules have reached; they may not fall below it. */
const recorded = read('scores') as Record<Language, Record<'seen' | 'hidden', Omit<JudgedScore, 'sentences'>>>

const scores = await Promise.all(
  languages.map(async (language) => {
    const judged = read(language) as JudgedSentence[]
    const rules = await loadClaimRules(language)
    const half = (hidden: boolean) =>
      scoreOf(
        judged.filter((row) => row.hidden === hidden),
        rules,
      )
    return { language, seen: half(false), hidden: half(true) }
  }),
)

const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(11)).join('')
const part = ({ sentences, precision, recall, shown }: JudgedScore) => [sentences, precision, recall, shown]
const table = [
  'Claims, judged sentences, in %: refused rightly (precision), claims refused (recall), refused or doubted (shown)',
  line(['', 'seen', 'precision', 'recall', 'shown', 'hidden', 'precision', 'recall', 'shown']),
  ...scores.map(({ language, seen, hidden }) => line([language, ...part(seen), ...part(hidden)])),
].join('\n')
// What passing tests write to the console is not shown.
process.stdout.write(`\n${table}\n`)

describe.each(scores)('the judged sentences in $language', ({ language, seen, hidden }) => {
  test('are at least fifty', () => {
    expect(seen.sentences + hidden.sentences).toBeGreaterThanOrEqual(50)
  })

  test.each([
    ['seen', seen],
    ['hidden', hidden],
  ] as const)('are judged as well as recorded by the rules, in the %s half', (half, score) => {
    const wanted = recorded[language][half]
    expect(score.precision).toBeGreaterThanOrEqual(wanted.precision)
    expect(score.recall).toBeGreaterThanOrEqual(wanted.recall)
    expect(score.shown).toBeGreaterThanOrEqual(wanted.shown)
  })
})
