import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { findCountry } from '../../regions/country.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { AccessFields, CountryField, NameFields, TermsField } from './person-fields.tsx'
import { registrationChoices } from './registration-page.ts'
import { useRegistration } from './use-registration.ts'

export const handle = signInHandle('clients', 'login')

export async function loader({ context }: LoaderFunctionArgs) {
  const { countries } = await registrationChoices(context.get(pageRequest))
  return { countries }
}

export default function RegisterClient() {
  const { countries } = useLoaderData<typeof loader>()
  const { t } = useTranslation('onboarding')
  const form = useRegistration('client', findCountry)
  return (
    <form method="post" noValidate onSubmit={form.send}>
      <PageHead title={t('client.title')} description={t('client.description')} />
      <h1 className="mb-2 text-h1-narrow xl:mt-6 xl:text-[40px]/11">{t('client.title')}</h1>
      <p className="mb-6 text-ink-2">{t('client.lead')}</p>
      <FormProblem>{form.problem}</FormProblem>
      <div className="mt-4 grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <NameFields form={form} />
        <CountryField form={form} countries={countries} />
        <AccessFields form={form} />
        <TermsField form={form} />
      </div>
      <SubmitButton busy={form.busy} className="btn-primary btn-lead mt-6 w-full">
        {t('client.submit')}
      </SubmitButton>
    </form>
  )
}
