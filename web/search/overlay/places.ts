/** The cells reached by the arrow keys: two columns of rows, each row with one or more cells. */
export type Column = 'side' | 'main'
export type Place = { column: Column; row: number; cell: number }
/** The number of cells in each row: none if it is not shown. */
export type Shape = Record<Column, readonly number[]>

/** The cell an arrow leads to; `null`: back to the box; `undefined`: the key has another meaning. */
export function movedTo(place: Place | undefined, key: string, shape: Shape): Place | null | undefined {
  if (key === 'ArrowDown') return place ? below(place, shape) : topOf(shape)
  if (key === 'ArrowUp') return place ? above(place, shape) : bottomOf(shape)
  // Without an active cell the arrows move the text cursor.
  if (!place) return undefined
  if (key === 'ArrowRight') return rightOf(place, shape)
  if (key === 'ArrowLeft') return leftOf(place, shape)
  return undefined
}

export function isAt(place: Place | undefined, { column, row, cell }: Place): boolean {
  return place?.column === column && place.row === row && place.cell === cell
}

export function cellId(grid: string, { column, row, cell }: Place): string {
  return `${grid}-${column}-${row}-${cell}`
}

function below({ column, row }: Place, shape: Shape): Place | null {
  return rowAt(column, nextRow(shape[column], row + 1, 1))
}

function above({ column, row }: Place, shape: Shape): Place | null {
  return rowAt(column, nextRow(shape[column], row - 1, -1))
}

function rightOf(place: Place, shape: Shape): Place {
  const { column, row, cell } = place
  if (cell + 1 < (shape[column][row] ?? 0)) return { ...place, cell: cell + 1 }
  return (column === 'side' && firstOf('main', shape)) || place
}

function leftOf(place: Place, shape: Shape): Place {
  const { column, cell } = place
  if (cell > 0) return { ...place, cell: cell - 1 }
  return (column === 'main' && firstOf('side', shape)) || place
}

/** The main column comes first. */
function topOf(shape: Shape): Place | null {
  return firstOf('main', shape) ?? firstOf('side', shape)
}

function bottomOf(shape: Shape): Place | null {
  return lastOf('main', shape) ?? lastOf('side', shape)
}

function firstOf(column: Column, shape: Shape): Place | null {
  return rowAt(column, nextRow(shape[column], 0, 1))
}

function lastOf(column: Column, shape: Shape): Place | null {
  return rowAt(column, nextRow(shape[column], shape[column].length - 1, -1))
}

function rowAt(column: Column, row: number | undefined): Place | null {
  return row === undefined ? null : { column, row, cell: 0 }
}

function nextRow(rows: readonly number[], from: number, step: 1 | -1): number | undefined {
  for (let row = from; row >= 0 && row < rows.length; row += step) if (rows[row]) return row
  return undefined
}
