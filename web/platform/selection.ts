/** Ids of the selected rows. */
export type Selection = ReadonlySet<number>
type Row = { id: number }

export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The same for a list. */
export function listToggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}

/** All rows, or none if all are selected already. */
export function allToggled(selection: Selection, rows: readonly Row[]): Selection {
  return selectionState(selection, rows) === 'all' ? new Set() : new Set(rows.map(({ id }) => id))
}

export function selectionState(selection: Selection, rows: readonly Row[]): 'none' | 'some' | 'all' {
  const ticked = rows.filter(({ id }) => selection.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === rows.length ? 'all' : 'some'
}

/** Rows no longer shown are not processed. */
export function visibleSelection(selection: Selection, rows: readonly Row[]): number[] {
  return rows.map(({ id }) => id).filter((id) => selection.has(id))
}
