import { describe, expect, test } from 'vitest'
import { isBarcode } from '#domain/catalogue/barcode.ts'
import { currentPrice, unitPriceOf } from '#domain/catalogue/prices.ts'
import { inUnit } from '#domain/reference/nrv.ts'
import { upperLevels } from '#domain/reference/upper-levels.ts'
import { structure } from '#server/catalogue/vocabulary/vocabulary.ts'
import { brands } from './brands.ts'
import { demoCatalogue } from './catalogue.ts'
import type { DemoProduct } from './demo-product.ts'
import { ingredientOf } from './ingredients.ts'
import { englishName } from './planned.ts'
import { daysBefore, nrvOf } from './rows.ts'

const catalogue = demoCatalogue()
const now = new Date('2026-11-21T10:00:00Z')
const plain = (name: string) => name.replaceAll('\u00a0', ' ')
const withName = (name: string) => catalogue.findLast((product) => plain(englishName(product)) === name)

function reductionOf(product: DemoProduct, currency: 'EUR' | 'GBP') {
  const points = product.variants[0]!.prices.filter((price) => price.currency === currency)
  const history = points.map(({ amount, daysAgo }) => ({ amount, validFrom: daysBefore(now, daysAgo) }))
  return currentPrice(history, now)?.reduction ?? null
}

describe('the demonstration shop', () => {
  test('is always the same', () => {
    expect(demoCatalogue()).toEqual(catalogue)
  })

  test('has more than 40 brands and 1,250 different products', () => {
    expect(brands.length).toBeGreaterThanOrEqual(42)
    expect(catalogue.length).toBeGreaterThanOrEqual(1250)
    for (const key of ['key', 'slug'] as const)
      expect(new Set(catalogue.map((p) => p[key])).size).toBe(catalogue.length)
  })

  test('has products in every category, goal, form and diet', () => {
    const used = new Set(
      catalogue.flatMap((product) => [
        ...product.categories.flatMap((slug) => pathOf(slug).map((each) => `categories/${each}`)),
        ...product.goals.map((slug) => `health_goals/${slug}`),
        `delivery_form/${product.delivery}`,
        ...product.suitableFor.map((slug) => `suitable_for/${slug}`),
        ...product.freeFrom.map((slug) => `free_from/${slug}`),
      ]),
    )
    const wanted = Object.entries(structure.terms).flatMap(([group, terms]) =>
      terms.map((term) => `${group}/${term.slug}`),
    )
    expect(wanted.filter((term) => !used.has(term))).toEqual([])
    expect([...used].filter((term) => !wanted.includes(term))).toEqual([])
  })

  test.each([
    ['Magnesium Bisglycinate 300 mg', 2990],
    ['Lion’s Mane Fruiting Body Powder', 3200],
    ['Vitamin D3 + K2 Drops', 1980],
    ['Valerian & Hops Tincture', 1840],
    ['Saccharomyces Boulardii 5 Billion', 2940],
    ['Pea & Rice Protein, Vanilla', 3690],
    ['Maca Root Powder, Gelatinised', 1790],
  ])('sells %s of the design', (name, price) => {
    expect(withName(name)?.variants[0]?.prices.findLast(({ currency }) => currency === 'EUR')?.amount).toBe(
      price,
    )
  })

  test('shows the 28 products of the design first', () => {
    expect(catalogue.slice(-28).every((product) => product.fixed)).toBe(true)
    expect(plain(englishName(catalogue.at(-1)!))).toBe('Magnesium Bisglycinate 300 mg')
  })

  test('has some products for practitioners only, sold out, reduced and short-dated', () => {
    const share = (is: (product: DemoProduct) => boolean) => catalogue.filter(is).length / catalogue.length
    expect(share((product) => product.practitionerOnly)).toBeCloseTo(0.05, 1.5)
    expect(share((product) => product.variants.every(({ stock }) => stock === 0))).toBeCloseTo(0.06, 1.5)
    expect(share((product) => reductionOf(product, 'EUR') !== null)).toBeCloseTo(0.09, 1.5)
    expect(share((product) => product.bestBeforeInDays !== null)).toBeCloseTo(0.02, 1.5)
  })
})

describe('a product of the demonstration', () => {
  test('stays below the upper levels of EFSA, unless it is for practitioners', () => {
    const above = catalogue.filter((product) => !product.practitionerOnly && exceeded(product).length > 0)
    expect(above.map((product) => [englishName(product), exceeded(product)])).toEqual([])
  })

  test('makes only claims that the reference intakes allow', () => {
    const magnesium = withName('Magnesium Bisglycinate 300 mg')!
    expect(magnesium.doses.map(nrvOf)).toEqual([80])
    for (const product of catalogue) {
      for (const dose of product.doses) {
        if (ingredientOf(dose.ingredient).nutrient)
          expect(nrvOf(dose), `${product.key} ${dose.ingredient}`).not.toBeNull()
      }
    }
  })

  test('has its own SKU and a valid barcode from the range reserved for shops', () => {
    const variants = catalogue.flatMap((product) => product.variants)
    for (const { barcode } of variants) expect(isBarcode(barcode) && barcode.startsWith('2')).toBe(true)
    expect(new Set(variants.map(({ barcode }) => barcode)).size).toBe(variants.length)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
  })

  test('costs more in a bigger pack, but not more per unit', () => {
    for (const { variants, slug } of catalogue) {
      const priced = variants.map(({ prices, content, contentUnit }) => {
        const amount = prices.findLast(({ currency }) => currency === 'EUR')!.amount
        return { amount, unit: unitPriceOf(amount, { amount: content, unit: contentUnit })!.amount }
      })
      for (const [index, pack] of priced.entries()) {
        expect(pack.unit, slug).toBeGreaterThan(1)
        if (index > 0) expect(pack.amount, slug).toBeGreaterThan(priced[index - 1]!.amount)
        if (index > 0) expect(pack.unit, slug).toBeLessThanOrEqual(priced[index - 1]!.unit)
      }
    }
  })

  test('is never reduced in only one currency', () => {
    for (const product of catalogue) {
      expect(reductionOf(product, 'EUR') === null, product.slug).toBe(reductionOf(product, 'GBP') === null)
    }
  })

  test('lasts at least six days', () => {
    expect(catalogue.filter((product) => product.portionsPerPack < 6).map(englishName)).toEqual([])
  })

  test('lists fish as an allergen, and is not free from it', () => {
    const oil = withName('Omega-3 Triple Strength EPA 800')!
    expect(oil.allergens).toContain('fish')
    expect(oil.freeFrom).not.toContain('fish')
    expect(oil.suitableFor).not.toContain('vegetarians')
  })

  test('with the alcohol of a tincture is not called halal', () => {
    const tinctures = catalogue.filter(({ delivery }) => delivery === 'tincture')
    expect(tinctures.some(({ suitableFor }) => suitableFor.includes('halal'))).toBe(false)
    expect(tinctures.every(({ warnings }) => warnings.includes('alcohol'))).toBe(true)
  })

  test('fits its label: two lines at most', () => {
    for (const { design, slug } of catalogue) expect(design.lines!.length, slug).toBeLessThanOrEqual(2)
  })
})

function exceeded({ doses }: DemoProduct) {
  return upperLevels.filter((level) => {
    const sum = doses
      .filter(({ ingredient, form }) => {
        const isIt = ingredientOf(ingredient).nutrient === level.substance || ingredient === level.substance
        return isIt && (level.forms === null || (form !== null && level.forms.includes(form)))
      })
      .reduce(
        (total, { amount, unit }) =>
          total + (unit === 'IU' ? amount * 0.025 : (inUnit(amount, unit, level.unit) ?? 0)),
        0,
      )
    return sum > level.amount
  })
}

function pathOf(slug: string): string[] {
  const term = structure.terms.categories.find((each) => each.slug === slug)
  return term?.parent ? [...pathOf(term.parent), slug] : [slug]
}
