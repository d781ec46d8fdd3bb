import { fold } from './fold.ts'

const written = /[\p{Script=Katakana}\p{Script=Hiragana}ー]+|\p{Script=Han}+/gu
const han = /^\p{Script=Han}+$/u
/** Shorter words have too little left if a character is wrong. */
const shortest = { kana: 4, han: 3 }
/** Anything longer is a sentence. */
const longest = 40

/** Characters of one script without spaces, as written and as folded: used in place of words. */
export type Run = { start: number; written: string; folded: string }

/** The Japanese and Chinese runs in a text that are long enough to be recognised with one wrong character. */
export function runsIn(text: string): Run[] {
  return [...text.matchAll(written)]
    .map(({ index, 0: run }) => ({ start: index, written: run, folded: fold(run) }))
    .filter(
      ({ written: run, folded }) =>
        folded.length === run.length && run.length <= longest && run.length >= shortestOf(run) - 1,
    )
}

/**
 * The longest part of a run that differs by one character from a known run, with that run. It begins at the start of
 * the run, or after another known run.
 */
export function findCorrection(
  run: string,
  known: ReadonlyMap<string, unknown>,
): { start: number; end: number; meant: string } | undefined {
  const starts = [...run].flatMap((_, start) => (start === 0 || known.has(run.slice(0, start)) ? start : []))
  let best: { start: number; end: number; meant: string } | undefined
  for (const meant of known.keys()) {
    if (meant.length < shortestOf(meant) || meant.length <= (best?.meant.length ?? 0)) continue
    // In Chinese, adding or removing a character makes another word.
    const lengths = han.test(meant) ? [meant.length] : [meant.length, meant.length + 1, meant.length - 1]
    const ends = starts.flatMap((start) => lengths.map((length) => ({ start, end: start + length })))
    const found = ends.find(
      ({ start, end }) =>
        end <= run.length && run[start] === meant[0] && isOneOff(run.slice(start, end), meant),
    )
    if (found) best = { ...found, meant }
  }
  return best
}

function shortestOf(run: string): number {
  return han.test(run) ? shortest.han : shortest.kana
}

/** One character wrong, missing or added, or two neighbours swapped. */
function isOneOff(typed: string, meant: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const [left, right] = [typed.slice(from), meant.slice(from)]
  if (left === right) return false
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1)
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1)
}
