import { createContext, type ReactNode, use, useId } from 'react'
import { type Column, cellId, isAt, type Place } from './places.ts'

/** The grid's id, and its active cell. */
export const GridContext = createContext<{ id: string; active: Place | undefined }>({
  id: '',
  active: undefined,
})

/** The marking of the active cell: full-width links get a background, others an outline. */
export const activeBackground = 'aria-selected:*:bg-tint'
export const activeOutline =
  'aria-selected:*:outline-2 aria-selected:*:outline-offset-2 aria-selected:*:outline-ink'
export const activeContent =
  'aria-selected:[&_:is(button,input)]:outline-2 aria-selected:[&_:is(button,input)]:outline-offset-2 aria-selected:[&_:is(button,input)]:outline-ink'
/** A link that fills the side column. */
export const sideLink =
  'flex min-h-10 items-center gap-3 rounded-control px-2.5 hover:bg-tint max-xl:min-h-11 [&>.icon]:text-ink-3'

type RowProps = { className?: string | undefined; children: ReactNode }

export function Row(props: RowProps) {
  // biome-ignore lint/a11y/useSemanticElements: a grid of links, not a table
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
  return <div role="row" {...props} />
}

type CellProps = RowProps & {
  at: [column: Column, row: number, cell?: number]
  onClick?: () => void
}

/** A link of the grid; marked when it is active. */
export function Cell({ at: [column, row, cell = 0], ...rest }: CellProps) {
  const { id, active } = use(GridContext)
  const place = { column, row, cell }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of links, not a table
    // biome-ignore lint/a11y/useFocusableInteractive: its content can be focused
    <div role="gridcell" id={cellId(id, place)} aria-selected={isAt(active, place)} {...rest} />
  )
}

type GroupProps = RowProps & { title: string; aside?: ReactNode }

/** Rows under a title. */
export function Group({ title, aside, className = '', children }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of links, not a table
    <div role="rowgroup" aria-labelledby={id} className={className}>
      <div
        role="presentation"
        className="mb-1.5 flex min-h-4.75 items-baseline justify-between gap-3 text-micro text-ink-3"
      >
        <span id={id} className="font-semibold tracking-[0.01em]">
          {title}
        </span>
        {aside}
      </div>
      {children}
    </div>
  )
}
