import { arrived, type Bought, days, type SeededOrder } from './seeded-order.ts'

const gutRepair = 'Gut repair, eight weeks'
const liver = 'Liver support'
const perimenopause = 'Perimenopause, first month'
const postnatal = 'Postnatal iron and energy'
const sleep = 'Sleep foundations'
const sport = 'Sport recovery'
const winter = 'Winter immunity, family'

/**
 * What Ilse’s clients bought in the last twelve months. The last purchase of each decides where they stand on the board
 * of renewals.
 */
export const clientOrders: readonly SeededOrder[] = [
  // Lasts for weeks.
  ...bought('sofie.lemmens', [340], [{ of: 'collagen', quantity: 2 }, { of: 'saffron' }]),
  ...bought(
    'sofie.lemmens',
    [278, 196, 120, 56],
    [{ of: 'fiftyBillion', quantity: 3 }, { of: 'curcumin' }, { of: 'zinc' }],
    gutRepair,
  ),
  ...bought('sofie.lemmens', [8], [{ of: 'fiftyBillion', quantity: 2 }, { of: 'curcumin' }], gutRepair),
  ...bought('sofie.lemmens', [1], [{ of: 'ashwagandha' }, { of: 'vitaminD' }], gutRepair),
  ...bought(
    'karel.dewit',
    [355],
    [
      { of: 'curcumin', quantity: 2 },
      { of: 'collagen', quantity: 3 },
    ],
  ),
  ...bought(
    'karel.dewit',
    [222, 138, 54, 3],
    [{ of: 'quercetin', quantity: 2 }, { of: 'vitaminC', quantity: 2 }, { of: 'vitaminD' }, { of: 'zinc' }],
    winter,
  ),
  ...bought(
    'greet.hofman',
    [315],
    [
      { of: 'saccharomyces', quantity: 3 },
      { of: 'iron', quantity: 2 },
    ],
  ),
  ...bought(
    'greet.hofman',
    [248, 158, 68],
    [{ of: 'prenatal', quantity: 2 }, { of: 'iron', quantity: 2 }, { of: 'saccharomyces' }],
    postnatal,
  ),
  {
    by: 'greet.hofman@example.org',
    hoursAgo: days(12),
    protocol: postnatal,
    lines: [{ of: 'prenatal', quantity: 2 }, { of: 'iron' }, { of: 'vitaminC', quantity: 2 }],
    method: 'bancontact',
    steps: [
      ...arrived('3232 0042 0012 0001'),
      { kind: 'refunded', after: 120, of: 'iron', reason: 'One product taken back' },
    ],
  },
  ...bought(
    'mila.janssens',
    [188, 128, 74, 20],
    [{ of: 'collagen', quantity: 3 }, { of: 'saffron', quantity: 2 }, { of: 'maca' }, { of: 'ashwagandha' }],
    perimenopause,
  ),
  ...bought(
    'luca.ferraro',
    [302, 236],
    [
      { of: 'fiftyBillion', quantity: 2 },
      { of: 'collagen', quantity: 2 },
    ],
  ),
  ...bought(
    'luca.ferraro',
    [146, 78, 10],
    [{ of: 'magnesium', quantity: 2 }, { of: 'curcumin' }, { of: 'omega3' }],
    sport,
  ),
  ...bought(
    'freja.lindholm',
    [116, 66, 15],
    [{ of: 'fiftyBillion', quantity: 2 }, { of: 'zinc' }, { of: 'glutamine' }],
    gutRepair,
  ),
  ...bought(
    'pieter.vanacker',
    [310],
    [{ of: 'magnesium' }, { of: 'valerian' }, { of: 'ashwagandha' }],
    sleep,
  ),
  ...bought('charlotte.wouters', [330, 100], [{ of: 'collagen', quantity: 3 }, { of: 'saffron' }]),
  ...bought('charlotte.wouters', [298], [{ of: 'magnesium' }, { of: 'valerian', quantity: 2 }], sleep),

  // Runs out within seven days.
  ...bought('joris.aerts', [138, 84, 26], [{ of: 'quercetin' }, { of: 'vitaminC' }], winter),
  ...bought(
    'reka.halasz',
    [186, 132, 78, 26],
    [{ of: 'saffron' }, { of: 'collagen', quantity: 3 }, { of: 'ashwagandha' }],
    perimenopause,
  ),
  ...bought('amelie.dubois', [120], [{ of: 'collagen', quantity: 3 }, { of: 'iron' }]),
  ...bought('amelie.dubois', [154, 57], [{ of: 'curcumin' }, { of: 'magnesium' }], liver),

  // Has run out.
  ...bought(
    'lembert.d',
    [325],
    [
      { of: 'fiftyBillion', quantity: 2 },
      { of: 'saccharomyces', quantity: 2 },
    ],
  ),
  ...bought(
    'lembert.d',
    [276, 165, 70],
    [{ of: 'curcumin' }, { of: 'magnesium' }, { of: 'bComplex', quantity: 2 }],
    liver,
  ),
  ...bought(
    'hanne.desmet',
    [144, 94, 44],
    [{ of: 'electrolytes', quantity: 2 }, { of: 'magnesium' }, { of: 'peaProtein', quantity: 2 }],
    sport,
  ),
  ...bought('hanne.desmet', [212], [{ of: 'fiftyBillion', quantity: 2 }, { of: 'saccharomyces' }]),
  ...bought(
    'matthias.vogel',
    [218, 127, 36],
    [{ of: 'quercetin' }, { of: 'vitaminC' }, { of: 'vitaminD' }],
    winter,
  ),
  ...bought('lucia.ferrer', [64], [{ of: 'prenatal', quantity: 2 }, { of: 'iron' }], postnatal),
  ...bought('zoe.lambert', [258, 162, 66], [{ of: 'curcumin' }, { of: 'bComplex' }], liver),
  ...bought(
    'ines.carvalho',
    [176, 106, 33],
    [{ of: 'saffron' }, { of: 'maca' }, { of: 'omega3' }],
    perimenopause,
  ),

  // Waiting for a payment.
  {
    by: 'charlotte.wouters@example.org',
    hoursAgo: 0.1,
    lines: [{ of: 'collagen', quantity: 2 }],
    method: 'bancontact',
    steps: [],
  },
]

/** The same purchase on several days, at various times, with what has happened to it by now. */
function bought(
  name: string,
  daysAgo: readonly number[],
  lines: readonly Bought[],
  protocol?: string,
): SeededOrder[] {
  return daysAgo.map((ago, at) => ({
    by: `${name}@example.org`,
    hoursAgo: days(ago) + ((ago * 37) % 290) / 60,
    ...(protocol && { protocol }),
    lines,
    method: 'bancontact',
    steps: arrived(`3232 0042 ${String(ago).padStart(4, '0')} ${String(1000 + at * 37 + lines.length)}`),
  }))
}
