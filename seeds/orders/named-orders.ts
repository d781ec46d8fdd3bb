import { arrived, type Bought, days, type SeededOrder } from './seeded-order.ts'

const anna = 'anna@verbena.example'
const tomas = 'tomas@verbena.example'
const ilse = 'ilse@verbena.example'
const gutRepair = 'Gut repair, eight weeks'
const sleep = 'Sleep foundations'

/** An order of Anna's from before her present protocols. */
const earlier = (daysAgo: number, parcel: string, lines: readonly Bought[]): SeededOrder => ({
  by: anna,
  hoursAgo: days(daysAgo),
  lines,
  method: 'bancontact',
  steps: arrived(parcel),
})

/** Of Anna, Tomás and Ilse, whom people can sign in as. */
export const namedOrders: readonly SeededOrder[] = [
  earlier(296, '3232 0041 7100 2210', [{ of: 'vitaminD', quantity: 2 }, { of: 'omega3' }]),
  earlier(247, '3232 0041 7344 0971', [{ of: 'iron' }, { of: 'bComplex' }]),
  earlier(196, '3232 0041 7610 5532', [{ of: 'magnesium' }, { of: 'glycine' }]),
  earlier(141, '3232 0041 7902 8814', [{ of: 'collagen', quantity: 2 }, { of: 'zinc' }, { of: 'omega3' }]),
  earlier(92, '3232 0041 8188 3307', [{ of: 'magnesium' }, { of: 'quercetin' }]),
  {
    by: anna,
    hoursAgo: days(73),
    protocol: sleep,
    lines: [{ of: 'magnesium' }, { of: 'valerian' }, { of: 'ashwagandha' }],
    method: 'bancontact',
    steps: arrived('3232 0041 8302 5519'),
  },
  earlier(51, '3232 0041 8467 6645', [{ of: 'omega3' }, { of: 'vitaminD' }]),
  {
    by: anna,
    // An hour after it was shared with her.
    hoursAgo: days(24) - 1,
    protocol: gutRepair,
    lines: [
      { of: 'fiftyBillion' },
      { of: 'glutamine' },
      { of: 'zinc' },
      { of: 'bComplex' },
      { of: 'saccharomyces' },
      { of: 'curcumin' },
      { of: 'ashwagandha' },
    ],
    method: 'bancontact',
    steps: [
      { kind: 'paid', after: 0.02 },
      { kind: 'processed', after: 1 },
      { kind: 'shipped', after: 4, parcel: '3232 0041 8690 3381' },
      { kind: 'delivered', after: 20 },
    ],
  },
  {
    by: anna,
    hoursAgo: days(19),
    lines: [{ of: 'royalJelly' }],
    method: 'visa',
    steps: [
      { kind: 'paid', after: 0.03 },
      { kind: 'cancelled', after: 1 },
    ],
  },
  {
    by: anna,
    hoursAgo: days(18),
    lines: [{ of: 'vitaminD' }, { of: 'throatSpray' }, { of: 'vitaminC' }],
    method: 'bancontact',
    steps: [
      ...arrived('3232 0041 8800 1164'),
      { kind: 'refunded', after: 96, of: 'throatSpray', reason: 'Arrived with a broken seal' },
    ],
  },
  {
    by: ilse,
    hoursAgo: days(15),
    lines: [
      { of: 'magnesium', quantity: 2 },
      { of: 'zinc', quantity: 4 },
      { of: 'omega3', quantity: 3 },
    ],
    method: 'kbc',
    steps: arrived('3232 0041 8801 7720'),
  },
  {
    by: tomas,
    hoursAgo: days(7),
    lines: [{ of: 'electrolytes', quantity: 2 }, { of: 'peaProtein' }],
    method: 'masterCard',
    steps: [
      { kind: 'paid', after: 0.05 },
      { kind: 'processed', after: 3 },
      { kind: 'shipped', after: 22, parcel: '00340434161094042557' },
    ],
  },
  {
    by: anna,
    hoursAgo: days(2),
    protocol: gutRepair,
    lines: [{ of: 'magnesium', quantity: 2 }, { of: 'valerian' }, { of: 'vitaminD' }],
    method: 'bancontact',
    steps: [
      { kind: 'paid', after: 0.02 },
      { kind: 'processed', after: 2.5 },
      { kind: 'shipped', after: 7, parcel: '3232 0041 8877 0192' },
    ],
  },
  {
    by: tomas,
    hoursAgo: 20,
    lines: [{ of: 'electrolytes' }],
    method: 'payPal',
    steps: [
      { kind: 'paid', after: 0.02 },
      { kind: 'processed', after: 15 },
    ],
  },
  {
    by: anna,
    hoursAgo: 3,
    protocol: gutRepair,
    lines: [{ of: 'omega3' }, { of: 'curcumin' }],
    method: 'bancontact',
    steps: [{ kind: 'paid', after: 0.02 }],
  },
]
