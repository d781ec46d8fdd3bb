import type { ClaimGroup } from './claim-group.ts'

const register = 'Claim register file in a public repository (Regulation (EU) 432/2012 with amendments)'
const registerAndShop = 'Register file (432/2012); shop page quoting 432/2012'
const mergedAndListed = 'Register file (432/2012), there merged in one line; list of 77 register phrases'
const merged = 'Register file (432/2012), there merged in one line'

/** Authorised claims about minerals, one to a line. */
export const authorisedOfMinerals: readonly ClaimGroup[] = [
  {
    nutrient: 'calcium',
    condition: 'At least 120 mg a day: 15% of the reference value',
    source: registerAndShop,
    claims: `
      Calcium contributes to normal blood clotting
      Calcium contributes to normal energy-yielding metabolism
      Calcium contributes to normal muscle function
      Calcium contributes to normal neurotransmission
      Calcium contributes to the normal function of digestive enzymes
      Calcium has a role in the process of cell division and specialisation
      Calcium is needed for the maintenance of normal bones
      Calcium is needed for the maintenance of normal teeth`,
  },
  {
    nutrient: 'iron',
    condition: 'At least 2.1 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Iron contributes to normal cognitive function
      Iron contributes to normal energy-yielding metabolism
      Iron contributes to normal formation of red blood cells and haemoglobin
      Iron contributes to normal oxygen transport in the body
      Iron contributes to the normal function of the immune system
      Iron contributes to the reduction of tiredness and fatigue
      Iron has a role in the process of cell division`,
  },
  {
    nutrient: 'magnesium',
    condition: 'At least 56.25 mg a day: 15% of the reference value',
    source: 'Register file (432/2012); register extract for magnesium',
    claims: `
      Magnesium contributes to a reduction of tiredness and fatigue
      Magnesium contributes to electrolyte balance
      Magnesium contributes to normal energy-yielding metabolism
      Magnesium contributes to normal functioning of the nervous system`,
  },
  {
    nutrient: 'magnesium',
    condition: 'At least 56.25 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Magnesium contributes to normal muscle function
      Magnesium contributes to normal protein synthesis
      Magnesium contributes to normal psychological function`,
  },
  {
    nutrient: 'magnesium',
    condition: 'At least 56.25 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Magnesium contributes to the maintenance of normal bones
      Magnesium contributes to the maintenance of normal teeth`,
  },
  {
    nutrient: 'magnesium',
    condition: 'At least 56.25 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Magnesium has a role in the process of cell division`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Zinc contributes to normal acid-base metabolism
      Zinc contributes to normal carbohydrate metabolism
      Zinc contributes to normal cognitive function
      Zinc contributes to normal DNA synthesis
      Zinc contributes to normal fertility and reproduction
      Zinc contributes to normal macronutrient metabolism
      Zinc contributes to normal metabolism of fatty acids
      Zinc contributes to normal metabolism of vitamin A
      Zinc contributes to normal protein synthesis`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Zinc contributes to the maintenance of normal bones
      Zinc contributes to the maintenance of normal hair`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: merged,
    claims: `
      Zinc contributes to the maintenance of normal nails`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Zinc contributes to the maintenance of normal skin
      Zinc contributes to the maintenance of normal vision`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: 'List of 77 register phrases; several shop files',
    claims: `
      Zinc contributes to the maintenance of normal testosterone levels in the blood`,
  },
  {
    nutrient: 'zinc',
    condition: 'At least 1.5 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Zinc contributes to the normal function of the immune system
      Zinc contributes to the protection of cells from oxidative stress
      Zinc has a role in the process of cell division`,
  },
  {
    nutrient: 'iodine',
    condition: 'At least 22.5 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Iodine contributes to normal cognitive function
      Iodine contributes to normal energy-yielding metabolism
      Iodine contributes to normal functioning of the nervous system
      Iodine contributes to the maintenance of normal skin`,
  },
  {
    nutrient: 'iodine',
    condition: 'At least 22.5 µg a day: 15% of the reference value',
    source: register,
    note: 'One list joins the two parts; the register shows one entry ’production of thyroid hormones and normal thyroid function’',
    claims: `
      Iodine contributes to the normal production of thyroid hormones and normal thyroid function`,
  },
  {
    nutrient: 'selenium',
    condition: 'At least 8.25 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Selenium contributes to normal spermatogenesis`,
  },
  {
    nutrient: 'selenium',
    condition: 'At least 8.25 µg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Selenium contributes to the maintenance of normal hair`,
  },
  {
    nutrient: 'selenium',
    condition: 'At least 8.25 µg a day: 15% of the reference value',
    source: merged,
    claims: `
      Selenium contributes to the maintenance of normal nails`,
  },
  {
    nutrient: 'selenium',
    condition: 'At least 8.25 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Selenium contributes to the normal function of the immune system
      Selenium contributes to the normal thyroid function
      Selenium contributes to the protection of cells from oxidative stress`,
  },
  {
    nutrient: 'copper',
    condition: 'At least 0.15 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Copper contributes to maintenance of normal connective tissues
      Copper contributes to normal energy-yielding metabolism
      Copper contributes to normal functioning of the nervous system
      Copper contributes to normal hair pigmentation
      Copper contributes to normal iron transport in the body
      Copper contributes to normal skin pigmentation
      Copper contributes to the normal function of the immune system
      Copper contributes to the protection of cells from oxidative stress`,
  },
  {
    nutrient: 'manganese',
    condition: 'At least 0.3 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Manganese contributes to normal energy-yielding metabolism
      Manganese contributes to the maintenance of normal bones
      Manganese contributes to the normal formation of connective tissue
      Manganese contributes to the protection of cells from oxidative stress`,
  },
  {
    nutrient: 'chromium',
    condition: 'At least 6 µg a day: 15% of the reference value',
    source: registerAndShop,
    claims: `
      Chromium contributes to normal macronutrient metabolism
      Chromium contributes to the maintenance of normal blood glucose levels`,
  },
  {
    nutrient: 'molybdenum',
    condition: 'At least 7.5 µg a day: 15% of the reference value',
    source: register,
    claims: `
      Molybdenum contributes to normal sulphur amino acid metabolism`,
  },
  {
    nutrient: 'potassium',
    condition: 'At least 300 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Potassium contributes to normal functioning of the nervous system
      Potassium contributes to normal muscle function
      Potassium contributes to the maintenance of normal blood pressure`,
  },
  {
    nutrient: 'phosphorus',
    condition: 'At least 105 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Phosphorus contributes to normal energy-yielding metabolism
      Phosphorus contributes to normal function of cell membranes`,
  },
  {
    nutrient: 'phosphorus',
    condition: 'At least 105 mg a day: 15% of the reference value',
    source: mergedAndListed,
    claims: `
      Phosphorus contributes to the maintenance of normal bones
      Phosphorus contributes to the maintenance of normal teeth`,
  },
  {
    nutrient: 'fluoride',
    condition: 'At least 0.525 mg a day: 15% of the reference value',
    source: register,
    claims: `
      Fluoride contributes to the maintenance of tooth mineralisation`,
  },
  {
    nutrient: 'chloride',
    condition: 'At least 120 mg a day: 15% of the reference value',
    source: 'Vita-world24 health claims page; list of 77 register phrases; shop FAQ',
    note: 'Not for chloride from sodium chloride (from memory)',
    claims: `
      Chloride contributes to normal digestion by production of hydrochloric acid in the stomach`,
  },
]
