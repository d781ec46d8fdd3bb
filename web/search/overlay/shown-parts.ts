import type { SearchResponse } from '#contract/search.ts'
import { type Search, textToSearch } from './search-machine.ts'

export type Part = 'loading' | 'recent' | 'popular' | 'suggestion' | 'pagination' | 'nothing' | 'failed'
type Offered = { recents: number; popular: SearchResponse | undefined }

/** The parts of the overlay. Until the first answer arrives, the previous parts stay. */
export function shownParts(search: Search, { recents, popular }: Offered): ReadonlySet<Part> {
  const parts = new Set<Part>()
  const { showing, results } = search
  if (showing === 'not-showing') return parts
  const isAwaited = textToSearch(search) !== undefined
  if (isAwaited || (showing === 'focused' && !popular)) parts.add('loading')
  if (showing === 'focused' || !results) {
    if (recents > 0) parts.add('recent')
    if (popular) parts.add('popular')
    return parts
  }
  const { total_found: found, hits } = results.answer
  if (results.failed) parts.add('failed')
  else if (found === 0) parts.add('nothing')
  else parts.add('suggestion')
  if (found > hits.length) parts.add('pagination')
  if (found === 0 && popular) parts.add('popular')
  return parts
}
