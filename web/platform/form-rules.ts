import type { FieldErrors, FieldPath, FieldValues, ResolverResult } from 'react-hook-form'
import type { FieldProblem } from '#domain/field-problems.ts'

/** Problems by field. */
export type FieldProblems<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, FieldProblem | false | undefined>
>

type RegisteredField = { ref?: unknown }

/** Validates a form with a pure rule, in the form library's format; half-entered dates are refused in every form. */
export function resolverOf<Values extends FieldValues>(check: (values: Values) => FieldProblems<Values>) {
  return (
    values: Values,
    _context: unknown,
    { fields }: { fields: Readonly<Record<string, RegisteredField>> },
  ): ResolverResult<Values> => {
    const incomplete = Object.entries(fields)
      .filter(([, field]) => isIncomplete(field))
      .map(([name]): [string, FieldProblem] => [name, 'incomplete'])
    const problems = { ...check(values), ...Object.fromEntries(incomplete) }
    const wrong = Object.entries(problems).filter(([, problem]) => problem)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([name, problem]) => [name, { type: 'rule', message: problem }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}

/** A date or time of which only a part was entered has no value, like an empty one. */
function isIncomplete({ ref }: RegisteredField): boolean {
  const { isConnected, validity } = (ref ?? {}) as Partial<HTMLInputElement>
  return Boolean(isConnected && validity?.badInput)
}
