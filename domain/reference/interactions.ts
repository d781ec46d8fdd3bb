import type { Condition } from './life-stages.ts'
import type { Sourced } from './source.ts'

/** Classes of medicines that authorities name; the words are `health:medicines.<key>`. */
export const medicineClasses = [
  'anticoagulants',
  'antiplatelets',
  'antidepressants',
  'antidiabetics',
  'blood-pressure',
  'cholesterol',
  'thyroid',
  'immune',
  'contraceptives',
  'hiv',
  'cancer',
  'digoxin',
  'theophylline',
  'antifungals',
  'sedatives',
  'cough',
] as const
export type MedicineClass = (typeof medicineClasses)[number]

/** What the authority says, in few words: `health:advice.<key>`. */
export type Advice =
  | 'not-recommended'
  | 'ask-first'
  | 'bleeding'
  | 'changes-effect'
  | 'levels'
  | 'medical-control'
  | 'label-warning'

/** `any`: every medicine, of a class or not. */
export type Against = MedicineClass | 'any' | Condition | { under: number }

export type Interaction = Sourced & {
  /** Keys of ingredients or nutrients. */
  ingredients: readonly string[]
  with: readonly Against[]
  advice: Advice
  authority: string
}

const asOf = '2026-11-20'
const verified = true
const french = 'Compl’Alim reference list, French ministry, repository commit 5cc6a19, 11 June 2026'
const leaflets =
  'Package leaflet of a registered Hypericum product (DE/AT); UK traditional herbal product SmPC'
const hpra = 'Irish authority product text, 2022'
const berberine = 'Quotidien du Pharmacien, 25 November 2019, on the Anses opinion 2018-SA-0095'
const melatonin = 'Quotidien du Pharmacien and Moniteur des pharmacies, 11 April 2018'
const expecting = ['pregnant', 'breastfeeding'] as const

/** Of the ingredients that the shop knows. */
export const interactions: readonly Interaction[] = [
  row(['garlic', 'birch'], ['anticoagulants'], 'not-recommended', 'Compl’Alim', french),
  row(['garlic'], ['hiv'], 'not-recommended', 'Anses/EMA', french),
  row(['ginkgo'], ['anticoagulants'], 'ask-first', 'Compl’Alim', french),
  row(['ginkgo'], ['antidepressants'], 'not-recommended', 'Compl’Alim', french),
  row(['ginkgo'], ['antiplatelets'], 'bleeding', 'HPRA', hpra),
  row(['ginkgo'], ['hiv'], 'not-recommended', 'HPRA', hpra),
  row(['ginkgo'], expecting, 'not-recommended', 'Anses/EMA', french),
  row(['gymnema'], ['antidiabetics'], 'not-recommended', 'Compl’Alim', french),
  row(['echinacea'], ['immune'], 'not-recommended', 'Anses/EMA', french),
  row(['st-johns-wort', 'saw-palmetto', 'chamomile'], ['any'], 'ask-first', 'Anses/EMA', french),
  row(
    ['st-johns-wort'],
    [
      'immune',
      'anticoagulants',
      'theophylline',
      'digoxin',
      'antidepressants',
      'hiv',
      'cancer',
      'contraceptives',
    ],
    'changes-effect',
    'medicine leaflet',
    leaflets,
  ),
  row(
    ['berberis'],
    [
      'immune',
      'cough',
      'digoxin',
      'antifungals',
      'blood-pressure',
      'antidiabetics',
      'sedatives',
      'cancer',
      'cholesterol',
    ],
    'levels',
    'Anses',
    berberine,
  ),
  row(['berberis'], ['any', ...expecting, { under: 18 }], 'not-recommended', 'Anses', french),
  row(['melatonin'], ['any'], 'ask-first', 'Anses', melatonin),
  row(['melatonin'], [...expecting, { under: 18 }], 'not-recommended', 'Anses', melatonin),
  row(['vitamin_k'], ['anticoagulants'], 'medical-control', 'BfR', 'BfR micronutrient site, vitamin K'),
  row(
    ['green-tea'],
    [...expecting, { under: 18 }],
    'label-warning',
    'Regulation (EU) 2022/2340',
    'Summaries of Regulation (EU) 2022/2340, on extracts with EGCG',
  ),
  row(
    ['turmeric', 'curcumin'],
    ['any', ...expecting],
    'label-warning',
    'Italy, decree of 28 July 2022',
    'Italian ministry note 33749, 3 August 2022',
  ),
  row(['alpha-lipoic-acid'], ['antidiabetics', ...expecting], 'not-recommended', 'Compl’Alim', french),
  row(['aloe-vera'], [...expecting, { under: 12 }], 'not-recommended', 'Anses/EMA', french),
  row(['valerian'], [...expecting, { under: 12 }], 'not-recommended', 'Anses/EMA', french),
]

function row(
  ingredients: readonly string[],
  against: readonly Against[],
  advice: Advice,
  authority: string,
  source: string,
): Interaction {
  return { ingredients, with: against, advice, authority, source, asOf, verified }
}
