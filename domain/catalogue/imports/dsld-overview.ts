import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { suitableFor } from './audiences.ts'
import { categoriesOf, deliveryFormOf } from './categories.ts'
import { paragraphsOf, textOf } from './cells.ts'
import { contentsOf, portionsIn, servingOf } from './contents.ts'
import { doseInName } from './dose-in-name.ts'
import { type Note, note, reason } from './outcome.ts'
import type { Cells, Reading, Vocabulary } from './record.ts'

export const dsldOverviewColumns = [
  'DSLD ID',
  'Product Name',
  'Brand Name',
  'Bar Code',
  'Net Contents',
] as const

/** NIH label database, product overview: one row per label. */
export function readDsldOverview([row]: readonly Cells[], vocabulary: Vocabulary): Reading {
  const sourceKey = textOf(row!, 'DSLD ID')
  const name = textOf(row!, 'Product Name')
  const brand = textOf(row!, 'Brand Name')
  if (!/^\d+$/.test(sourceKey)) return reason('key-missing', { column: 'DSLD ID' })
  if (!name) return reason('name-missing')
  if (!brand) return reason('brand-missing')

  const netContents = textOf(row!, 'Net Contents')
  const contents = contentsOf(netContents)
  const { serving, several } = servingOf(textOf(row!, 'Serving Size'))
  const barcode = barcodeNotes(textOf(row!, 'Bar Code'))
  const notes: Note[] = [...barcode.notes]
  if (!contents) notes.push(note('contents-not-read', { text: netContents }))
  if (!serving) notes.push(note('serving-not-read', { text: textOf(row!, 'Serving Size') }))
  if (several) notes.push(note('serving-several'))

  // A name gives the dose of one unit, which equals the daily portion only if that is one unit.
  const oneUnit = serving?.amount === 1 && serving.unit !== 'g' && serving.unit !== 'ml'
  const dose = oneUnit ? doseInName(name, vocabulary) : null
  if (dose === 'not-read') notes.push(note('dose-not-read'))

  const form = withoutCode(textOf(row!, 'Supplement Form [LanguaL]'))
  const usage = paragraphsOf(row!, 'Suggested Use')
  return {
    patch: {
      target: { source: 'dsld', sourceKey },
      creates: true,
      brand: { name: brand },
      texts: { en: { name, usage } },
      terms: {
        categories: categoriesOf(name, withoutCode(textOf(row!, 'Product Type [LanguaL]'))),
        // "Other (e.g. tea bag)" is used for everything missing from the list, so the contents tell more.
        delivery_form: /^other/i.test(form)
          ? deliveryFormOf(netContents, name, form)
          : deliveryFormOf(form, netContents),
        suitable_for: suitableFor([netContents]),
      },
      portionAmount: serving?.amount ?? null,
      portionUnit: serving?.unit ?? null,
      portionsPerPack: portionsIn(contents?.contents ?? null, serving),
      lines: dose !== null && dose !== 'not-read' ? [dose] : [],
      variants: [
        {
          sku: `DSLD-${sourceKey}`,
          barcode: barcode.barcode,
          contentAmount: contents?.contents.amount ?? null,
          contentUnit: contents?.contents.unit ?? null,
          weightGrams: contents?.grams ?? null,
        },
      ],
      assets: [{ view: 'pack', sourceUrl: textOf(row!, 'URL') || null }],
      withdrawn: /^off market$/i.test(textOf(row!, 'Market Status')),
    },
    notes,
  }
}

/** "Capsule [E0159]" without the thesaurus code. */
export function withoutCode(text: string): string {
  return text.replace(/\s*\[[A-Z]\d{4}\]\s*$/, '')
}

/** A bar code is used only if its check digit is right; a row without one is still imported. */
export function barcodeNotes(text: string): { barcode: string | null; notes: Note[] } {
  if (text === '') return { barcode: null, notes: [] }
  const barcode = barcodeOf(text)
  if (barcode) return { barcode, notes: [] }
  const looksLikeOne = /^(\d{8}|\d{12,14})$/.test(text.replace(/[\s\-.]/g, ''))
  return {
    barcode: null,
    notes: [note(looksLikeOne ? 'barcode-wrong-check-digit' : 'barcode-not-a-barcode', { text })],
  }
}
