import { z } from 'zod'
import { termNameMaximum } from '#domain/catalogue/term-tree.ts'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { Id, Line } from './fields.ts'

const Name = Line(termNameMaximum)
/** By language; English is required, the others fall back to it. */
const Names = z.partialRecord(z.enum(languages), Name)

export const AdminTerm = z.strictObject({
  id: Id,
  group: z.enum(termGroups),
  slug: z.string(),
  parent_id: Id.nullable(),
  position: z.int(),
  names: z.partialRecord(z.enum(languages), z.string()),
  /** How many products have it, drafts included. */
  products: z.int(),
})
export type AdminTerm = z.infer<typeof AdminTerm>
export const AdminTerms = z.strictObject({ data: z.array(AdminTerm) })
export type AdminTerms = z.infer<typeof AdminTerms>

export const NewTerm = z.strictObject({ group: z.enum(termGroups), parent_id: Id.nullable(), names: Names })
export type NewTerm = z.infer<typeof NewTerm>
/** Languages that are left out keep their names; an empty name is deleted. */
export const TermNames = z.strictObject({ names: Names })
export type TermNames = z.infer<typeof TermNames>
/** Before another term of the same parent; null is the end. */
export const TermPlacement = z.strictObject({ parent_id: Id.nullable(), before_id: Id.nullable() })
export type TermPlacement = z.infer<typeof TermPlacement>
