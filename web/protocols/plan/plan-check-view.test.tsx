import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Dose } from '#domain/protocols/dose.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { capsules, planLine, substance } from '../../../tests/support/plan-lines.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { type DayLine, DayPlates } from './day-plates.tsx'
import { PlanCheckStrip, PlanCheckView } from './plan-check-view.tsx'

const { resources } = wordsFrom('en', 'plan', 'products', 'shop')
const markup = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>{part}</TextProvider>,
  ).replaceAll('\u00a0', ' ')

const line = (
  id: number,
  name: string,
  dose: Dose | null,
  portion: DayLine['facts']['portion'] = null,
): DayLine => ({
  product_variant_id: id,
  name,
  language: 'en',
  range: 'min',
  assets: [],
  dose: dose && { ...dose, times: [...dose.times] },
  facts: { portion, portionsPerPack: null, allergens: [] },
})
/** The content of the card of each time of day, in order. */
const plates = (lines: readonly DayLine[]) =>
  markup(<DayPlates lines={lines} />)
    .split('<section')
    .slice(1)

describe('the cards of a daily plan', () => {
  test('list what is taken at each time, repeated if taken twice', () => {
    const [morning, midday, evening, night] = plates([
      line(1, 'Magnesium', capsules(2, { times: ['night'] })),
      line(2, 'B-Complex', capsules(1, { times: ['morning', 'evening'], food: 'with' })),
    ])
    expect(morning).toContain('B-Complex')
    expect(morning).toContain('with breakfast')
    expect(midday).toContain('Nothing to take')
    expect(evening).toContain('with dinner')
    expect(night).toContain('2 capsules')
    expect(night).not.toContain('B-Complex')
  })

  test('follow the label if no dose is set', () => {
    expect(plates([line(1, 'Zinc', null, { amount: 1, unit: 'tablet' })])[0]).toContain('1 tablet')
  })

  test('are followed by products without a dose', () => {
    expect(markup(<DayPlates lines={[line(1, 'Old balm', null)]} />)).toContain('No dose set: Old balm.')
  })

  test('are missing without products', () => {
    expect(markup(<DayPlates lines={[]} />)).toBe('')
  })
})

describe('the plan check', () => {
  const zinc = (name: string) => planLine(name, [substance('zinc', 15, 'mg', null, 'Zinc')])
  const isMadder = (html: string) => html.includes('data-above')

  test('is not highlighted within the limits', () => {
    const lines = [zinc('Zinc Picolinate')]
    const strip = markup(<PlanCheckStrip lines={lines} onOpen={() => {}} />)
    expect(strip).toContain('1 nutrient, within its upper level')
    expect(isMadder(strip)).toBe(false)
    expect(isMadder(markup(<PlanCheckView lines={lines} />))).toBe(false)
  })

  test('says by how much and by which products a level is exceeded, and links back to replace one', () => {
    const lines = [zinc('Zinc Picolinate'), zinc('Gentle Multi')]
    expect(isMadder(markup(<PlanCheckStrip lines={lines} onOpen={() => {}} />))).toBe(true)
    const view = markup(<PlanCheckView lines={lines} onBack={() => {}} />)
    expect(view).toMatch(/tabindex="-1" data-begins-here="true"/)
    expect(view).toContain('5 mg above')
    expect(view).toContain('From Gentle Multi (15 mg) and Zinc Picolinate (15 mg).')
    expect(view).toContain('Replace one')
    expect(markup(<PlanCheckView lines={lines} />)).not.toContain('Replace one')
  })

  test('is not highlighted for a safe level', () => {
    expect(isMadder(markup(<PlanCheckView lines={[planLine('Iron', [substance('iron', 60)])]} />))).toBe(
      false,
    )
  })

  test('lists what could not be counted, allergens, and ingredients in several products', () => {
    const view = markup(
      <PlanCheckView
        lines={[
          planLine('Calm', [substance('ashwagandha', 300)], { allergens: ['fish'] }),
          planLine('Sleep', [substance('ashwagandha', 300), substance('zinc', null, null)]),
        ]}
      />,
    )
    expect(view).toContain('Sleep: the label doesn’t give an amount for zinc.')
    expect(view).toMatch(/fish<\/b> \(Calm\)/)
    expect(view).toMatch(/ashwagandha<\/b> \(Calm and Sleep\)/)
  })
})
