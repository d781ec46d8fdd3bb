import { z } from 'zod'
import { allergens } from '#domain/catalogue/vocabulary.ts'
import { medicinesMaximum, oldestYearOfBirth } from '#domain/clients/health.ts'
import { medicineClasses } from '#domain/reference/interactions.ts'
import { conditions } from '#domain/reference/life-stages.ts'
import { Id, Text, Timestamp } from './fields.ts'

const once = <Value>(values: readonly Value[]) => [...new Set(values)]

const facts = {
  year_of_birth: z.int().min(oldestYearOfBirth).max(2100).nullable(),
  condition: z.enum(conditions).nullable(),
  allergies: z.array(z.enum(allergens)).max(allergens.length),
  medicine_classes: z.array(z.enum(medicineClasses)).max(medicineClasses.length),
  /** In the practitioner's words. */
  medicines: Text(medicinesMaximum),
}

export const HealthChange = z.strictObject({
  ...facts,
  allergies: facts.allergies.transform(once),
  medicine_classes: facts.medicine_classes.transform(once),
  /** That the client knows of it and may be recorded with it: the practitioner's ground until the client confirms. */
  ground_stated: z.literal(true),
  /** Of the facts that these were made from, null if there were none: if others were saved since, these are refused. */
  saved_at: Timestamp.nullable().optional(),
})
export type HealthChange = z.infer<typeof HealthChange>

/** `saved_at`: of the facts to delete; if others were saved since, nothing is deleted. */
export const HealthRemoval = z.object({ saved_at: Timestamp.optional() })
export type HealthRemoval = z.infer<typeof HealthRemoval>

/** Empty until something is recorded. */
export const ClientHealth = z.strictObject({
  ...facts,
  saved_at: Timestamp.nullable(),
  /** When the practitioner stated their ground. */
  stated_at: Timestamp.nullable(),
  /** The protocols shared with the client, each checked with these facts. */
  checks: z.array(
    z.strictObject({
      protocol: z.strictObject({ id: Id, name: z.string() }),
      /** Names of nutrients above a level, and of ingredients that do not go with the client's state or medicines. */
      above: z.array(z.string()),
      allergens: z.array(z.enum(allergens)),
      findings: z.array(z.string()),
    }),
  ),
})
export type ClientHealth = z.infer<typeof ClientHealth>

/** What each of a client's practitioners has recorded about their health. */
export const OwnHealthList = z.strictObject({
  data: z.array(
    z.strictObject({
      client_id: Id,
      practitioner: z.strictObject({ first_name: z.string(), last_name: z.string() }),
      ...facts,
      saved_at: Timestamp,
      stated_at: Timestamp,
    }),
  ),
})
export type OwnHealthList = z.infer<typeof OwnHealthList>
