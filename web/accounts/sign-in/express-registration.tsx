import { useEffect, useRef, useState } from 'react'
import type { SWRResponse } from 'swr'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { Language } from '#domain/languages.ts'
import { viaPath } from '#web/platform/session/via-path.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccessFields, CountryField, NameFields, TermsField } from '../register/person-fields.tsx'
import { useRegistration } from '../register/use-registration.ts'
import { countryChoices } from '../registration-choices.ts'

export type FindCountry = (language: Language) => Promise<string | undefined>
type ExpressRegistrationProps = {
  path: string
  findCountry: FindCountry
  options: SWRResponse<RegistrationOptions, Error>
}

export function ExpressRegistration({ path, findCountry, options }: ExpressRegistrationProps) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <Sent email={sentTo} path={path} />
  return (
    <Loaded answer={options}>
      {({ countries }) => (
        <Form path={path} findCountry={findCountry} countries={countries} onSent={setSentTo} />
      )}
    </Loaded>
  )
}

type FormProps = {
  path: string
  findCountry: FindCountry
  countries: RegistrationOptions['countries']
  onSent(email: string): void
}

function Form({ path, findCountry, countries, onSent }: FormProps) {
  const { t } = useTranslation('onboarding')
  const form = useRegistration('client', findCountry, { redirectTo: path, onSent })
  return (
    <form method="post" noValidate onSubmit={form.send}>
      <FormProblem>{form.problem}</FormProblem>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <NameFields form={form} />
        <CountryField form={form} countries={countryChoices(countries)} />
        <AccessFields form={form} />
        <TermsField form={form} />
      </div>
      <SubmitButton busy={form.busy} className="btn-primary btn-lead mt-6 w-full">
        {t('client.submit')}
      </SubmitButton>
    </form>
  )
}

/** The activation link may open in another tab; this tab continues as soon as somebody is logged in. */
function Sent({ email, path }: { email: string; path: string }) {
  const { t } = useTranslation('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-control bg-tint p-5">
      <span className="text-bottle">
        <Icon name="mail" size={24} />
      </span>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-2 text-h3 font-medium focus:shadow-none focus:outline-none"
      >
        {t('express.sent-title')}
      </h3>
      <p className="mt-1 break-words text-ink-2">{t('express.sent', { email })}</p>
      <p className="mt-3">
        <ShopLink to={viaPath('/onboarding/check-mail', path)} className="link">
          {t('express.no-mail')}
        </ShopLink>
      </p>
    </div>
  )
}
