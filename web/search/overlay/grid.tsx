import { createContext, type ReactNode, use, useId } from 'react'
import { type Column, cellId, isAt, type Place } from './places.ts'

/** Which grid this is, and where the arrows stand in it. */
export const GridContext = createContext<{ id: string; active: Place | undefined }>({
  id: '',
  active: undefined,
})

type RowProps = { className?: string | undefined; children: ReactNode }

export function Row(props: RowProps) {
  // biome-ignore lint/a11y/useSemanticElements: a grid of links, no table
  // biome-ignore lint/a11y/useFocusableInteractive: the keys stay in the box
  return <div role="row" {...props} />
}

type CellProps = RowProps & {
  at: [column: Column, row: number, cell?: number]
  onClick?: () => void
}

/** One thing to go to; where the arrows stand, it says that it is meant. */
export function Cell({ at: [column, row, cell = 0], ...rest }: CellProps) {
  const { id, active } = use(GridContext)
  const place = { column, row, cell }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of links, no table
    // biome-ignore lint/a11y/useFocusableInteractive: what stands in it takes the focus
    <div role="gridcell" id={cellId(id, place)} aria-selected={isAt(active, place)} {...rest} />
  )
}

type GroupProps = RowProps & { title: string; aside?: ReactNode }

/** Rows under their own title. */
export function Group({ title, aside, className = '', children }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of links, no table
    <div role="rowgroup" aria-labelledby={id} className={`search-group ${className}`}>
      <div role="presentation" className="search-group-head">
        <span id={id}>{title}</span>
        {aside}
      </div>
      {children}
    </div>
  )
}
