import type { ComponentType, ReactNode } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { RenewalCard } from './renewal-card.tsx'
import { RenewalRow, RenewalTable } from './renewal-row.tsx'

/** How the renewals of a group stand: as cards or as rows of a table. */
export type RenewalLayout = {
  /** Of the group. */
  className: string
  All: ComponentType<{ children: ReactNode }>
  One: ComponentType<{ renewal: Renewal }>
  Loading: ComponentType<{ children: ReactNode }>
}

/** Columns of the board. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 min-[1200px]:grid-cols-4'

const card = { className: 'bg-sunken', One: CardItem, Loading: Item }
/** One below the other. */
export const columnLayout: RenewalLayout = {
  ...card,
  All: ({ children }) => <ul className="grid gap-2.5">{children}</ul>,
}
/** Across the whole width. */
export const gridLayout: RenewalLayout = {
  ...card,
  All: ({ children }) => <ul className={columns}>{children}</ul>,
}
export const tableLayout: RenewalLayout = {
  className: 'border border-line bg-surface px-4 md:px-6',
  All: RenewalTable,
  One: RenewalRow,
  Loading: ({ children }) => (
    <tr>
      <td colSpan={5}>{children}</td>
    </tr>
  ),
}

function Item({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}

function CardItem({ renewal }: { renewal: Renewal }) {
  return (
    <li>
      <RenewalCard renewal={renewal} />
    </li>
  )
}
