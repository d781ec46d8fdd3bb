import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { findCountry } from '../../regions/country.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { signInHandle } from '../sign-in-layout/handle.ts'
import { AccessFields, CountryField, NameFields, TermsField } from './person-fields.tsx'
import { nameFields } from './registration.ts'
import { registrationChoices } from './registration-page.ts'
import { Steps } from './steps.tsx'
import { type RegistrationForm, useRegistration } from './use-registration.ts'

const twoColumns = 'grid gap-x-4 gap-y-4.5 sm:grid-cols-2'

export const handle = signInHandle('practitioners', 'login')

export function loader({ context }: LoaderFunctionArgs) {
  return registrationChoices(context.get(pageRequest))
}

export default function RegisterPractitioner() {
  const choices = useLoaderData<typeof loader>()
  const { t } = useTranslation('onboarding')
  const form = useRegistration('practitioner', findCountry)
  const { step, go } = useStep(form)
  const title = useTitleFocus(step)

  async function goToNextStep() {
    if (await form.trigger(nameFields, { shouldFocus: true })) go('work')
  }

  return (
    <form
      method="post"
      noValidate
      className="max-sm:flex max-sm:flex-1 max-sm:flex-col"
      onSubmit={(event) => {
        if (step === 'work') return form.send(event)
        event.preventDefault()
        void goToNextStep()
      }}
    >
      <PageHead title={t('practitioner.title')} description={t('practitioner.description')} />
      <Steps at={step} />
      <h1
        ref={title}
        tabIndex={-1}
        className="mt-5.5 mb-4.5 text-h1-narrow focus:shadow-none focus:outline-none xl:text-[40px]/11"
      >
        {t(step === 'you' ? 'practitioner.you' : 'practitioner.work')}
      </h1>
      <div hidden={step !== 'you'} className="pb-6.5">
        <p className="mb-6 text-ink-2">{t('practitioner.lead')}</p>
        <div className={twoColumns}>
          <NameFields form={form} />
        </div>
      </div>
      <div hidden={step !== 'work'} className="pb-6.5">
        <FormProblem>{form.problem}</FormProblem>
        <div className={`mt-4 ${twoColumns}`}>
          <WorkFields form={form} choices={choices} />
          <CountryField form={form} countries={choices.countries} />
          <AccessFields form={form} />
          <TermsField form={form} />
        </div>
      </div>
      <div
        data-step-foot
        className="flex justify-between gap-2.5 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:mt-auto max-sm:-mb-14 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-3.5"
      >
        {step === 'work' ? (
          <button
            type="button"
            className="btn btn-plain btn-lead max-sm:px-5 max-sm:[&>.icon]:hidden"
            onClick={() => go('you')}
          >
            <Icon name="arrow-left" size={18} />
            {t('back')}
          </button>
        ) : (
          <span className="max-sm:hidden" />
        )}
        <SubmitButton busy={form.busy} className="btn-primary btn-lead max-sm:flex-1">
          {t('continue')}
        </SubmitButton>
      </div>
    </form>
  )
}

/** The step is part of the URL, so that the browser's Back button goes one step back. */
function useStep({ formState: { errors, submitCount } }: RegistrationForm) {
  const [query, setQuery] = useSearchParams()
  const step = useHydrated() && query.get('step') === 'work' ? 'work' : 'you'

  function go(next: 'you' | 'work', replace = false) {
    setQuery(
      (now) => {
        if (next === 'work') now.set('step', 'work')
        else now.delete('step')
        return now
      },
      { replace, preventScrollReset: false },
    )
  }

  const namesAreWrong = nameFields.some((name) => errors[name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to submit
  useEffect(() => {
    if (step === 'work' && namesAreWrong) go('you', true)
  }, [submitCount, namesAreWrong])

  return { step, go } as const
}

/** Focuses the title of a new step; the first step leaves the focus where it is. */
function useTitleFocus(step: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])
  return title
}

type WorkFieldsProps = {
  form: RegistrationForm
  choices: Record<'professions' | 'expertise' | 'organisations', SelectOption[]>
}

function WorkFields({ form: { field }, choices }: WorkFieldsProps) {
  const { t } = useTranslation('auth')
  const placeholder = t('fields.please-select')
  return (
    <>
      <SelectField
        {...field('health_profession')}
        label={t('fields.health-profession')}
        options={choices.professions}
        placeholder={placeholder}
      />
      <SelectField
        {...field('organisation_type')}
        label={t('fields.organisation-type')}
        options={choices.organisations}
        placeholder={placeholder}
      />
      <SelectField
        {...field('expertise_level')}
        className="sm:col-span-2"
        label={t('fields.expertise-level')}
        options={choices.expertise}
        placeholder={placeholder}
      />
      <TextField
        {...field('organisation_name')}
        label={t('fields.organisation-name')}
        optionalLabel={t('fields.optional')}
        autoComplete="organization"
        maxLength={200}
      />
    </>
  )
}
