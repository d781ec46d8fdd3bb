import { type TermGroup, termGroups } from '#domain/catalogue/vocabulary.ts'
import { type Language, languages } from '#domain/languages.ts'
import { type TextField, textFields } from './record.ts'

const textColumnNames: Record<TextField, string> = {
  name: 'name',
  legalName: 'legal_name',
  description: 'description',
  usage: 'usage',
  ingredientList: 'ingredient_list',
  warning: 'warning',
}

export const textColumns: readonly { column: string; field: TextField; language: Language }[] =
  textFields.flatMap((field) =>
    languages.map((language) => ({ column: `${textColumnNames[field]}_${language}`, field, language })),
  )
export const termColumns: readonly TermGroup[] = termGroups

const productColumns = [
  'source',
  'source_key',
  'slug',
  'status',
  'brand',
  'brand_slug',
  'brand_country',
  'brand_design',
]
const factColumns = [
  'practitioner_only',
  'portion_amount',
  'portion_unit',
  'portions_per_pack',
  'label',
  'allergens',
  'warnings',
  'country_of_origin',
  'best_before',
  'operator',
  'design',
  'pictures',
  'review',
  'created_at',
]
const variantColumns = [
  'sku',
  'barcode',
  'content_amount',
  'content_unit',
  'weight_grams',
  'stock',
  'expected_on',
  'prices',
]

/** Columns of our own file format, in the order in which they are written. */
export const verbenaColumns: readonly string[] = [
  ...productColumns,
  ...textColumns.map(({ column }) => column),
  ...termColumns,
  ...factColumns,
  ...variantColumns,
]

/** Without these columns a file is not ours; any other column may be left out and then changes nothing. */
export const verbenaRequiredColumns = ['source_key', 'brand', 'name_en', 'sku'] as const

const formula = /^'*[=+\-@\t\r]/

/** Escapes a cell for spreadsheets, which would run text that begins like a formula. */
export function escapedCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Removes the escape again. */
export function unescapedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * Parts of a line separated by `|`; a bar, line break, or space at an end that belongs to a part is escaped with a
 * backslash.
 */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/[\\|]/g, '\\$&').replace(/\n/g, '\\n').replace(/^ | $/g, '\\s'))
    .join(' | ')
}

export function splitParts(line: string): string[] {
  const raw = ['']
  for (const mark of line.match(/\\.|\||[^\\|]+|\\$/gs) ?? []) {
    if (mark === '|') raw.push('')
    else raw[raw.length - 1] = `${raw.at(-1)}${mark}`
  }
  return raw.map((part) => part.trim().replace(/\\(.)/gs, (_, mark: string) => escapes[mark] ?? mark))
}

const escapes: Record<string, string> = { n: '\n', s: ' ' }
