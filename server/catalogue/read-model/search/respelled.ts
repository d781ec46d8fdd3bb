import { meantIn, runsIn } from '#domain/search/runs.ts'
import { queryWords } from '#domain/search/words.ts'
import type { TextIndex } from './text-index.ts'

/** What was typed with slips in Japanese and Chinese mended, whose pairs of characters tell nothing of them; undefined without one. */
export function respelled(index: TextIndex, typed: string): string | undefined {
  let mended = ''
  let at = 0
  for (const { start, folded } of runsIn(typed)) {
    const isStrange = queryWords(folded).some((pair) => index.lookUp(pair, 'any', false).length === 0)
    const slip = isStrange ? meantIn(folded, index.knownRuns) : undefined
    if (!slip) continue
    mended += typed.slice(at, start + slip.start) + index.knownRuns.get(slip.meant)!
    at = start + slip.end
  }
  return at === 0 ? undefined : mended + typed.slice(at)
}
