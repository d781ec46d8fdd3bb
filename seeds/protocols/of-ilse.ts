import { take } from './demo-products.ts'
import type { SeededProtocol } from './seeded-protocol.ts'

const gutRepair: SeededProtocol = {
  name: 'Gut repair, eight weeks',
  description: 'Minerals, live cultures and calm evenings. Review after week four.',
  daysAgo: 21,
  lines: [
    { of: 'magnesium', dose: take(2, 'capsule', 'night') },
    { of: 'fiftyBillion', dose: take(1, 'capsule', 'morning', 'before') },
    {
      of: 'glutamine',
      dose: take(5, 'g', 'midday', 'before'),
      notes: 'Stir into cool water, not hot.',
    },
    { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'omega3', dose: take(1, 'softgel', 'evening', 'with') },
    { of: 'valerian', dose: take(30, 'drop', 'night') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    {
      of: 'saccharomyces',
      dose: take(1, 'capsule', 'morning', 'before', 28),
      notes: 'First four weeks only.',
    },
    { of: 'curcumin', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
    { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 56) },
  ],
  shares: [
    { with: 'sofie.lemmens@example.org', daysAgo: 20, openedDaysAgo: 19 },
    {
      with: 'tomas.rey@example.org',
      daysAgo: 8,
      openedDaysAgo: 3,
      notes: 'Dear Tomás, start slowly and message me after the first week.',
    },
    {
      with: 'anna@verbena.example',
      daysAgo: 3,
      openedDaysAgo: 2,
      notes:
        'Dear Anna, here’s the plan we talked about. Start on Monday, keep your evenings calm, and message me if anything feels off.',
    },
  ],
  link: { daysAgo: 12, visits: 3 },
  changes: [
    { daysAgo: 6, of: 'magnesium', quantity: 2 },
    { daysAgo: 4, of: 'magnesium', notes: 'Start with one capsule for the first three nights.' },
  ],
}

const sleep: SeededProtocol = {
  name: 'Sleep foundations',
  description: 'Six weeks to calmer evenings. Same bedtime every night, no screens in the last hour.',
  daysAgo: 24,
  lines: [
    { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with') },
    { of: 'valerian', dose: take(40, 'drop', 'night'), notes: 'In a little water, half an hour before bed.' },
    { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 42) },
    { of: 'glycine', dose: take(3, 'g', 'night'), notes: 'Tastes sweet and stirs easily into warm tea.' },
  ],
  shares: [
    { with: 'sofie.lemmens@example.org', daysAgo: 23, openedDaysAgo: 23 },
    { with: 'anna@verbena.example', daysAgo: 16, openedDaysAgo: 15 },
    { with: 'tomas.rey@example.org', daysAgo: 9 },
  ],
}

const postnatal: SeededProtocol = {
  name: 'Postnatal iron and energy',
  description: 'For the first three months. Repeat the blood test before starting the second pack of iron.',
  daysAgo: 18,
  lines: [
    {
      of: 'iron',
      dose: take(1, 'capsule', 'morning', 'before'),
      notes: 'Leave two hours either side of coffee, tea and milk.',
    },
    { of: 'prenatal', quantity: 3, dose: take(2, 'tablet', 'midday', 'with') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'before') },
    { of: 'algaeOmega', quantity: 2, dose: take(5, 'ml', 'evening', 'with') },
    { of: 'saccharomyces', dose: take(1, 'capsule', 'morning', 'before', 40) },
  ],
  shares: [{ with: 'greet.hofman@example.org', daysAgo: 17, openedDaysAgo: 17 }],
}

const winter: SeededProtocol = {
  name: 'Winter immunity, family',
  description: 'From November to March. Take the zinc only while you have a cold.',
  daysAgo: 14,
  lines: [
    { of: 'throatSpray', dose: take(4, 'spray', ['morning', 'evening'], 'after') },
    { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'with') },
    {
      of: 'zinc',
      dose: take(1, 'capsule', ['morning', 'evening'], 'with', 10),
      notes: 'Twice a day for no more than ten days, then stop.',
    },
    { of: 'reishi', dose: take(2, 'g', 'morning', 'with') },
    { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
    {
      of: 'royalJelly',
      dose: take(2, 'capsule', 'morning', 'with'),
      notes: 'Not suitable for anyone allergic to bee products.',
    },
    { of: 'quercetin', dose: take(2, 'capsule', 'midday', 'with') },
  ],
  shares: [{ with: 'karel.dewit@example.org', daysAgo: 13, openedDaysAgo: 12 }],
  reason: 'Two zinc capsules a day for up to ten days during a cold, agreed with the family doctor.',
}

const perimenopause: SeededProtocol = {
  name: 'Perimenopause, first month',
  description: 'Better nights and steadier energy. Follow-up after four weeks.',
  daysAgo: 13,
  lines: [
    { of: 'collagen', quantity: 2, dose: take(10, 'g', 'morning', 'with') },
    { of: 'saffron', dose: take(1, 'capsule', 'morning', 'with') },
    { of: 'maca', dose: take(5, 'g', 'morning', 'with'), notes: 'Stir into porridge or a smoothie.' },
    { of: 'magnesium', dose: take(2, 'capsule', 'night') },
    { of: 'omega3', dose: take(1, 'softgel', 'midday', 'with') },
    { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
    { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
  ],
  shares: [
    { with: 'mila.janssens@example.org', daysAgo: 12, openedDaysAgo: 12 },
    { with: 'hanne.desmet@example.org', daysAgo: 10, openedDaysAgo: 7 },
  ],
}

const liver: SeededProtocol = {
  name: 'Liver support',
  description: 'Eight weeks of bitters before meals, with plenty of water.',
  daysAgo: 19,
  lines: [
    { of: 'milkThistle', dose: take(1, 'capsule', ['morning', 'evening'], 'with') },
    { of: 'curcumin', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'bitters', dose: take(60, 'drop', ['midday', 'evening'], 'before') },
    { of: 'bComplex' },
    { of: 'magnesium', dose: take(2, 'capsule', 'night') },
  ],
  shares: [
    { with: 'karel.dewit@example.org', daysAgo: 18, openedDaysAgo: 16 },
    { with: 'lembert.d@example.org', daysAgo: 16, openedDaysAgo: 16 },
    { with: 'zoe.lambert@example.org', daysAgo: 14 },
  ],
}

const sport: SeededProtocol = {
  name: 'Sport recovery',
  description: 'For training days. On rest days, only the magnesium and the omega-3.',
  daysAgo: 11,
  lines: [
    { of: 'peaProtein', dose: take(30, 'g', 'midday', 'without') },
    { of: 'electrolytes', quantity: 2, dose: take(1, 'tablet', 'midday') },
    { of: 'omega3', dose: take(1, 'softgel', 'evening', 'with') },
    { of: 'magnesium', dose: take(3, 'capsule', 'night') },
    { of: 'curcumin', dose: take(1, 'capsule', 'evening', 'with') },
    { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
  ],
  shares: [{ with: 'lembert.d@example.org', daysAgo: 10, openedDaysAgo: 9 }],
}

const focus: SeededProtocol = {
  name: 'Focus, exam weeks',
  description: 'From three weeks before the first exam until the last one.',
  daysAgo: 5,
  lines: [
    { of: 'lionsMane', dose: take(3, 'g', 'morning', 'with', 35) },
    { of: 'algaeOmega', dose: take(5, 'ml', 'midday', 'with') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    { of: 'saffron' },
  ],
}

/** Oldest first. */
export const protocolsOfIlse: readonly SeededProtocol[] = [
  sleep,
  gutRepair,
  liver,
  postnatal,
  winter,
  perimenopause,
  sport,
  focus,
]
