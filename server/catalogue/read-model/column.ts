/** The options of each product in one group, stored one after another in typed arrays. */
export type Column = { starts: Uint32Array; lengths: Uint16Array; values: Uint32Array; used: number }

export function emptyColumn(): Column {
  return {
    starts: new Uint32Array(1024),
    lengths: new Uint16Array(1024),
    values: new Uint32Array(4096),
    used: 0,
  }
}

export function rowOf(column: Column, slot: number): Uint32Array {
  const start = column.starts[slot] ?? 0
  return column.values.subarray(start, start + (column.lengths[slot] ?? 0))
}

export function setRow(column: Column, slot: number, options: readonly number[]): void {
  if (slot >= column.starts.length) growSlots(column, slot)
  const fits = options.length <= column.lengths[slot]!
  if (!fits) {
    column.lengths[slot] = 0
    if (column.used + options.length > column.values.length) compact(column, options.length)
    column.starts[slot] = column.used
    column.used += options.length
  }
  column.values.set(options, column.starts[slot])
  column.lengths[slot] = options.length
}

/** Increments `counts` for each option of each of the products. */
export function count(column: Column, slots: ArrayLike<number>, counts: Uint32Array): void {
  const { starts, lengths, values } = column
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!
    const start = starts[slot]!
    const end = start + lengths[slot]!
    for (let at = start; at < end; at += 1) counts[values[at]!]! += 1
  }
}

function growSlots(column: Column, slot: number): void {
  const size = Math.max(slot + 1, column.starts.length * 2)
  column.starts = extended(column.starts, new Uint32Array(size))
  column.lengths = extended(column.lengths, new Uint16Array(size))
}

// Rows that outgrew their space left gaps; growing removes them all.
function compact(column: Column, room: number): void {
  const live = column.lengths.reduce((sum, length) => sum + length, 0)
  const values = new Uint32Array((live + room) * 2)
  let used = 0
  for (let slot = 0; slot < column.starts.length; slot += 1) {
    values.set(rowOf(column, slot), used)
    column.starts[slot] = used
    used += column.lengths[slot]!
  }
  column.values = values
  column.used = used
}

function extended<T extends Uint32Array | Uint16Array>(from: T, to: T): T {
  to.set(from)
  return to
}
