import { allergensIn } from './audiences.ts'
import { textOf } from './cells.ts'
import { countryOf } from './countries.ts'
import { reason, skip } from './outcome.ts'
import type { Cells, Reading } from './record.ts'

export const dsldOtherIngredientsColumns = ['DSLD ID', 'Product Name', 'Other Ingredients'] as const
export const dsldCompanyColumns = [
  'DSLD ID',
  'Company Name',
  'Country',
  'Manufacturer',
  'Distributor',
] as const

/** NIH label database, other ingredients: completes products that were already imported. */
export function readDsldOtherIngredients([row]: readonly Cells[]): Reading {
  const sourceKey = textOf(row!, 'DSLD ID')
  if (!sourceKey) return reason('key-missing', { column: 'DSLD ID' })
  const printed = textOf(row!, 'Other Ingredients')
  if (!printed) return skip('no-data-in-row', { column: 'Other Ingredients' })
  const ingredientList = printed.replace(/;\s*/g, ', ')
  return {
    patch: {
      target: { source: 'dsld', sourceKey },
      creates: false,
      texts: { en: { ingredientList } },
      allergens: allergensIn(ingredientList),
    },
    notes: [],
  }
}

/**
 * NIH label database, companies: where a product's manufacturer is. A distributor's address does not tell the origin.
 */
export function readDsldCompanies(rows: readonly Cells[]): Reading {
  const sourceKey = textOf(rows[0]!, 'DSLD ID')
  if (!sourceKey) return reason('key-missing', { column: 'DSLD ID' })
  const manufacturers = rows.filter((row) => /^yes$/i.test(textOf(row, 'Manufacturer')))
  const country = manufacturers
    .map((row) => countryOf(textOf(row, 'Country')))
    .find((code) => code !== undefined)
  if (!country) return skip('no-data-in-row', { column: 'Country' })
  return {
    patch: { target: { source: 'dsld', sourceKey }, creates: false, countryOfOrigin: country },
    notes: [],
  }
}
