import type { ClaimGroup } from './claim-group.ts'

const register = 'Claim register file in a public repository (Regulation (EU) 432/2012 with amendments)'

/** Authorised claims about other substances, one to a line. */
export const authorisedOfOthers: readonly ClaimGroup[] = [
  {
    nutrient: 'choline',
    condition: 'At least 82.5 mg choline per 100 g, 100 ml or portion',
    source: 'Vita-world24 health claims page',
    conditionVerified: false,
    note: 'Condition not confirmed',
    claims: `
      Choline contributes to normal homocysteine metabolism
      Choline contributes to normal lipid metabolism
      Choline contributes to the maintenance of normal liver function`,
  },
  {
    nutrient: 'dha',
    condition: '250 mg DHA a day',
    source: 'Register file (432/2012); thesis abstract, 2015',
    claims: `
      DHA contributes to maintenance of normal brain function
      DHA contributes to the maintenance of normal vision`,
  },
  {
    nutrient: 'epa_dha',
    condition: '250 mg EPA + DHA a day',
    source: 'Register file (432/2012); French food project file',
    claims: `
      EPA and DHA contribute to the normal function of the heart`,
  },
  {
    nutrient: 'epa_dha',
    condition: '3 g EPA + DHA a day',
    source: 'Thesis abstract, 2015',
    verified: false,
    conditionVerified: false,
    note: 'Dose from memory; warning not to exceed 5 g a day (from memory)',
    claims: `
      DHA and EPA contribute to the maintenance of normal blood pressure`,
  },
  {
    nutrient: 'epa_dha',
    condition: '2 g EPA + DHA a day',
    source: 'Thesis abstract, 2015',
    verified: false,
    conditionVerified: false,
    note: 'Dose from memory',
    claims: `
      DHA and EPA contribute to the maintenance of normal blood triglyceride levels`,
  },
  {
    nutrient: 'ala',
    condition: '2 g ALA a day; source of omega-3',
    source: 'French food project file; Nutraceuticals Group claims page; Commission draft annex D009312/05',
    claims: `
      ALA contributes to the maintenance of normal blood cholesterol levels`,
  },
  {
    nutrient: 'creatine',
    condition: '3 g creatine a day; for adults doing high intensity exercise',
    source: 'Claims rule file in a public repository; creatine claims register page',
    note: 'Target group from memory',
    claims: `
      Creatine increases physical performance in successive bursts of short-term, high intensity exercise`,
  },
  {
    nutrient: 'glucomannan',
    condition: '3 g a day in three doses of 1 g with 1-2 glasses of water before meals; choking warning',
    source: 'Shop FAQ; claims rule file in a public repository',
    note: 'Overweight adults; warning text from memory',
    claims: `
      Glucomannan in the context of an energy restricted diet contributes to weight loss`,
  },
  {
    nutrient: 'glucomannan',
    condition: '4 g a day',
    source: 'Nutraceuticals Group claims page',
    conditionVerified: false,
    note: 'Dose from memory',
    claims: `
      Glucomannan contributes to the maintenance of normal blood cholesterol levels`,
  },
  {
    nutrient: 'beta_glucans',
    condition: '3 g a day',
    source: 'Register file (432/2012); vita-world24 health claims page; Nutraceuticals Group claims page',
    claims: `
      Beta-glucans contribute to the maintenance of normal blood cholesterol levels`,
  },
  {
    nutrient: 'activated_charcoal',
    condition: '1 g at least 30 minutes before and 1 g shortly after the meal',
    source: 'Commission draft annex D009312/05; Napiers, July 2013',
    claims: `
      Activated charcoal contributes to reducing excessive flatulence after eating`,
  },
  {
    nutrient: 'chitosan',
    condition: '3 g a day',
    source: 'Vita-world24 health claims page',
    conditionVerified: false,
    note: 'Dose from memory',
    claims: `
      Chitosan contributes to the maintenance of normal blood cholesterol levels`,
  },
  {
    nutrient: 'lactase_cultures',
    condition: 'Minimum live culture count',
    source: register,
    conditionVerified: false,
    note: 'Not for capsules',
    claims: `
      Live cultures in yoghurt or fermented milk improve lactose digestion of the product in individuals who have difficulty digesting lactose`,
  },
  {
    nutrient: 'melatonin',
    condition: '1 mg close to bedtime',
    source: 'Nutraveris, 30 August 2011',
    verified: false,
    note: 'Melatonin is a medicine in some countries',
    claims: `
      Melatonin contributes to the reduction of time taken to fall asleep`,
  },
  {
    nutrient: 'melatonin',
    condition: '0.5 mg close to bedtime on the first days of travel',
    source: 'Nutraveris, 30 August 2011',
    verified: false,
    claims: `
      Melatonin contributes to the alleviation of subjective feelings of jet lag`,
  },
  {
    nutrient: 'protein',
    condition: 'Source of protein',
    source: 'From memory',
    verified: false,
    conditionVerified: false,
    claims: `
      Protein contributes to a growth in muscle mass
      Protein contributes to the maintenance of muscle mass
      Protein contributes to the maintenance of normal bones`,
  },
  {
    nutrient: 'lactase',
    condition: '4500 FCC units with each lactose meal',
    source: 'From memory',
    verified: false,
    conditionVerified: false,
    claims: `
      Lactase enzyme improves lactose digestion in individuals who have difficulty digesting lactose`,
  },
  {
    nutrient: 'betaine',
    condition: '1.5 g a day',
    source: 'Food additives association page',
    verified: false,
    claims: `
      Betaine contributes to normal homocysteine metabolism`,
  },
  {
    nutrient: 'folic_acid_art14',
    condition: 'At least 400 µg a day; women of child-bearing age',
    source: 'List of 77 register phrases',
    conditionVerified: false,
    note: 'Disease risk reduction claim; condition from memory',
    claims: `
      Supplemental folic acid intake increases maternal folate status. Low maternal folate status is a risk factor in the development of neural tube defects in the developing foetus.`,
  },
]
