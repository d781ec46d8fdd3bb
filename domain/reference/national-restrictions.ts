import type { AmountUnit } from '../catalogue/vocabulary.ts'
import type { NationalRestriction, RestrictionKind } from './national-restriction.ts'

const asOf = '2026-11-20'
const complAlim = 'Compl’Alim reference list, French ministry, repository commit 5cc6a19, 11 June 2026'
const finland = 'Finnish Food Authority page'
const dutchPlants = 'Dutch Staatsblad 2020, 100'
const dutchVitamins = 'Dutch State Gazette 2018, 47982'
const polishPanel = 'Law firm note, March 2020; regulatory news, April 2020'
const polishPress = 'Press, November 2019; trade press, 11 December 2019'
const agencies = 'Regulatory consultancy on the proposal of the heads of food safety agencies'
const retinoids = ['retinol', 'retinyl-acetate', 'retinyl-palmitate']

type Given = Partial<
  Pick<NationalRestriction, 'forms' | 'ingredients' | 'labelTells' | 'names' | 'note' | 'since' | 'verified'>
> & { source: string; maximum?: [amount: number, unit: AmountUnit, below?: 'below'] }

/** Rules on claims and on contaminants are not among them. A country that is missing is not thereby free. */
export const nationalRestrictions: readonly NationalRestriction[] = [
  row('ephedra', 'EU', 'prohibited', 'prohibited in food, supplements included', {
    names: ['ephedra', 'ephedra sinica', 'ephedrine', 'ma huang'],
    since: '2015-04-01',
    source: `${finland}; Regulation (EU) 2015/403`,
    note: 'Start date from memory.',
  }),
  row('yohimbe', 'EU', 'prohibited', 'prohibited in food, supplements included', {
    names: ['yohimbe', 'yohimbine', 'pausinystalia yohimbe', 'pausinystalia johimbe'],
    since: '2019-05-15',
    source: `${finland}; Regulation (EU) 2019/650, summary`,
  }),
  row('monacolins', 'EU', 'restricted', 'less than 3 mg of monacolins per daily portion; five warnings', {
    names: ['monacolin k', 'monacolins', 'monacolin'],
    maximum: [3, 'mg', 'below'],
    since: '2022-06-22',
    source: `Two regulatory summaries of Regulation (EU) 2022/860; ${finland}`,
    note: 'EFSA could not find a safe level in February 2025: a ban is expected.',
  }),
  row('red-yeast-rice', 'EU', 'restricted', 'monacolin content, maximum portions and five warnings', {
    names: ['red yeast rice', 'monascus purpureus'],
    since: '2022-06-22',
    source: `Two regulatory summaries of Regulation (EU) 2022/860; ${finland}`,
    note: 'EFSA could not find a safe level in February 2025: a ban is expected.',
  }),
  row('egcg', 'EU', 'restricted', 'less than 800 mg EGCG per daily portion; warnings on the label', {
    names: ['egcg', 'epigallocatechin gallate', 'epigallocatechin-3-gallate'],
    maximum: [800, 'mg', 'below'],
    since: '2022-12-21',
    source: `Regulatory summaries of Regulation (EU) 2022/2340; ${finland}`,
  }),
  row('green-tea', 'EU', 'restricted', 'extracts: less than 800 mg EGCG per daily portion; warnings', {
    ingredients: ['green-tea'],
    since: '2022-12-21',
    source: `Regulatory summaries of Regulation (EU) 2022/2340; ${finland}`,
    note: 'Water extracts like normal tea are excluded.',
  }),
  row('aloe', 'EU', 'disputed', 'listed as prohibited by (EU) 2021/468; contested entries annulled', {
    names: ['aloe-emodin', 'emodin', 'danthron', 'aloe leaf', 'aloe ferox', 'aloin'],
    since: '2021-04-08',
    source: `${finland}; judgments T-189/21 and T-302/21; law firm notes, November 2024`,
    note: 'Which entries still stand was not found. Start date from memory.',
  }),
  row('anthracenes', 'EU', 'under-review', 'under scrutiny by (EU) 2021/468; the entry was contested', {
    names: ['rheum', 'rhubarb', 'cassia senna', 'senna', 'rhamnus', 'cascara', 'frangula'],
    since: '2021-04-08',
    source: 'Regulatory summary; judgments T-189/21 and T-302/21',
  }),
  row('ashwagandha-dk', 'DK', 'prohibited', 'banned in food supplements', {
    ingredients: ['ashwagandha'],
    since: '2023-04',
    source: 'Trade press, 17 May 2023; regulatory overview, 2025',
    note: 'Secondary sources differ on the year (2022 or 2023).',
  }),
  row('ashwagandha-pl', 'PL', 'recommended-maximum', 'root powder below 3 g a day; withanolides 10 mg', {
    ingredients: ['ashwagandha'],
    maximum: [3, 'g', 'below'],
    since: '2020-03-05',
    source: polishPanel,
    note: 'Resolutions are recommendations. The content of withanolides is not checked.',
  }),
  row('ashwagandha-gb', 'GB', 'under-review', 'call for evidence July to September 2024; no ban found', {
    ingredients: ['ashwagandha'],
    since: '2024-07-08',
    source: 'Trade press, 11 July 2024',
  }),
  row('ashwagandha-nl', 'NL', 'unclear', 'reported as banned by some press', {
    ingredients: ['ashwagandha'],
    verified: false,
    source: 'Polish portals',
    note: 'No Dutch source was found.',
  }),
  row('proposed', 'EU', 'under-review', 'proposed for review by the agencies; no rule yet', {
    ingredients: [
      ...['curcumin', 'st-johns-wort', 'melatonin', 'l-tryptophan', 'maca', 'holy-basil', 'tribulus'],
      'ashwagandha',
    ],
    names: ['coumarin', 'tea tree oil', 'piperine', 'p-synephrine', 'actaea racemosa', 'black cohosh'],
    source: agencies,
  }),
  row('assessed', 'EU', 'under-review', 'EFSA assessment requested in 2022, due May 2025', {
    ingredients: ['fennel'],
    names: ['berberine', 'hydroxycitric acid', 'garcinia', 'garcinia cambogia'],
    since: '2022-07',
    source: 'Regulatory news',
    note: 'The outcome was not found.',
  }),
  row('berberine-be', 'BE', 'maximum', 'at most 10 mg a day', {
    names: ['berberine', 'berberine hydrochloride', 'berberine hcl'],
    maximum: [10, 'mg'],
    source: 'French press, November 2019',
  }),
  row('berberis-be', 'BE', 'maximum', 'at most 10 mg berberine a day', {
    ingredients: ['berberis'],
    maximum: [10, 'mg'],
    labelTells: false,
    source: 'French press, November 2019',
    note: 'How much berberine the plant contains is not on the label.',
  }),
  row('berberis-fr', 'FR', 'restricted', 'warning for groups at risk on the label', {
    ingredients: ['berberis'],
    names: ['berberine', 'berberine hydrochloride', 'berberine hcl'],
    source: `${complAlim}; French press, November 2019`,
  }),
  ...french('garcinia', ['garcinia', 'garcinia cambogia', 'garcinia gummi-gutta']),
  ...french('asplenium-adiantum', ['asplenium adiantum-nigrum']),
  ...french('asplenium-trichomanes', ['asplenium trichomanes']),
  ...french('ceterach', ['ceterach officinarum']),
  ...french('cibotium', ['cibotium barometz']),
  ...french('crescentia', ['crescentia cujete']),
  ...french('acalypha', ['acalypha indica']),
  ...french('glycocyamine', ['glycocyamine']),
  row('levodopa-fr', 'FR', 'unclear', 'no status in the reference list: a pharmacological substance', {
    names: ['levodopa', 'l-dopa'],
    source: complAlim,
  }),
  row('melatonin-fr', 'FR', 'maximum', 'below 2 mg a day (at most 1.9 mg)', {
    ingredients: ['melatonin'],
    maximum: [2, 'mg', 'below'],
    source: `${complAlim}; Quotidien du Pharmacien, 11 April 2018`,
  }),
  row('melatonin-de', 'DE', 'unclear', '0.3 mg and 1 mg reported', {
    ingredients: ['melatonin'],
    verified: false,
    source: 'French press',
    note: 'Germany often treats higher doses as medicine.',
  }),
  row('curcuma-it', 'IT', 'restricted', 'warning text mandatory; claims on physiological effects removed', {
    ingredients: ['turmeric', 'curcumin'],
    since: '2022-12-31',
    source: 'Ministry note 33749 of 3 August 2022',
  }),
  row('vitamin-a-nl', 'NL', 'maximum', 'retinoids: at most 1200 µg RE per daily portion', {
    ingredients: ['vitamin_a'],
    forms: retinoids,
    maximum: [1200, 'µg'],
    since: '2018-10-01',
    source: dutchVitamins,
  }),
  row('vitamin-b6-nl', 'NL', 'maximum', 'at most 21 mg per daily portion; warnings by age', {
    ingredients: ['vitamin_b6'],
    maximum: [21, 'mg'],
    since: '2018-10-01',
    source: `${dutchVitamins}; pharmacy weekly, 1 October 2018`,
    note: 'A lower maximum is being considered.',
  }),
  row('vitamin-d-nl', 'NL', 'maximum', 'at most 75 µg per daily portion', {
    ingredients: ['vitamin_d'],
    maximum: [75, 'µg'],
    since: '2018-10-01',
    source: dutchVitamins,
  }),
  row('toxic-plants-nl', 'NL', 'prohibited', 'herbal preparations must not contain them', {
    names: [
      ...['aconitine', 'aristolochic acid', 'aristolochic acids', 'atropine', 'colchicine', 'hyoscyamine'],
      ...['m-synephrine', 'o-synephrine', 'wormwood oil', 'pilocarpine', 'scopolamine', 'strychnine'],
    ],
    since: '2020',
    source: dutchPlants,
    note: 'The date of entry into force was not read.',
  }),
  ...polish('vitamin_e', 250, 'mg', polishPanel, '2020-03-05'),
  ...polish('vitamin_k', 200, 'µg', polishPanel, '2020-03-05'),
  ...polish('boron', 3, 'mg', polishPanel, '2020-03-05'),
  ...polish('chromium', 200, 'µg', polishPanel, '2020-03-05'),
  ...polish('fluoride', 3.5, 'mg', polishPanel, '2020-03-05'),
  ...polish('phosphorus', 450, 'mg', polishPanel, '2020-03-05'),
  ...polish('caffeine', 400, 'mg', polishPress, '2019-11'),
  ...polish('thiamin', 100, 'mg', polishPress, '2019-11'),
  ...polish('riboflavin', 40, 'mg', polishPress, '2019-11'),
  ...polish('vitamin_b12', 100, 'µg', polishPress, '2019-11'),
  ...polish('pantothenic_acid', 200, 'mg', polishPress, '2019-11'),
  ...polish('iodine', 150, 'µg', polishPress, '2019-11'),
  row('mulberry-pl', 'PL', 'recommended-maximum', 'at most 10 mg 1-deoxynojirimycin a day', {
    names: ['1-deoxynojirimycin', 'white mulberry', 'morus alba'],
    labelTells: false,
    since: '2019-11',
    source: polishPress,
  }),
  row('kava-gb', 'GB', 'prohibited', 'England: sale and import of food with kava prohibited', {
    names: ['kava', 'kava kava', 'kava-kava', 'piper methysticum'],
    since: '2003-01-13',
    source: 'SI 2002/3169; food law news, 23 December 2002',
    note: 'Wales, Scotland and Northern Ireland have rules of their own.',
  }),
  row('kava-de', 'DE', 'unclear', 'reported as banned', {
    names: ['kava', 'kava kava', 'kava-kava', 'piper methysticum'],
    verified: false,
    source: 'Trade press, January 2004',
    note: 'The present status was not found.',
  }),
  row('cbd-eu', 'EU', 'not-authorised', 'novel food without authorisation: not to be marketed', {
    names: ['cbd', 'cannabidiol', 'cbd isolate', 'cbd extract'],
    since: '2019-01',
    source: 'Law firm, 14 February 2020',
  }),
  row('cbd-gb', 'GB', 'restricted', 'only products on the list of validated applications; 10 mg advised', {
    names: ['cbd', 'cannabidiol', 'cbd isolate', 'cbd extract'],
    since: '2021-03-31',
    source: 'Law firm, 14 February 2020; news on the FSA consultation',
  }),
  row('nmn-eu', 'EU', 'not-authorised', 'novel food, no authorisation known', {
    names: ['nmn', 'nicotinamide mononucleotide', 'beta-nicotinamide mononucleotide'],
    verified: false,
    source: 'A file of claim rules, not an authority',
  }),
  row('dmaa-eu', 'EU', 'prohibited', 'not allowed', {
    names: ['1,3-dmaa', 'dmaa', 'methylhexanamine'],
    verified: false,
    source: 'A file of claim rules, not an authority',
  }),
  row('schizochytrium', 'EU', 'maximum', 'at most 250 mg DHA of the alga a day', {
    ingredients: ['algae-oil'],
    names: ['schizochytrium'],
    labelTells: false,
    since: '2015',
    source: 'Decision (EU) 2015/545, table',
    note: 'For one strain; later acts allowed more.',
  }),
]

function row(
  key: string,
  place: string,
  kind: RestrictionKind,
  rule: string,
  { maximum, ...given }: Given,
): NationalRestriction {
  return {
    key,
    place,
    kind,
    rule,
    ingredients: [],
    names: [],
    forms: null,
    labelTells: true,
    since: null,
    note: '',
    asOf,
    verified: true,
    ...given,
    maximum: maximum ? { amount: maximum[0], unit: maximum[1], below: maximum[2] === 'below' } : null,
  }
}

function french(key: string, names: string[]): NationalRestriction[] {
  const rule = 'status “not authorised” in the reference list for notifications'
  return [row(`${key}-fr`, 'FR', 'not-authorised', rule, { names, source: complAlim })]
}

function polish(nutrient: string, amount: number, unit: AmountUnit, source: string, since: string) {
  const rule = `at most ${amount} ${unit} a day is recommended`
  const given: Given = { ingredients: [nutrient], maximum: [amount, unit], source, since }
  return [row(`${nutrient}-pl`, 'PL', 'recommended-maximum', rule, given)]
}
