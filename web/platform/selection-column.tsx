import { TickBox } from '../ui/form/tick-box.tsx'
import { Cell, ColumnName } from '../ui/table.tsx'
import { allToggled, type Selection, selectionState } from './selection.ts'

const column = 'md:w-9.5 [--cell-edge:8px] [--cell-side:8px]'

type SelectAllProps = {
  label: string
  rows: readonly { id: number }[]
  selection: Selection
  onSelect(selection: Selection): void
}

/** The head of a column in which rows are selected: selects all of them, or none. */
export function SelectAll({ label, rows, selection, onSelect }: SelectAllProps) {
  const ticked = selectionState(selection, rows)
  return (
    <ColumnName isControl className={column}>
      <label className="flex items-center gap-3">
        <TickBox
          isPartly={ticked === 'some'}
          checked={ticked === 'all'}
          onChange={() => onSelect(allToggled(selection, rows))}
        />
        <span className="font-normal text-ink md:sr-only">{label}</span>
      </label>
    </ColumnName>
  )
}

type SelectRowProps = { label: string; isSelected: boolean; className: string; onToggle(): void }

export function SelectRow({ label, isSelected, className, onToggle }: SelectRowProps) {
  return (
    <Cell className={`${column} ${className}`}>
      <TickBox aria-label={label} checked={isSelected} onChange={onToggle} />
    </Cell>
  )
}
