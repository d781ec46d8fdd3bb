import type { AmountUnit, LabelWarning } from '#domain/catalogue/vocabulary.ts'
import { dose } from './doses.ts'
import { isCounted, isMeasured, isTakeable, portionOf, sizesOf } from './portions.ts'
import type { Delivery, Dose, Family, NameParts, Part, Recipe, Time, Trait } from './recipe.ts'

const smallestMeasureMl = 5

type Common = {
  in: Delivery[]
  day: number
  categories: string[]
  goals: string[]
  claims?: string[]
  warnings?: LabelWarning[]
  suitable?: string[]
  time?: Time
  traits?: Trait[]
  flavours?: string[]
  clinical?: boolean
  /** Units of a portion, if it does not follow from the powder. */
  units?: number
}

/** One ingredient in some of its forms and doses. */
export type Single = Common & {
  of: string
  doses: number[]
  unit: AmountUnit
  forms?: string[]
  part?: Part
  as?: 'extract' | 'powder'
  /** Whether the form is mentioned in the name. */
  named?: 'form' | 'single'
  shown?: boolean
  with?: string[]
  clinicalFrom?: number
}

/** Several ingredients under one name. */
export type Complex = Common & { name: NameParts; of: string[]; shown?: Recipe['shown']; scales?: number[] }

export function singles(family: Family, list: readonly Single[]): Recipe[] {
  return list.flatMap((single) =>
    (single.forms ?? [null]).flatMap((form) =>
      single.doses.flatMap((amount) =>
        single.in.flatMap((delivery) => singleRecipe(family, single, form, amount, delivery)),
      ),
    ),
  )
}

function singleRecipe(
  family: Family,
  single: Single,
  form: string | null,
  amount: number,
  delivery: Delivery,
): Recipe[] {
  const { of, unit, part = null, as = 'extract' } = single
  const doses = [{ ingredient: of, form, part, amount, unit }, ...(single.with ?? []).map(dose)]
  const relative = Math.sqrt(amount / single.doses[Math.floor(single.doses.length / 2)]!)
  return finished(family, single, {
    key: [of, part ?? form ?? 'plain', as === 'powder' ? 'powder' : '', `${amount}${unit}`]
      .filter(Boolean)
      .join('.'),
    name: singleName(single, form),
    doses,
    delivery,
    bareName: delivery === 'powder' && (as === 'powder' || form === 'peptides'),
    shown: single.shown === false || delivery === 'powder' ? null : shownDose(amount, unit),
    day: single.day * relative,
    clinical: single.clinical ?? (single.clinicalFrom !== undefined && amount >= single.clinicalFrom),
  })
}

function singleName(
  { of, part, as = 'extract', named, with: others }: Single,
  form: string | null,
): NameParts {
  if (part) return { kind: 'extract', plant: of, part, as }
  if (form && named !== 'single') return { kind: 'form', ingredient: of, form }
  const second = others?.[0] ? dose(others[0]).ingredient : undefined
  return second ? { kind: 'pair', first: of, second } : { kind: 'single', ingredient: of }
}

function shownDose(amount: number, unit: AmountUnit): Recipe['shown'] {
  return unit === 'CFU' ? { amount: amount / 1e9, unit: 'billion' } : { amount, unit }
}

export function complexes(family: Family, list: readonly Complex[]): Recipe[] {
  return list.flatMap((complex) =>
    (complex.scales ?? [1]).flatMap((scale) =>
      complex.in.flatMap((delivery) =>
        finished(family, complex, {
          key: [...Object.values(complex.name), scale].join('.'),
          name: complex.name,
          doses: complex.of.map(dose).map((each) => scaled(each, scale)),
          delivery,
          // The titles of teas already contain "tea", and that of the throat spray "spray".
          bareName:
            complex.name.kind === 'title' && (delivery === 'tea' || complex.name.title === 'throat-spray'),
          shown: complex.shown ?? null,
          day: complex.day * Math.sqrt(scale),
          clinical: complex.clinical ?? false,
        }),
      ),
    ),
  )
}

/** A fixed number of capsules does not apply to powders; a fixed measure does not apply to capsules. */
function takesUnits(delivery: Delivery, units: number | undefined): boolean {
  if (units === undefined) return false
  return isMeasured(delivery) ? units >= smallestMeasureMl : isCounted(delivery)
}

function scaled(each: Dose, scale: number): Dose {
  return scale === 1 ? each : { ...each, amount: Number((each.amount * scale).toPrecision(2)) }
}

type Own = Pick<Recipe, 'key' | 'name' | 'doses' | 'delivery' | 'bareName' | 'shown' | 'day' | 'clinical'>

function finished(family: Family, common: Common, own: Own): Recipe[] {
  const calculated = portionOf(own.delivery, own.doses)
  const portion = takesUnits(own.delivery, common.units)
    ? { ...calculated, amount: common.units! }
    : calculated
  if (!isTakeable(own.delivery, portion)) return []
  const { categories, goals, claims = [], warnings = [], suitable = [], traits = [], flavours = [] } = common
  return [
    {
      ...own,
      key: `${family}.${own.key}.${own.delivery}`,
      family,
      portion,
      sizes: sizesOf(own.delivery, portion),
      categories,
      goals,
      claims,
      warnings,
      suitable,
      traits,
      flavours,
      time: common.time ?? null,
      pack: {},
    },
  ]
}
