import { describe, expect, test } from 'vitest'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { type PlanFacts, paperOf } from './paper-of.ts'

const t = loadTranslations('locales').translatorFor('en')
const words = { t, language: 'en', timeZone: 'Europe/Brussels' } as const

const product: ProtocolProduct = {
  id: 1,
  slug: 'magnesium',
  name: 'Magnesium 300 mg',
  language: 'en',
  brand: { id: 1, name: 'Kestrel Clinical', slug: 'kestrel' },
  range: 'calm',
  assets: [],
  variants: [
    { id: 10, price: 24.9, content: { amount: 60, unit: 'capsule' }, available: true },
    { id: 11, price: 39.9, content: { amount: 120, unit: 'capsule' }, available: true },
  ],
  product_variant_id: 11,
  item_count: 2,
  price: 39.9,
  notes: null,
  practitioner_only: false,
  state: 'sold',
  dose: null,
  facts: { portion: { amount: 2, unit: 'capsule' }, portionsPerPack: 60, substances: [], allergens: [] },
}
const facts = (given: Partial<ProtocolProduct> = {}, more: Partial<PlanFacts> = {}): PlanFacts => ({
  name: 'Gut repair',
  description: 'Eight weeks',
  practitioner: {
    first_name: 'Ilse',
    last_name: 'Vermeulen',
    profession: '',
    practice: 'Praktijk Lindehof',
    city: 'Gent',
  },
  phone: null,
  branding: undefined,
  client: null,
  message: null,
  changedAt: new Date('2026-11-17T23:30:00Z'),
  version: null,
  link: null,
  products: [{ ...product, ...given }],
  assets: new Map([[11, 77]]),
  ...more,
})
const row = (given?: Partial<ProtocolProduct>) => paperOf(facts(given), words).rows[0]!
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a printed product', () => {
  test('is named with its brand and the packs of the chosen size', () => {
    expect(plain(row().pack)).toBe('Kestrel Clinical, 2 × 120 capsules')
    expect(plain(row({ item_count: 1 }).pack)).toBe('Kestrel Clinical, 120 capsules')
    expect(row({ item_count: 1, variants: [] }).pack).toBe('Kestrel Clinical')
  })

  test('has the practitioner’s dose, or else the label’s, or else none', () => {
    const dose = { amount: 1, unit: 'capsule', times: ['night'], food: null, days: null } as const
    expect(row({ dose: { ...dose, times: ['night'] } }).dose).toEqual(dose)
    expect(row().dose).toMatchObject({ amount: 2, unit: 'capsule', times: ['morning'] })
    expect(row({ facts: { ...product.facts, portion: null } }).dose).toBeNull()
  })

  test('has its picture while it is sold, and none afterwards', () => {
    expect(row().picture).toBe('77')
    expect(row({ product_variant_id: 10 }).picture).toBeNull()
  })

  test('keeps numbers and units together', () => {
    expect(row().name).toBe('Magnesium 300\u00a0mg')
    expect(row({ name: 'Complex 12 minerals' }).name).toBe('Complex 12 minerals')
  })

  test('has a short note as written, and a very long one as one line', () => {
    expect(row({ notes: 'One\n\n\n\nTwo' }).note).toBe('One\n\nTwo')
    expect(row({ notes: 'x\n'.repeat(30) }).note).toBe(Array(30).fill('x').join(' / '))
  })
})

test('a paper says who made it and when, in the region’s time zone', () => {
  const paper = paperOf(facts({}, { phone: '+32 95550217' }), words)
  expect(paper.practitioner).toEqual({
    name: 'Ilse Vermeulen',
    work: 'Praktijk Lindehof, Gent, +32 95550217',
    phone: '+32 95550217',
  })
  expect(paper.madeOn).toBe('18 November 2026')
})

describe('the paper of a practitioner with a page', () => {
  const branding = {
    logo: { image: '0b1f8a52-7c1e-4a53-9d0e-1f2a3b4c5d6e', width: 600, height: 150 },
    accent: '#ffe066',
    accent_text: '#7a6b31',
    accent_text_in_dark: '#ffe066',
    phone: '+32 9 555 02 17',
    email: 'ilse@lindehof.example',
    address: 'Coupure Links 88\n9000 Gent',
    appointment_url: 'https://agenda.lindehof.example/',
  }

  test('shows its logo, its readable colour and every way to reach them', () => {
    expect(paperOf(facts({}, { branding }), words).brand).toEqual({
      colour: '#7a6b31',
      logo: branding.logo,
      contact: [
        { text: '+32 9 555 02 17', link: 'tel:+3295550217' },
        { text: 'ilse@lindehof.example', link: 'mailto:ilse@lindehof.example' },
        { text: 'Coupure Links 88, 9000 Gent', link: undefined },
        { text: 'Book a meeting: agenda.lindehof.example', link: 'https://agenda.lindehof.example/' },
      ],
    })
  })

  test('has the phone number of the page instead of their own, and says it once', () => {
    const { practitioner } = paperOf(facts({}, { branding, phone: '+32 470 11 22 33' }), words)
    expect(practitioner).toMatchObject({ phone: '+32 9 555 02 17', work: 'Praktijk Lindehof, Gent' })
  })

  test('keeps their own number where the page says none', () => {
    const silent = { ...branding, phone: '', email: '', address: '', appointment_url: null }
    const paper = paperOf(facts({}, { branding: silent, phone: '+32 470 11 22 33' }), words)
    expect(paper.practitioner.phone).toBe('+32 470 11 22 33')
    expect(paper.brand?.contact).toEqual([])
  })
})
