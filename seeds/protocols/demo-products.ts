import type { Dose, DoseUnit, MealRelation, TimeOfDay } from '#domain/protocols/dose.ts'

/** Products of the demonstration by the names used in protocols, and their source keys. */
export const demoProducts = {
  algaeOmega: 'house.title.algae-omega-liquid.liquid',
  ashwagandha: 'house.extract.ashwagandha.root.extract.capsules',
  bComplex: 'house.title.active-b-complex.capsules',
  bitters: 'house.title.digestive-bitters.tincture',
  collagen: 'house.form.marine-collagen.peptides.powder',
  curcumin: 'house.form.curcumin.phytosome.capsules',
  electrolytes: 'house.title.electrolytes.effervescent',
  fiftyBillion: 'house.title.dawn-multi-strain.capsules',
  glutamine: 'house.single.l-glutamine.powder',
  glycine: 'house.title.glycine-night.powder',
  iron: 'house.form.iron.bisglycinate.capsules',
  lionsMane: 'house.extract.lions-mane.fruiting-body.powder.powder',
  maca: 'house.extract.maca.root.powder.powder',
  magnesium: 'house.form.magnesium.bisglycinate.capsules',
  milkThistle: 'house.extract.milk-thistle.seed.extract.capsules',
  omega3: 'house.title.omega-3-triple-800.softgels',
  peaProtein: 'house.title.pea-rice-protein.powder',
  prenatal: 'house.title.prenatal.tablets',
  quercetin: 'house.pair.quercetin.vitamin-c.capsules',
  reishi: 'house.form.reishi.dual-extract.powder',
  royalJelly: 'house.title.royal-jelly-pollen.capsules',
  saccharomyces: 'house.single.saccharomyces-boulardii.capsules',
  saffron: 'house.extract.saffron.stigma.extract.capsules',
  throatSpray: 'house.title.throat-spray.spray',
  valerian: 'house.herbs.valerian.hops.tincture',
  vitaminC: 'house.title.liposomal-c-1000.sachets',
  vitaminD: 'house.title.vitamin-d3-k2.drops',
  zinc: 'house.form.zinc.picolinate.capsules',
} as const
export type DemoProductName = keyof typeof demoProducts

export type SeededLine = { of: DemoProductName; quantity?: number; notes?: string; dose?: Dose }

/** `take(2, 'capsule', 'night')`, `take(1, 'capsule', 'morning', 'with')`. */
export function take(
  amount: number,
  unit: DoseUnit,
  times: TimeOfDay | readonly TimeOfDay[],
  food: MealRelation | null = null,
  days: number | null = null,
): Dose {
  return { amount, unit, times: typeof times === 'string' ? [times] : times, food, days }
}
