import { addressFields } from '#domain/accounts/addresses.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { FieldProblems } from '#web/platform/form-rules.ts'
import { addressProblem, type PhoneCodes, phoneProblem } from '../contact-problems.ts'
import type { ProfileKind, ProfileValues } from './profile-values.ts'

type Problems = FieldProblems<ProfileValues>

/** The problems of a profile, as keys under `problems:fields`. */
export function profileProblems(kind: ProfileKind, values: ProfileValues, codes: PhoneCodes): Problems {
  const needed = (name: keyof ProfileValues, problem: FieldProblem = 'required') =>
    values[name].trim() ? undefined : problem
  const contact: Problems = {
    first_name: needed('first_name'),
    last_name: needed('last_name'),
    country: needed('country', 'country'),
    language: needed('language'),
    ...phoneProblems(values, codes),
    ...Object.fromEntries(addressFields.map((field) => [field, addressProblem(field, values)])),
  }
  if (kind === 'client') return contact
  return {
    ...contact,
    health_profession: needed('health_profession'),
    expertise_level: needed('expertise_level'),
    organisation_type: needed('organisation_type'),
  }
}

function phoneProblems(values: ProfileValues, codes: PhoneCodes): Problems {
  const problem = phoneProblem(values, codes)
  return problem === 'required' ? { phone_country: problem } : { phone: problem }
}
