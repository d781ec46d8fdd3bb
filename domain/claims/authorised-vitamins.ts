import type { ClaimGroup } from './claim-group.ts'

const register = 'Claim register file in a public repository (Regulation (EU) 432/2012 with amendments)'
const registerAndShop = 'Register file (432/2012); shop page quoting 432/2012'
const mergedAndListed = 'Register file (432/2012), there merged in one line; list of 77 register phrases'
const mergedCollagen =
  'Register file (432/2012), there merged in one line; French food project file or Nutraceuticals Group for skin, cartilage, bones'

/** Authorised claims about vitamins, one to a line. */
export const authorisedOfVitamins: readonly ClaimGroup[] = [
  {
    nutrient: 'vitamin_a',
    condition: 'At least 120 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin A contributes to normal iron metabolism
      Vitamin A contributes to the maintenance of normal mucous membranes
      Vitamin A contributes to the maintenance of normal skin
      Vitamin A contributes to the maintenance of normal vision
      Vitamin A contributes to the normal function of the immune system
      Vitamin A has a role in the process of cell specialisation`,
  },
  {
    nutrient: 'vitamin_d',
    condition: 'At least 0.75 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin D contributes to normal absorption/utilisation of calcium and phosphorus
      Vitamin D contributes to normal blood calcium levels
      Vitamin D contributes to the maintenance of normal bones
      Vitamin D contributes to the maintenance of normal muscle function
      Vitamin D contributes to the maintenance of normal teeth
      Vitamin D contributes to the normal function of the immune system
      Vitamin D has a role in the process of cell division`,
  },
  {
    nutrient: 'vitamin_e',
    condition: 'At least 1.8 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin E contributes to the protection of cells from oxidative stress`,
  },
  {
    nutrient: 'vitamin_k',
    condition: 'At least 11.25 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin K contributes to normal blood clotting
      Vitamin K contributes to the maintenance of normal bones`,
  },
  {
    nutrient: 'vitamin_c',
    condition: 'At least 12 mg a day: 15% of the reference value',
    source: mergedCollagen,
    claims: `
      Vitamin C contributes to normal collagen formation for the normal function of blood vessels
      Vitamin C contributes to normal collagen formation for the normal function of bones
      Vitamin C contributes to normal collagen formation for the normal function of cartilage
      Vitamin C contributes to normal collagen formation for the normal function of gums
      Vitamin C contributes to normal collagen formation for the normal function of skin
      Vitamin C contributes to normal collagen formation for the normal function of teeth`,
  },
  {
    nutrient: 'vitamin_c',
    condition: 'At least 12 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin C contributes to normal energy-yielding metabolism
      Vitamin C contributes to normal functioning of the nervous system
      Vitamin C contributes to normal psychological function
      Vitamin C contributes to the normal function of the immune system
      Vitamin C contributes to the protection of cells from oxidative stress
      Vitamin C contributes to the reduction of tiredness and fatigue
      Vitamin C contributes to the regeneration of the reduced form of vitamin E
      Vitamin C increases iron absorption`,
  },
  {
    nutrient: 'vitamin_c',
    condition: 'Information: effect with 200 mg a day on top of the recommended daily intake',
    source: register,
    conditionVerified: false,
    note: 'Wording confirmed, 200 mg condition from memory',
    claims: `
      Vitamin C contributes to maintain the normal function of the immune system during and after intense physical exercise`,
  },
  {
    nutrient: 'thiamin',
    condition: 'At least 0.165 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Thiamine contributes to normal energy-yielding metabolism`,
  },
  {
    nutrient: 'thiamin',
    condition: 'At least 0.165 mg a day: 15% of the reference value',
    source: 'Register file (432/2012); list of 77 register phrases',
    verified: false,
    claims: `
      Thiamine contributes to normal functioning of the nervous system`,
  },
  {
    nutrient: 'thiamin',
    condition: 'At least 0.165 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Thiamine contributes to normal psychological function
      Thiamine contributes to the normal function of the heart`,
  },
  {
    nutrient: 'riboflavin',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Riboflavin contributes to normal energy-yielding metabolism
      Riboflavin contributes to normal functioning of the nervous system
      Riboflavin contributes to the maintenance of normal mucous membranes
      Riboflavin contributes to the maintenance of normal red blood cells`,
  },
  {
    nutrient: 'riboflavin',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Riboflavin contributes to the maintenance of normal skin
      Riboflavin contributes to the maintenance of normal vision`,
  },
  {
    nutrient: 'riboflavin',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: 'Register file (432/2012); list of 77 register phrases',
    verified: false,
    claims: `
      Riboflavin contributes to the normal metabolism of iron`,
  },
  {
    nutrient: 'riboflavin',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Riboflavin contributes to the protection of cells from oxidative stress
      Riboflavin contributes to the reduction of tiredness and fatigue`,
  },
  {
    nutrient: 'niacin',
    condition: 'At least 2.4 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Niacin contributes to normal energy-yielding metabolism
      Niacin contributes to normal functioning of the nervous system
      Niacin contributes to normal psychological function`,
  },
  {
    nutrient: 'niacin',
    condition: 'At least 2.4 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Niacin contributes to the maintenance of normal mucous membranes
      Niacin contributes to the maintenance of normal skin`,
  },
  {
    nutrient: 'niacin',
    condition: 'At least 2.4 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Niacin contributes to the reduction of tiredness and fatigue`,
  },
  {
    nutrient: 'pantothenic_acid',
    condition: 'At least 0.9 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Pantothenic acid contributes to normal energy-yielding metabolism
      Pantothenic acid contributes to normal mental performance
      Pantothenic acid contributes to normal synthesis and metabolism of steroid hormones, vitamin D and some neurotransmitters
      Pantothenic acid contributes to the reduction of tiredness and fatigue`,
  },
  {
    nutrient: 'vitamin_b6',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin B6 contributes to normal cysteine synthesis
      Vitamin B6 contributes to normal energy-yielding metabolism
      Vitamin B6 contributes to normal functioning of the nervous system
      Vitamin B6 contributes to normal homocysteine metabolism
      Vitamin B6 contributes to normal protein and glycogen metabolism
      Vitamin B6 contributes to normal psychological function`,
  },
  {
    nutrient: 'vitamin_b6',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: 'Nutraceuticals Group claims page',
    claims: `
      Vitamin B6 contributes to normal red blood cell formation`,
  },
  {
    nutrient: 'vitamin_b6',
    condition: 'At least 0.21 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin B6 contributes to the normal function of the immune system
      Vitamin B6 contributes to the reduction of tiredness and fatigue
      Vitamin B6 contributes to the regulation of hormonal activity`,
  },
  {
    nutrient: 'biotin',
    condition: 'At least 7.5 µg a day: 15% of the reference value',
    source: registerAndShop,
    claims: `
      Biotin contributes to normal energy-yielding metabolism
      Biotin contributes to normal functioning of the nervous system
      Biotin contributes to normal macronutrient metabolism
      Biotin contributes to normal psychological function
      Biotin contributes to the maintenance of normal hair
      Biotin contributes to the maintenance of normal mucous membranes
      Biotin contributes to the maintenance of normal skin`,
  },
  {
    nutrient: 'folic_acid',
    condition: 'At least 30 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Folate contributes to maternal tissue growth during pregnancy
      Folate contributes to normal amino acid synthesis
      Folate contributes to normal blood formation
      Folate contributes to normal homocysteine metabolism
      Folate contributes to normal psychological function
      Folate contributes to the normal function of the immune system
      Folate contributes to the reduction of tiredness and fatigue
      Folate has a role in the process of cell division`,
  },
  {
    nutrient: 'vitamin_b12',
    condition: 'At least 0.375 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Vitamin B12 contributes to normal energy-yielding metabolism
      Vitamin B12 contributes to normal functioning of the nervous system
      Vitamin B12 contributes to normal homocysteine metabolism
      Vitamin B12 contributes to normal psychological function
      Vitamin B12 contributes to normal red blood cell formation
      Vitamin B12 contributes to the normal function of the immune system
      Vitamin B12 contributes to the reduction of tiredness and fatigue
      Vitamin B12 has a role in the process of cell division`,
  },
]
