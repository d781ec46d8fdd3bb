import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PriceSteps } from '#contract/checkout.ts'
import type { Shop } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { PriceStepsSheet } from './price-steps.tsx'

const delivery: PriceSteps['delivery'] = {
  method: 'door',
  country: 'BE',
  price: 4.95,
  total: 4.95,
  free: null,
  free_from: 60,
}
const plain: PriceSteps = {
  currency: 'EUR',
  regular: 40,
  sale: 0,
  subtotal: 40,
  discount_rate: 0,
  discount: 0,
  practitioner: null,
  voucher: 0,
  voucher_code: null,
  voucher_kind: null,
  delivery,
  total: 44.95,
  vat: 2.54,
  taxes: [{ percent: 6, gross: 44.95, net: 42.41, vat: 2.54 }],
}
const whole: PriceSteps = {
  ...plain,
  regular: 90,
  sale: 10,
  subtotal: 80,
  discount_rate: 10,
  discount: 8,
  practitioner: { first_name: 'Ilse', last_name: 'Vermeulen' },
  voucher: 5,
  voucher_code: 'SPRING',
  voucher_kind: 'amount',
  total: 67,
  vat: 3.79,
  delivery: { ...delivery, free: 'threshold', total: 0 },
  taxes: [{ percent: 6, gross: 67, net: 63.21, vat: 3.79 }],
}

/** The sentences of the sheet as displayed. */
function reasons(price: PriceSteps, language: Language = 'en'): string[] {
  const shop: Shop = { language, region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
  const { resources } = wordsFrom(language, 'checkout')
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <TextProvider store={{ language, resources, read: () => undefined }}>
        <PriceStepsSheet price={price} />
      </TextProvider>
    </ShopProvider>,
  )
  return [...html.matchAll(/<dd data-testid="price-reason"[^>]*>(.*?)<\/dd>/g)].map(([, text = '']) =>
    text.replaceAll('\u00a0', ' '),
  )
}

test('the explanation of a price describes each step in sentences', () => {
  expect(reasons(whole)).toEqual([
    'What your products would cost without any reductions.',
    'Some of your products are in the sale. This is how much you save.',
    'The total of your products at their sale prices.',
    'Ilse Vermeulen gives you 10% off all products. It doesn’t apply to delivery.',
    'Your voucher SPRING takes 5,00 € off your products.',
    'Delivery would normally cost 4,95 €. It’s free because your products come to 60,00 € or more after all reductions.',
    'The final amount you pay. Nothing will be added later.',
    'VAT is the sales tax of the country we deliver to. It’s already included in every price, so you pay nothing on top.',
  ])
})

test('steps that did not apply are not explained, and delivery says from which amount it is free', () => {
  expect(reasons(plain).slice(0, 2)).toEqual([
    'The price of each product multiplied by the number of packs.',
    'The cost of sending your parcel to Belgium. Delivery is free when your products come to 60,00 € or more after all reductions.',
  ])
  const sent = (change: object) =>
    reasons({ ...plain, voucher_code: 'FREE', delivery: { ...delivery, ...change } })[1]
  expect(sent({ free_from: null })).toBe('The cost of sending your parcel to Belgium.')
  expect(sent({ price: 0, total: 0 })).toBe('Delivery to Belgium is free.')
  expect(sent({ free: 'voucher', total: 0 })).toBe(
    'Delivery would normally cost 4,95 €. Your voucher FREE covers it.',
  )
  expect(reasons({ ...plain, delivery: null })).toHaveLength(3)
  const nameless = { ...plain, discount_rate: 10, discount: 4 } as const
  expect(reasons(nameless)[1]).toMatch(/^Your practitioner’s discount: 10%/)
})

test.each(languages)('the steps are explained in %s, with all placeholders filled in', (language) => {
  const told = [...reasons(whole, language), ...reasons(plain, language)]
  expect(told).toHaveLength(12)
  for (const sentence of told) expect(sentence).not.toMatch(/reasons|\{\{|undefined/)
})
