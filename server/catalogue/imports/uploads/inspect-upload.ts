import { layoutOfUpload } from '#domain/catalogue/imports/layouts.ts'
import { uploadMaximumCharacters, uploadMaximumRows } from '#domain/catalogue/imports/uploads.ts'
import { FileProblem } from '../file-problem.ts'
import { readWhole, type SupplierFile } from '../inspect-file.ts'
import { readRows } from '../read-rows.ts'

/** Reads an uploaded file once completely. It may have any columns, and is limited in size. */
export async function inspectUpload(
  content: Buffer,
  name: string,
): Promise<{ file: SupplierFile; rows: number }> {
  let characters = 0
  const { shape, ...file } = await readWhole(content, {
    onText(text) {
      characters += text.length
      if (characters > uploadMaximumCharacters) throw new FileProblem('too-much-text')
    },
  })
  if (shape.columns.every((column) => column === '')) throw new FileProblem('empty')
  const inspected = { ...file, ...shape, name, layout: layoutOfUpload(shape.columns) }
  let rows = 0
  for await (const { number, lastNumber } of readRows(inspected)) {
    rows += lastNumber - number + 1
    if (rows > uploadMaximumRows) throw new FileProblem('too-many-rows', { maximum: uploadMaximumRows })
  }
  if (rows === 0) throw new FileProblem('empty')
  return { file: inspected, rows }
}
