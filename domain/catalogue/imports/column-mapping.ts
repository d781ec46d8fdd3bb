import { namesOfFields, type SupplierField, supplierFields } from './column-names.ts'
import { comparable } from './plain-text.ts'

/** The column for each field that the file has, as written in the file. */
export type ColumnMapping = Partial<Record<SupplierField, string>>

/** Recognises columns by their names; those of the supplier's earlier files have priority. */
export function guessMapping(columns: readonly string[], remembered: ColumnMapping = {}): ColumnMapping {
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  const take = (field: SupplierField, column: string | undefined) => {
    if (column === undefined || taken.has(column)) return
    mapping[field] = column
    taken.add(column)
  }
  for (const field of supplierFields) {
    const known = remembered[field]
    if (known !== undefined && columns.includes(known)) take(field, known)
  }
  for (const field of supplierFields) {
    if (mapping[field] !== undefined) continue
    const free = columns.filter((column) => !taken.has(column))
    for (const name of namesOfFields[field]) {
      const column = free.find((each) => fieldName(each) === fieldName(name))
      if (column === undefined) continue
      take(field, column)
      break
    }
  }
  return mapping
}

/** "æ" and "_" are written in many ways. */
function fieldName(column: string): string {
  return comparable(column.replace(/æ/gi, 'ae').replaceAll('_', ' '))
}

export type MappingProblem = 'key-unmapped' | 'data-unmapped' | 'column-twice' | 'column-unknown'

/** Why a file cannot be read with this mapping. */
export function mappingProblem(
  mapping: ColumnMapping,
  columns: readonly string[],
): MappingProblem | undefined {
  const used = Object.values(mapping)
  if (used.some((column) => !columns.includes(column))) return 'column-unknown'
  if (new Set(used).size < used.length) return 'column-twice'
  if (mapping.sku === undefined && mapping.barcode === undefined) return 'key-unmapped'
  if (mapping.name === undefined && mapping.price === undefined && mapping.stock === undefined)
    return 'data-unmapped'
  return undefined
}
