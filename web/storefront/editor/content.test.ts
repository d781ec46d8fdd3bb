import { describe, expect, test } from 'vitest'
import { StoreContent } from '#contract/storefront.ts'
import { newStore } from '../../../tests/support/store-content.ts'
import {
  contentOf,
  isStoredAs,
  withApproachImage,
  withDay,
  withFeature,
  withFeatureText,
  withHighlight,
  withItem,
  withItemMoved,
  withoutItem,
  withPackage,
  withSectionHidden,
  withSectionMoved,
  withService,
  withWeekLikeMonday,
} from './content.ts'

const page = contentOf(newStore())
const named = (...names: string[]) =>
  names.reduce((content, name) => {
    const added = withService(content)
    return withItem('services', added.services.at(-1)!.id, { name })(added)
  }, page)

describe('a practitioner who writes their page', () => {
  test('has nothing to save if only spaces around texts and the order of hours differ', () => {
    const [morning, evening] = [
      { opens: '09:00', closes: '12:00' },
      { opens: '18:00', closes: '20:00' },
    ]
    const typed = withItem('services', 1, { name: ' Sleep ' })(named('Sleep', 'Digestion'))
    const stored = withDay('monday', [morning, evening])(named('Sleep', 'Digestion'))
    expect(isStoredAs(withDay('monday', [evening, morning])(typed), stored)).toBe(true)
    expect(isStoredAs(withDay('monday', [evening])(typed), stored)).toBe(false)
  })

  test('moves a section to the place of another, upwards and downwards', () => {
    const names = (content: StoreContent) => content.sections.map(({ section }) => section).slice(0, 4)
    expect(names(withSectionMoved('packages', 'about')(page))).toEqual([
      'packages',
      'about',
      'services',
      'approach',
    ])
    expect(names(withSectionMoved('about', 'packages')(page))).toEqual([
      'services',
      'packages',
      'about',
      'approach',
    ])
  })

  test('keeps both pictures of the approach, whichever is uploaded first', () => {
    const second = withApproachImage('second', 'walking')(page)
    const both = withApproachImage('first', 'cooking')(second)
    expect(both.approach.images).toEqual(['cooking', 'walking'])
    expect(withApproachImage('second', null)(both).approach.images).toEqual(['cooking', null])
  })

  test('hides a section and shows it again', () => {
    const hidden = withSectionHidden('about', true)(page)
    expect(hidden.sections[0]).toEqual({ section: 'about', is_hidden: true })
    expect(withSectionHidden('about', false)(hidden)).toEqual(page)
  })

  test('adds, orders and deletes services, which stay numbered from 1', () => {
    const three = named('Sleep', 'Energy', 'Skin')
    const [first] = three.services
    const moved = withItemMoved('services', first!.id, 3)(three)
    expect(moved.services.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '1 Energy',
      '2 Skin',
      '3 Sleep',
    ])
    const fewer = withoutItem('services', moved.services[0]!.id)(moved)
    expect(fewer.services.map(({ name, order }) => `${order} ${name}`)).toEqual(['1 Skin', '2 Sleep'])
  })

  test('gives services, packages and lines of packages numbers of their own', () => {
    const offer = withPackage(named('Sleep'))
    const id = offer.packages[0]!.id
    const filled = withItem('packages', id, { name: 'First visit' })(withFeature(id)(offer))
    const featureId = filled.packages[0]!.features[0]!.feature_id
    const ids = [filled.services[0]!.id, id, featureId]
    expect(new Set(ids).size).toBe(3)
    const written = withFeatureText(id, featureId, '90 minutes')(filled)
    expect(StoreContent.safeParse(written).success).toBe(true)
  })

  test('highlights one package at most', () => {
    const two = withPackage(withPackage(page))
    const [one, other] = two.packages.map(({ id }) => id) as [number, number]
    const chosen = withHighlight(other, true)(withHighlight(one, true)(two))
    expect(chosen.packages.map(({ is_highlighted }) => is_highlighted)).toEqual([false, true])
  })

  test('repeats the hours of Monday on working days, and leaves the weekend as it is', () => {
    const monday = withDay('monday', [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ])(page)
    const week = withWeekLikeMonday(withDay('saturday', [{ opens: '10:00', closes: '12:00' }])(monday))
    expect(week.opening_hours).toHaveLength(11)
    expect(week.opening_hours.at(-1)).toEqual({ day: 'saturday', opens: '10:00', closes: '12:00' })
  })
})
