import { take } from './demo-products.ts'
import type { SeededProtocol } from './seeded-protocol.ts'

const gutRepair: SeededProtocol = {
  name: 'Gut repair, eight weeks',
  description: 'Minerals, live cultures and calm evenings. Review after week four.',
  daysAgo: 300,
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
    { with: 'sofie.lemmens@example.org', daysAgo: 280, openedDaysAgo: 279 },
    { with: 'freja.lindholm@example.org', daysAgo: 118, openedDaysAgo: 117 },
    {
      with: 'anna@verbena.example',
      daysAgo: 24,
      openedDaysAgo: 23.97,
      notes:
        'Dear Anna, here’s the plan we talked about. Start on Monday, keep your evenings calm, and message me if anything feels off.',
    },
    { with: 'yuki.tanabe@example.org', daysAgo: 5, openedDaysAgo: 4.6 },
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
  daysAgo: 320,
  lines: [
    { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with', 42) },
    {
      of: 'valerian',
      dose: take(40, 'drop', 'night', null, 42),
      notes: 'In a little water, half an hour before bed.',
    },
    { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 42) },
    {
      of: 'glycine',
      dose: take(3, 'g', 'night', null, 42),
      notes: 'Tastes sweet and stirs easily into warm tea.',
    },
  ],
  shares: [
    { with: 'pieter.vanacker@example.org', daysAgo: 312, openedDaysAgo: 311 },
    { with: 'charlotte.wouters@example.org', daysAgo: 300, openedDaysAgo: 300 },
    { with: 'anna@verbena.example', daysAgo: 75, openedDaysAgo: 74 },
    {
      with: 'tomas.rey@example.org',
      daysAgo: 9,
      notes: 'Dear Tomás, start slowly and message me after the first week.',
    },
  ],
}

const postnatal: SeededProtocol = {
  name: 'Postnatal iron and energy',
  description: 'For the first three months. Repeat the blood test before starting the second pack of iron.',
  daysAgo: 255,
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
  shares: [
    { with: 'greet.hofman@example.org', daysAgo: 250, openedDaysAgo: 250 },
    { with: 'lucia.ferrer@example.org', daysAgo: 96, openedDaysAgo: 95 },
  ],
}

const winter: SeededProtocol = {
  name: 'Winter immunity, family',
  description: 'From November to March. Take the zinc only while you have a cold.',
  daysAgo: 230,
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
  shares: [
    { with: 'karel.dewit@example.org', daysAgo: 226, openedDaysAgo: 225 },
    { with: 'matthias.vogel@example.org', daysAgo: 220, openedDaysAgo: 219 },
    { with: 'joris.aerts@example.org', daysAgo: 140, openedDaysAgo: 139 },
  ],
  reason: 'Two zinc capsules a day for up to ten days during a cold, agreed with the family doctor.',
}

const perimenopause: SeededProtocol = {
  name: 'Perimenopause, first month',
  description: 'Better nights and steadier energy. Follow-up after four weeks.',
  daysAgo: 195,
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
    { with: 'mila.janssens@example.org', daysAgo: 190, openedDaysAgo: 190 },
    { with: 'reka.halasz@example.org', daysAgo: 188, openedDaysAgo: 187 },
    { with: 'ines.carvalho@example.org', daysAgo: 178, openedDaysAgo: 177 },
    { with: 'samuel.okafor@example.org', daysAgo: 21 },
  ],
}

const liver: SeededProtocol = {
  name: 'Liver support',
  description: 'Eight weeks of bitters before meals, with plenty of water.',
  daysAgo: 285,
  lines: [
    { of: 'milkThistle', dose: take(1, 'capsule', ['morning', 'evening'], 'with') },
    { of: 'curcumin', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'bitters', dose: take(60, 'drop', ['midday', 'evening'], 'before') },
    { of: 'bComplex' },
    { of: 'magnesium', dose: take(2, 'capsule', 'night') },
  ],
  shares: [
    { with: 'lembert.d@example.org', daysAgo: 280, openedDaysAgo: 279 },
    { with: 'zoe.lambert@example.org', daysAgo: 262, openedDaysAgo: 261 },
    { with: 'amelie.dubois@example.org', daysAgo: 156, openedDaysAgo: 155 },
  ],
}

const sport: SeededProtocol = {
  name: 'Sport recovery',
  description: 'For training days. On rest days, only the magnesium and the omega-3.',
  daysAgo: 150,
  lines: [
    { of: 'peaProtein', dose: take(30, 'g', 'midday', 'without') },
    { of: 'electrolytes', quantity: 2, dose: take(1, 'tablet', 'midday') },
    { of: 'omega3', dose: take(1, 'softgel', 'evening', 'with') },
    { of: 'magnesium', dose: take(3, 'capsule', 'night') },
    { of: 'curcumin', dose: take(1, 'capsule', 'evening', 'with') },
    { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
  ],
  shares: [
    { with: 'luca.ferraro@example.org', daysAgo: 148, openedDaysAgo: 147 },
    { with: 'hanne.desmet@example.org', daysAgo: 146, openedDaysAgo: 146 },
  ],
}

const focus: SeededProtocol = {
  name: 'Focus, exam weeks',
  description: 'From three weeks before the first exam until the last one.',
  daysAgo: 12,
  lines: [
    { of: 'lionsMane', dose: take(3, 'g', 'morning', 'with', 35) },
    { of: 'algaeOmega', dose: take(5, 'ml', 'midday', 'with') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    { of: 'saffron' },
  ],
  shares: [{ with: 'ioana.petrescu@example.org', daysAgo: 11, openedDaysAgo: 10 }],
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
