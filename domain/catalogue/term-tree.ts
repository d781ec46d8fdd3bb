import type { FieldProblem } from '../field-problems.ts'
import type { TermGroup } from './vocabulary.ts'

export type TermPlace = { id: number; parentId: number | null; position: number }
/** Only categories contain each other. */
export const hasSubterms = (group: TermGroup): boolean => group === 'categories'
export const termNameMaximum = 80
/** A menu deeper than this cannot be used. */
export const termDepthMaximum = 4

/** Terms in the order of the tree: each before its children. */
export function inTreeOrder<Term extends TermPlace>(
  terms: readonly Term[],
  parentId: number | null = null,
): Term[] {
  return terms
    .filter((term) => term.parentId === parentId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .flatMap((term) => [term, ...inTreeOrder(terms, term.id)])
}

/** The terms with these places instead of their own. */
function replaced(terms: readonly TermPlace[], places: readonly TermPlace[]): TermPlace[] {
  return terms.map((term) => places.find(({ id }) => id === term.id) ?? term)
}

export type Move = { id: number; parentId: number | null; beforeId: number | null }

/** The places of all siblings after a move, or why it is not possible. */
export function movedTerms(
  terms: readonly TermPlace[],
  { id, parentId, beforeId }: Move,
): { places: TermPlace[] } | { problem: FieldProblem } {
  const parent = terms.find((term) => term.id === parentId)
  const isInside = parentId !== null && pathOf(terms, parentId).includes(id)
  if ((parentId !== null && !parent) || isInside) return { problem: 'invalid' }
  const depth = (parentId === null ? 0 : pathOf(terms, parentId).length) + heightOf(terms, id)
  if (depth > termDepthMaximum) return { problem: 'too-deep' }
  const siblings = inTreeOrder(
    terms.filter((term) => term.parentId === parentId && term.id !== id),
    parentId,
  )
  const at = beforeId === null ? siblings.length : siblings.findIndex((term) => term.id === beforeId)
  if (at < 0) return { problem: 'invalid' }
  const moved = { id, parentId, position: at }
  return {
    places: siblings.toSpliced(at, 0, moved).map((term, position) => ({ ...term, parentId, position })),
  }
}

/** The terms after these moves, one after the other; an impossible one changes nothing. */
export function withMoves(terms: readonly TermPlace[], moves: readonly Move[]): readonly TermPlace[] {
  return moves.reduce((now, move) => {
    const moved = movedTerms(now, move)
    return 'places' in moved ? replaced(now, moved.places) : now
  }, terms)
}

/** The term and what contains it, from the inside out. */
function pathOf(terms: readonly TermPlace[], id: number): number[] {
  const path: number[] = []
  for (let at = terms.find((term) => term.id === id); at && !path.includes(at.id); ) {
    path.push(at.id)
    const { parentId } = at
    at = terms.find((term) => term.id === parentId)
  }
  return path
}

function heightOf(terms: readonly TermPlace[], id: number): number {
  const children = terms.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(terms, child.id)))
}

/** Where a key moves a term: up and down among its siblings, into the one before it, or out of its parent. */
export function moveByKey(
  terms: readonly TermPlace[],
  id: number,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): Move | undefined {
  const term = terms.find((each) => each.id === id)
  if (!term) return undefined
  const siblings = inTreeOrder(terms, term.parentId).filter(({ parentId }) => parentId === term.parentId)
  const at = siblings.findIndex((each) => each.id === id)
  const { parentId } = term
  switch (key) {
    case 'ArrowUp':
      return at > 0 ? { id, parentId, beforeId: siblings[at - 1]!.id } : undefined
    case 'ArrowDown':
      return at < siblings.length - 1 ? { id, parentId, beforeId: siblings[at + 2]?.id ?? null } : undefined
    case 'ArrowRight':
      return at > 0 ? { id, parentId: siblings[at - 1]!.id, beforeId: null } : undefined
    case 'ArrowLeft': {
      const parent = terms.find((each) => each.id === parentId)
      if (!parent) return undefined
      const uncles = inTreeOrder(terms, parent.parentId).filter((each) => each.parentId === parent.parentId)
      const after = uncles[uncles.findIndex((each) => each.id === parent.id) + 1]
      return { id, parentId: parent.parentId, beforeId: after?.id ?? null }
    }
  }
}
