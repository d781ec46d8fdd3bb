import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layouts, packForms } from './design.ts'
import { designVersion, pictureVersion } from './design-version.ts'
import { type PackDesignInput, packDesignOf } from './pack-design.ts'

const product: PackDesignInput = {
  brand: { name: 'Kestrel Clinical', design: { layout: 'symbol', paper: '#FDFDFB', ink: '#1B2420' } },
  productName: 'Magnesium Bisglycinate 300 mg',
  deliveryFormSlug: 'capsules',
  categoryRange: 'min',
  content: { amount: 120, unit: 'capsule' },
  override: null,
}
const named = (productName: string, more: Partial<PackDesignInput> = {}) =>
  packDesignOf({ ...product, productName, ...more })

test('a pack shows the name, dose, contents and symbol of its product', () => {
  expect(packDesignOf(product)).toMatchObject({
    brand: 'Kestrel Clinical',
    layout: 'symbol',
    range: 'min',
    lines: ['Magnesium', 'bisglycinate'],
    dose: '300 mg',
    count: '120 capsules',
    symbol: 'Mg',
  })
})

describe('the name on a pack', () => {
  test.each([
    ['Omega-3 Triple Strength EPA 800', ['Omega-3', 'triple strength']],
    ['Pea & Rice Protein, Vanilla', ['Pea & rice', 'protein']],
    ['Vitamin D3 + K2 Drops', ['Vitamin', 'D3 + K2']],
    ['Propolis & Sage Throat Spray', ['Propolis', '& sage']],
    ['Kestrel Clinical Zinc 15 mg', ['Zinc']],
    ['CREATINE MONOHYDRATE', ['Creatine', 'monohydrate']],
    ['Vitamin B12 Gummies Strawberry Flavor', ['Vitamin', 'B12']],
    ["Alive! Men's 50+ Ultra Potency Complete Multivitamin", ["Alive! Men's", '50+ ultra potency']],
  ])('%s', (name, lines) => {
    expect(named(name).lines).toEqual(lines)
  })

  test('has at most two short lines, whatever a supplier writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const { lines } = named(name)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(22)
      }),
    )
  })
})

describe('the symbol on a pack', () => {
  test.each([
    ['Gentle Iron Bisglycinate 20 mg', 'Fe'],
    ['Liposomal Vitamin C 1000', 'C'],
    ['Vitamin D3 + K2 Drops', 'D3'],
    ['Coenzyme Q10', 'Q10'],
    ['Active B-Complex', 'B'],
    ['Quercetin + Vitamin C', 'Qu'],
  ])('%s is %s', (name, symbol) => {
    expect(named(name).symbol).toBe(symbol)
  })

  test('never suggests another element: As is arsenic, Pb is lead', () => {
    expect(named('Ashwagandha').symbol).toBe('Ah')
    expect(named('Pbx Blend').symbol).not.toBe('Pb')
  })
})

test('a probiotic shows its billions, in figures or in words', () => {
  expect(named('Fifty Billion Multi-Strain Probiotic')).toMatchObject({ figure: '50', figureUnit: 'billion' })
  expect(named('Saccharomyces Boulardii 5 Billion')).toMatchObject({ figure: '5', figureUnit: 'billion' })
  expect(named('Zinc')).toMatchObject({ figure: '120', figureUnit: 'capsules' })
})

test('a product made from a plant shows that plant', () => {
  expect(named('Milk Thistle Seed Extract')).toMatchObject({ plant: 'thistle', latin: 'Silybum marianum' })
  expect(named('Reishi Dual Extract')).toMatchObject({ plant: 'mushroom', latin: 'Ganoderma lucidum' })
})

describe('the form of a pack', () => {
  const formOf = (deliveryFormSlug: string | null, content: PackDesignInput['content'] = null) =>
    named('Anything', { deliveryFormSlug, content }).form

  test('follows the delivery form', () => {
    expect(formOf('spray')).toBe('spray')
    expect(formOf('tincture')).toBe('dropper')
    expect(formOf('effervescent')).toBe('tube')
    expect(formOf('powder', { amount: 750, unit: 'g' })).toBe('tub')
  })

  test('follows the contents if the delivery form is unknown', () => {
    expect(formOf(null, { amount: 30, unit: 'sachet' })).toBe('box')
    expect(formOf('elixir', { amount: 200, unit: 'ml' })).toBe('liquid')
    expect(packForms).toContain(formOf(null))
    expect(packForms).toContain(formOf('constructor'))
  })
})

describe('a brand without a design', () => {
  const styleOf = (name: string) => named('Zinc', { brand: { name, design: null } })

  test('always keeps the design given by its name', () => {
    expect(styleOf('Solaray')).toEqual(styleOf('Solaray'))
  })

  test('shares each layout with only some others', () => {
    const taken = new Set(Array.from({ length: 200 }, (_, index) => styleOf(`Brand ${index}`).layout))
    expect(taken.size).toBe(layouts.length)
  })

  test('gets a new design in place of one with an invalid colour', () => {
    const broken = { layout: 'sun' as const, paper: '"/><script>', ink: '#000000' }
    expect(named('Zinc', { brand: { name: 'Solaray', design: broken } }).paper).toMatch(/^#[0-9A-F]{6}$/)
  })
})

test('a product’s own values have priority over derived ones', () => {
  expect(named('Zinc', { override: { plant: 'hop', lines: ['Night'] } })).toMatchObject({
    plant: 'hop',
    lines: ['Night'],
  })
})

test('another design has another version, the same design the same', () => {
  const design = packDesignOf(product)
  expect(designVersion(design)).toMatch(/^[0-9a-f]{8}$/)
  expect(designVersion({ ...design })).toBe(designVersion(design))
  expect(designVersion({ ...design, dose: '400 mg' })).not.toBe(designVersion(design))
  const panel = { productName: 'Zinc', portion: '1 capsule', rows: [] }
  expect(pictureVersion({ view: 'label', design, panel })).not.toBe(pictureVersion({ view: 'pack', design }))
})
