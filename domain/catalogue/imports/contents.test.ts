import { expect, test } from 'vitest'
import { contentsOf, portionsIn, servingOf } from './contents.ts'

const held = (text: string) => {
  const found = contentsOf(text)
  return found && `${found.contents.amount} ${found.contents.unit}`
}

test('pack contents are recognised in all common spellings', () => {
  expect(held('90 Vegetarian Capsule(s)')).toBe('90 capsule')
  expect(held('120 VegCap(s)')).toBe('120 capsule')
  expect(held('60  Vegetarian Fast Dissolving Lozenge(s)')).toBe('60 lozenge')
  expect(held('60 Soft Gel(s)')).toBe('60 softgel')
  expect(held('30 Soft Chew(s)')).toBe('30 gummy')
  expect(held('1,000 Chewable Tablet(s)')).toBe('1000 tablet')
})

test('doses have priority over metric units, and those over converted units', () => {
  expect(held('6.25 Ounce(s); 177 Gram(s); 250 Pill(s)')).toBe('250 tablet')
  expect(held('30 oz.; 850 g')).toBe('850 g')
  expect(held('8 fl. oz.; 236 mL')).toBe('236 ml')
  expect(held('160 Vegetarian Drop(s); 1 Fluid Ounce(s); 30 mL')).toBe('30 ml')
  expect(held('60 Packet(s); 240 Capsule(s)')).toBe('240 capsule')
  expect(held('4 Ounce(s)')).toBe('113.398 g')
})

test('the weight is kept beside counted doses', () => {
  expect(contentsOf('6.25 Ounce(s); 177 Gram(s); 250 Pill(s)')?.grams).toBe(177)
})

test('text without contents gives none', () => {
  for (const text of ['', 'N/A', '0 Capsule(s)', 'Capsule(s)', '[60]']) expect(held(text)).toBeNull()
})

test('a serving is read before its brackets, including nested ones', () => {
  expect(servingOf('33 Gram(s) [1 Scoop (33 g)]').serving).toEqual({ amount: 33, unit: 'g' })
  expect(servingOf('0.7 mL [1/4 tsp (1.25 mL; about 20-30 drops)]')).toEqual({
    serving: { amount: 0.7, unit: 'ml' },
    several: false,
  })
})

test('the serving for adults is used if there are several, with a note', () => {
  const text = '2 Vegetarian Capsule(s) [Children (6 yrs to 12 yrs)]; 4 Vegetarian Capsule(s) [Adults]'
  expect(servingOf(text)).toEqual({ serving: { amount: 4, unit: 'capsule' }, several: true })
})

test('a spoon has no measure', () => {
  expect(servingOf('1 Measuring Spoon(s)').serving).toBeNull()
})

test('portions per pack are whole, and unknown if pack and serving have different units', () => {
  expect(portionsIn({ amount: 342, unit: 'g' }, { amount: 17, unit: 'g' })).toBe(20)
  expect(portionsIn({ amount: 90, unit: 'capsule' }, { amount: 3, unit: 'capsule' })).toBe(30)
  expect(portionsIn({ amount: 90, unit: 'capsule' }, { amount: 1, unit: 'g' })).toBeNull()
})
