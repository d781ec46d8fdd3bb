import { createHash } from 'node:crypto'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { Language } from '#domain/languages.ts'
import {
  expertiseLevels,
  healthProfessions,
  organisationTypes,
} from '#domain/practitioners/registration-lists.ts'
import type { Translate } from '#domain/translation.ts'
import { listCountries } from '#server/platform/countries.ts'
import type { Translations } from '#server/platform/translation.ts'

type Served = { options: RegistrationOptions; etag: string }

/** All registration lists, translated once per language. */
export function openRegistrationOptions({ translatorFor }: Translations): (language: Language) => Served {
  const known = new Map<Language, Served>()
  return (language) => {
    const served = known.get(language) ?? serve(optionsIn(language, translatorFor(language)))
    known.set(language, served)
    return served
  }
}

function optionsIn(language: Language, translate: Translate): RegistrationOptions {
  const optionsOf = <Name extends string>(names: readonly Name[], wordsFor: (name: Name) => string) =>
    names.map((name, place) => ({ id: place + 1, name: wordsFor(name) }))
  const professionOfOne = (name: (typeof healthProfessions)[number]) =>
    translate(name === 'other' ? 'reference:health-professions.other' : `reference:profession-of-one.${name}`)
  return {
    health_professions: optionsOf(healthProfessions, (name) =>
      translate(`reference:health-professions.${name}`),
    ).map((option, place) => ({ ...option, label: professionOfOne(healthProfessions[place]!) })),
    expertise_levels: optionsOf(expertiseLevels, (name) => translate(`reference:expertise-levels.${name}`)),
    organisation_types: optionsOf(organisationTypes, (name) =>
      translate(`reference:organisation-types.${name}`),
    ),
    countries: listCountries(language),
  }
}

function serve(options: RegistrationOptions): Served {
  const hash = createHash('sha256').update(JSON.stringify(options)).digest('base64url')
  return { options, etag: `"${hash.slice(0, 16)}"` }
}
