import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react'

type TableProps = {
  /** The header cells, as `ColumnName`s. */
  head: ReactNode
  /** Rows are highlighted across the full width, so their text keeps a distance from the edges. */
  marksRows?: boolean
  /** Attributes of what contains the rows, for a focus that moves among them. */
  body?: ComponentPropsWithRef<'tbody'>
  className?: string
  children: ReactNode
}

const styles = {
  plain: {
    table:
      '[--cell-edge:0px] [--cell-side:12px] [--name-color:var(--color-ink-3)] [--name-line:var(--color-line)]',
    body: 'wrap-anywhere',
  },
  marked: {
    table:
      '[--cell-edge:10px] [--cell-side:10px] [--name-color:var(--color-ink-2)] [--name-line:var(--color-line-2)]',
    body: '',
  },
}

/** A table; on a phone each row becomes a list item, and the column names are for screen readers only. */
export function Table({ head, marksRows = false, body = {}, className = '', children }: TableProps) {
  const style = styles[marksRows ? 'marked' : 'plain']
  return (
    <table className={`w-full border-collapse text-label ${style.table} ${className}`}>
      <thead className="max-md:block">
        <tr className="max-md:block">{head}</tr>
      </thead>
      <tbody className={`max-md:block ${style.body}`} {...body}>
        {children}
      </tbody>
    </table>
  )
}

type CellProps = ComponentPropsWithoutRef<'td'> & {
  /** Aligned to the end of its column, such as a sum or a button. */
  atEnd?: boolean
}

const inTable =
  'md:table-cell md:border-b md:px-(--cell-side) md:align-middle md:first:pl-(--cell-edge) md:last:pr-(--cell-edge)'
const side = (atEnd: boolean) => (atEnd ? 'md:text-end' : 'md:text-start')

type ColumnNameProps = CellProps & {
  /** Contains a control, such as a check box for all rows. */
  isControl?: boolean
}

export function ColumnName({ atEnd = false, isControl = false, className = '', ...rest }: ColumnNameProps) {
  const narrow = isControl
    ? 'max-md:block max-md:border-b max-md:border-line max-md:py-3 max-md:text-start'
    : 'max-md:sr-only'
  const style = 'border-(color:--name-line) md:py-2.5 md:text-[13px] md:font-semibold'
  return (
    <th
      scope="col"
      className={`text-(color:--name-color) ${style} ${inTable} ${side(atEnd)} ${narrow} ${className}`}
      {...rest}
    />
  )
}

type RowProps = ComponentPropsWithoutRef<'tr'> & {
  /** The item of this row is open beside the table. */
  'data-open'?: true | undefined
}

export function Row({ className = '', ...rest }: RowProps) {
  return (
    <tr
      className={`group/row block border-b border-line py-3 data-open:bg-tint md:table-row ${className}`}
      {...rest}
    />
  )
}

export function Cell({ atEnd = false, className = '', ...rest }: CellProps) {
  return <td className={`block border-line md:py-2.5 ${inTable} ${side(atEnd)} ${className}`} {...rest} />
}
