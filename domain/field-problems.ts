import type { KeyPart } from './text-keys.ts'

/** What can be wrong with a field: a key under `problems:fields`. */
export type FieldProblem = KeyPart<'problems:fields.'>
