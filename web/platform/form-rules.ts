import type { FieldErrors, FieldPath, FieldValues, ResolverResult } from 'react-hook-form'
import type { FieldProblem } from '#domain/field-problems.ts'

/** What is wrong, by field. */
export type FieldProblems<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, FieldProblem | false | undefined>
>

/** Judges a form by a pure rule, in the shape the form library asks for. */
export function resolverOf<Values extends FieldValues>(check: (values: Values) => FieldProblems<Values>) {
  return (values: Values): ResolverResult<Values> => {
    const wrong = Object.entries(check(values)).filter(([, problem]) => problem)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([name, problem]) => [name, { type: 'rule', message: problem }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}
