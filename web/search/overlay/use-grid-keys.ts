import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { cellId, movedTo, type Place, type Shape } from './places.ts'

type GridKeysProps = {
  /** The grid's id, its active cell, and its content: new rows reset the cell. */
  id: string
  grid: RefObject<HTMLElement | null>
  shown: readonly unknown[]
  onOpen(): void
  onLeave(): void
}

/** The keys of the box: arrows move through the grid, Enter opens the active cell, Escape closes. */
export function useGridKeys({ id, grid, shown, onOpen, onLeave }: GridKeysProps) {
  const [place, setPlace] = useState<{ at: Place; of: readonly unknown[] }>()
  const active = place && shown.every((part, at) => part === place.of[at]) ? place.at : undefined

  useEffect(() => {
    if (active) document.getElementById(cellId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onLeave()
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      return document.getElementById(cellId(id, active))?.querySelector<HTMLElement>('a, button')?.click()
    }
    const next = movedTo(active, event.key, shapeOf(grid.current))
    if (next === undefined) return
    event.preventDefault()
    onOpen()
    setPlace(next ? { at: next, of: shown } : undefined)
  }

  return { active, onKeyDown }
}

function shapeOf(grid: HTMLElement | null): Shape {
  const rowsOf = (column: string) =>
    [...(grid?.querySelectorAll<HTMLElement>(`[data-column=${column}] [role=row]`) ?? [])].map((row) =>
      row.getClientRects().length > 0 ? row.querySelectorAll('[role=gridcell]:not(:empty)').length : 0,
    )
  return { side: rowsOf('side'), main: rowsOf('main') }
}
