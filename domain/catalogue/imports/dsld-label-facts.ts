import { exact } from '#domain/exact.ts'
import { compoundKey } from '#domain/reference/compounds.ts'
import { nrvPercent } from '#domain/reference/nrv.ts'
import { allergensIn, freeFrom, suitableFor } from './audiences.ts'
import { categoriesOf, deliveryFormOf } from './categories.ts'
import { objectsOf, positiveOf, textOf, textsOf } from './cells.ts'
import { contentsOf } from './contents.ts'
import { barcodeNotes } from './dsld-overview.ts'
import { amountUnitOf, countedUnit, measureOf } from './measures.ts'
import { type Note, note, reason } from './outcome.ts'
import { paragraphs } from './plain-text.ts'
import type { Cells, LineRecord, Reading, Vocabulary } from './record.ts'

export const dsldLabelFactsColumns = [
  'dsldId',
  'fullName',
  'brandName',
  'servingSizes',
  'ingredients',
] as const

/** NIH label database, complete labels with amounts: one JSON object per line. */
export function readDsldLabelFacts([row]: readonly Cells[], vocabulary: Vocabulary): Reading {
  const label = row!
  const sourceKey = textOf(label, 'dsldId')
  const name = textOf(label, 'fullName')
  const brand = textOf(label, 'brandName')
  if (!/^\d+$/.test(sourceKey)) return reason('key-missing', { column: 'dsldId' })
  if (!name) return reason('name-missing')
  if (!brand) return reason('brand-missing')

  const notes: Note[] = []
  const contents = contentsOf(textOf(label, 'netContents'))
  if (!contents) notes.push(note('contents-not-read', { text: textOf(label, 'netContents') }))
  const barcode = barcodeNotes(textOf(label, 'upcSku'))
  notes.push(...barcode.notes)
  const serving = servingOfLabel(label)
  if (!serving) notes.push(note('serving-not-read', { text: '' }))
  const servings = serving?.daily ?? 1

  const listed = objectsOf(label, 'ingredients')
  const lines = listed.map((line) => lineOf(line, servings, vocabulary))
  for (const line of listed) {
    const unit = textOf(line, 'unit')
    if (unit !== '' && unit !== 'NP' && amountUnitOf(unit) === null)
      notes.push(note('unit-not-known', { unit }))
  }
  const ingredientList = objectsOf(label, 'otherIngredients')
    .map((item) => textOf(item, 'name'))
    .filter(Boolean)
    .join(', ')
  const groups = textsOf(label, 'targetGroups')
  const contains = statements(label, /^(formula re: contains|precautions re: allergies)/i)
  const portionsPerPack = positiveOf(label, 'servingsPerContainer')
  return {
    patch: {
      target: { source: 'dsld', sourceKey },
      creates: true,
      brand: { name: brand },
      texts: {
        en: {
          name,
          usage: statements(label, /usage\/directions/i).join('\n'),
          ingredientList,
          warning: statements(label, /^precautions/i).join('\n'),
        },
      },
      terms: {
        categories: categoriesOf(name, textOf(label, 'productType')),
        delivery_form: deliveryFormOf(textOf(label, 'physicalState'), textOf(label, 'netContents')),
        suitable_for: suitableFor([...groups, ...statements(label, /vegetarian\/vegan/i)]),
        free_from: freeFrom(groups, statements(label, /does not contain/i)),
      },
      portionAmount: serving ? serving.amount * servings : null,
      portionUnit: serving?.unit ?? null,
      portionsPerPack: portionsPerPack === null ? null : Math.floor(portionsPerPack / servings) || null,
      lines,
      allergens: allergensIn([ingredientList, ...contains].join('; ')),
      variants: [
        {
          sku: `DSLD-${sourceKey}`,
          barcode: barcode.barcode,
          contentAmount: contents?.contents.amount ?? null,
          contentUnit: contents?.contents.unit ?? null,
          weightGrams: contents?.grams ?? null,
        },
      ],
      assets: [
        { view: 'pack', sourceUrl: textOf(label, 'labelPdf') || null },
        ...(lines.length > 0 ? [{ view: 'label' as const, sourceUrl: null }] : []),
      ],
      withdrawn: label.offMarket === 1,
    },
    notes,
  }
}

// A range counts from its lower end, which the servings per pack are calculated with as well.
function servingOfLabel(label: Cells) {
  const [serving] = objectsOf(label, 'servingSizes')
  const amount = serving && positiveOf(serving, 'minQuantity')
  if (!amount) return undefined
  const measure = measureOf(`${amount} ${textOf(serving, 'unit')}`)
  const unit = measure?.unit ?? countedUnit(textOf(serving, 'unit'))
  return unit ? { amount, unit, daily: positiveOf(serving, 'minDailyServings') ?? 1 } : undefined
}

// The printed percentage refers to American daily values; ours to the EU's reference intakes, or it is absent.
function lineOf(line: Cells, servings: number, vocabulary: Vocabulary): LineRecord {
  const name = textOf(line, 'name')
  const unit = amountUnitOf(textOf(line, 'unit'))
  const quantity = unit === null ? null : positiveOf(line, 'quantity')
  const compound = /\(Form:\s*(?:(?:as|from)\s+)?([^)]*)/i.exec(textOf(line, 'notes'))?.[1]?.trim()
  // Folate equivalents are measured differently from folic acid, which the unit alone does not show.
  const form = [compound, /dfe/i.test(textOf(line, 'unit')) && 'DFE'].filter(Boolean).join(', ') || null
  const ingredient = vocabulary.ingredient(name) ?? vocabulary.ingredient(textOf(line, 'ingredientGroup'))
  const amount = quantity === null ? null : exact(quantity * servings)
  const nutrient = ingredient && vocabulary.nutrientOf(ingredient)
  return {
    ingredient,
    name,
    form,
    amount,
    unit: amount === null ? null : unit,
    nrvPercent:
      nutrient && amount !== null && unit
        ? nrvPercent(nutrient, amount, unit, compoundKey(nutrient, form))
        : null,
  }
}

function statements(label: Cells, type: RegExp): string[] {
  return objectsOf(label, 'statements')
    .filter((statement) => type.test(textOf(statement, 'type')))
    .map((statement) => (typeof statement.notes === 'string' ? paragraphs(statement.notes) : ''))
    .filter(Boolean)
}
