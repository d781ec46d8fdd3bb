/** PostgreSQL accepts 65,535 parameters in one statement. */
export async function inBatches<Row>(
  rows: readonly Row[],
  size: number,
  write: (batch: Row[]) => PromiseLike<unknown>,
) {
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size))
}
