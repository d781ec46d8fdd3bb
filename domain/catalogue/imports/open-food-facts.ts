import { allergensIn } from './audiences.ts'
import { categoriesOf, deliveryFormOf } from './categories.ts'
import { textOf } from './cells.ts'
import { barcodeNotes } from './dsld-overview.ts'
import { languageOfText } from './language-of-text.ts'
import { type Measure, measureOf } from './measures.ts'
import { type Note, note, reason } from './outcome.ts'
import { oneLine } from './plain-text.ts'
import type { Cells, Reading } from './record.ts'
import { isProbablySupplement } from './supplement-signs.ts'

export const openFoodFactsColumns = ['barcode_id', 'product_name', 'ingredients', 'product_image'] as const

/** The brand of products whose source names none. */
export const brandNotStated = 'Brand not stated'

const counted =
  /(\d+)\s*(g[eé?]l+ules?|g[eé]l\b|comprim[eé]s?|capsules?|kapseln?|tabletten|tablettes?|tablets?|tabs|(?:v[eé]gi)?caps|softgels?|perles?|ampoules?|sachets?|sticks?|compresse|c[aá]psulas|comprimidos|pastilles?|gummies)(?![\p{L}])/iu
const weighed = /(\d[\d.,]*)\s*(kg|gr|grammes?|g|ml|cl)(?![\p{L}])/iu

/** "Psyllium - 200 Gélules Végétales - Solgar": name, contents and brand in one text. */
export function partsOfName(text: string): { name: string; contents: Measure | null; brand: string | null } {
  const match = counted.exec(text) ?? weighed.exec(text)
  const contents = match ? measureOf(`${match[1]} ${match[2]}`) : null
  const parts = text.split(/\s+-\s*/).map((part) => part.trim())
  const place = parts.findIndex((part) => counted.test(part))
  if (place < 0) return { name: text, contents, brand: null }
  // After a count comes the brand, sometimes twice; after a weight it would be the flavour.
  const brand = parts.slice(place + 1).find((part) => !/^(\d|bio$|.?$)/i.test(part))
  return {
    name: parts.slice(0, Math.max(place, 1)).join(' - '),
    contents,
    brand: brand?.replace(/[.\s?]+$/, '') || null,
  }
}

/** Open Food Facts, supplement extract: one row per bar code. */
export function readOpenFoodFacts([row]: readonly Cells[]): Reading {
  const sourceKey = textOf(row!, 'barcode_id')
  if (!/^\d+$/.test(sourceKey)) return reason('key-missing', { column: 'barcode_id' })
  const printed = textOf(row!, 'product_name')
    .replace(/\\/g, '')
    .replace(/^[>\s]+/, '')
    .trim()
  if (!printed) return reason('name-missing')

  const { name, contents, brand } = partsOfName(printed)
  // In this database underscores mark allergens.
  const ingredientList = oneLine(textOf(row!, 'ingredients').replace(/[\\_]/g, ''))
  const barcode = barcodeNotes(sourceKey)
  const notes: Note[] = [...barcode.notes]
  if (!brand) notes.push(note('brand-not-stated'))
  const language = languageOfText(`${printed} ${ingredientList}`) ?? 'en'
  const picture = textOf(row!, 'product_image')
  return {
    patch: {
      target: { source: 'off', sourceKey },
      creates: true,
      brand: { name: brand ?? brandNotStated },
      texts: { [language]: { name, ingredientList } },
      terms: { categories: categoriesOf(printed), delivery_form: deliveryFormOf(printed) },
      allergens: allergensIn(ingredientList),
      variants: [
        {
          sku: `OFF-${sourceKey}`,
          barcode: barcode.barcode,
          contentAmount: contents?.amount ?? null,
          contentUnit: contents?.unit ?? null,
        },
      ],
      assets: [{ view: 'pack', sourceUrl: /^https:\/\//.test(picture) ? picture : null }],
      ...(isProbablySupplement(printed, ingredientList) ? {} : { hold: ['maybe-no-supplement' as const] }),
    },
    notes,
  }
}
