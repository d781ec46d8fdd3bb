import type { HealthFacts } from '../clients/health.ts'
import { type Advice, type Against, type Interaction, interactions } from '../reference/interactions.ts'
import { type LifeStage, leastAge, lifeStagesOf } from '../reference/life-stages.ts'
import { levelsFor } from '../reference/upper-levels-by-stage.ts'
import { type ContainedAllergen, type PlanCheck, type PlanLine, planCheck } from './plan-check.ts'

/** Something in the plan that does not go with what is known of the client. */
export type ClientFinding = {
  /** The ingredient's name, in the reader's language. */
  name: string
  /** Products that contain it. */
  from: string[]
  /** What applies to the client: a class of medicines, pregnancy, or their age. */
  against: Against[]
  advice: Advice
  authority: string
  source: string
  asOf: string
  /** Whether the row was compared with its source; otherwise it only informs. */
  verified: boolean
}

export type ClientCheck = {
  stages: LifeStage[]
  check: PlanCheck
  /** Of those that the client is allergic to. */
  allergens: ContainedAllergen[]
  findings: ClientFinding[]
}

/** The plan check of a protocol for one client: limits of their age, their allergies, and what they take. */
export function checkForClient(
  lines: readonly PlanLine[],
  facts: HealthFacts,
  year: number,
  rows: readonly Interaction[] = interactions,
): ClientCheck {
  const stages = lifeStagesOf(facts, year)
  const check = planCheck(lines, levelsFor(stages))
  return {
    stages,
    check,
    allergens: check.allergens.filter(({ allergen }) => facts.allergies.includes(allergen)),
    findings: rows.flatMap((row) => findingsOf(row, lines, facts, year)),
  }
}

function findingsOf(
  { ingredients, with: against, ...row }: Interaction,
  lines: readonly PlanLine[],
  facts: HealthFacts,
  year: number,
): ClientFinding[] {
  const applying = against.filter((one) => applies(one, facts, year))
  if (applying.length === 0) return []
  const { advice, authority, source, asOf, verified } = row
  return ingredients.flatMap((key) => {
    const containing = lines.filter(({ facts: { substances } }) => substances.some((one) => one.key === key))
    const name = containing[0]?.facts.substances.find((one) => one.key === key)?.name
    if (name === undefined) return []
    const from = [...new Set(containing.map((line) => line.name))].sort()
    return [{ name, from, against: applying, advice, authority, source, asOf, verified }]
  })
}

function applies(against: Against, facts: HealthFacts, year: number): boolean {
  if (typeof against === 'object')
    return facts.yearOfBirth !== null && leastAge(facts.yearOfBirth, year) < against.under
  if (against === 'any') return facts.medicineClasses.length > 0 || facts.medicines.trim() !== ''
  if (against === 'pregnant' || against === 'breastfeeding') return facts.condition === against
  return facts.medicineClasses.includes(against)
}

/** Whether anything asks for a decision of the practitioner. */
export function hasFindings({ check, allergens, findings }: ClientCheck): boolean {
  return check.above.length + allergens.length + findings.length > 0
}
