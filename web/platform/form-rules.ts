import type { FieldErrors, FieldPath, FieldValues, ResolverResult } from 'react-hook-form'
import type { FieldProblem } from '#domain/field-problems.ts'

/** Problems by field. */
export type FieldProblems<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, FieldProblem | false | undefined>
>

/** Validates a form with a pure rule, in the form library's format. */
export function resolverOf<Values extends FieldValues>(check: (values: Values) => FieldProblems<Values>) {
  return (values: Values): ResolverResult<Values> => {
    const wrong = Object.entries(check(values)).filter(([, problem]) => problem)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([name, problem]) => [name, { type: 'rule', message: problem }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}
