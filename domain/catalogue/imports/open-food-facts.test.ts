import { expect, test } from 'vitest'
import { partsOfName, readOpenFoodFacts } from './open-food-facts.ts'
import { isProbablySupplement } from './supplement-signs.ts'

const read = (product_name: string, ingredients = '', barcode_id = '4006381333931') =>
  readOpenFoodFacts([{ barcode_id, product_name, ingredients, product_image: '' }])

test('name, count and brand are separated if one text contains all three', () => {
  expect(partsOfName('Lavendel - 200 Gélules Végétales - Kräuterhof')).toEqual({
    name: 'Lavendel',
    contents: { amount: 200, unit: 'capsule' },
    brand: 'Kräuterhof',
  })
  expect(partsOfName('Lavendel 60 G?lules - Kräuterhof - Kräuterh ?')).toMatchObject({ brand: 'Kräuterhof' })
})

test('a flavour after a weight is not taken for a brand', () => {
  expect(partsOfName('Gipfel Whey 2 KG - Pistache')).toEqual({
    name: 'Gipfel Whey 2 KG - Pistache',
    contents: { amount: 2000, unit: 'g' },
    brand: null,
  })
})

test('a product that is probably not a supplement is held for review', () => {
  expect(read('Tagliatelle à la spiruline')).toMatchObject({ patch: { hold: ['maybe-no-supplement'] } })
  expect(read('Spiruline 180 comprimés')).not.toHaveProperty('patch.hold')
  const dishes = [
    'Whey Protein Bar, Caramel',
    'Ciabatta',
    'Magnesium Nektar',
    'Omega 3 fish fingers',
    'Lungo, 10 capsules espresso',
  ]
  for (const name of dishes) expect(isProbablySupplement(name, ''), name).toBe(false)
  const supplements = ['Whey Protein, Chocolate', 'Magnésium marin', 'Kelp capsules', 'BCAA 8:1:1']
  for (const name of supplements) expect(isProbablySupplement(name, ''), name).toBe(true)
})

test('texts keep their language if it is clear, and lose markup, backslashes and allergen marks', () => {
  expect(
    read('&gt;curcuma - 60 Gélules - Kräuterhof', 'Poudre de curcuma, _lait_ \\<b>bio</b>'),
  ).toMatchObject({
    patch: {
      texts: { fr: { name: 'curcuma', ingredientList: 'Poudre de curcuma, lait bio' } },
      allergens: ['milk'],
      brand: { name: 'Kräuterhof' },
    },
  })
  expect(read('BCAA')).toMatchObject({ patch: { texts: { en: { name: 'BCAA' } } } })
})

test('an invalid bar code stays the source key, but is not used as a bar code', () => {
  expect(read('Magnésium', '', '0003')).toMatchObject({
    patch: { target: { sourceKey: '0003' }, variants: [{ sku: 'OFF-0003', barcode: null }] },
    notes: expect.arrayContaining([expect.objectContaining({ code: 'barcode-not-a-barcode' })]),
  })
})
