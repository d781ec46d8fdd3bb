import { useEffect, useMemo, useState } from 'react'
import type { ClientProfile, PractitionerProfile, RegistrationOptions } from '#contract/accounts.ts'
import type { ApiPath } from '#contract/calls.ts'
import { asIfTyped, useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { callAccount, reloadUser } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { formWidth, stack } from '../account/layout.ts'
import { AddressCard, ContactCard, PersonCard, WorkCard } from './profile-cards.tsx'
import { profileProblems } from './profile-problems.ts'
import { type ProfileKind, type ProfileValues, profileChange, profileValues } from './profile-values.ts'

type Profile = PractitionerProfile | ClientProfile
type ProfileFormProps = {
  kind: ProfileKind
  path: ApiPath
  profile: Profile
  options: RegistrationOptions
  onSaved(profile: Profile): unknown
}

export function ProfileForm({ kind, path, profile, options, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('account')
  const [isSaved, setSaved] = useState(false)
  const codes = useMemo(
    () => new Map(options.countries.map(({ iso2, phone_codes }) => [iso2, phone_codes])),
    [options],
  )
  const form = useShopForm<ProfileValues>({
    check: (values) => profileProblems(kind, values, codes),
    defaultValues: profileValues(profile),
    alsoValidates: { country: ['postal_code', 'address_region'], phone_country: ['phone'] },
  })
  // Not `isDirty`, which becomes false when values are kept below.
  const isChanged = Object.keys(form.formState.dirtyFields).length > 0

  // Another tab saved the profile: keep what is being typed here.
  const { reset } = form
  useEffect(() => reset(profileValues(profile), { keepDirtyValues: true }), [reset, profile])

  const save = form.submit(async (values) => {
    setSaved(false)
    const saved = await callAccount<Profile>(path, { method: 'PUT', body: profileChange(kind, values) })
    const typed = form.getValues()
    reset(profileValues(saved))
    // What was typed since stays, and can be saved.
    for (const name of Object.keys(typed) as (keyof ProfileValues)[])
      if (typed[name] !== values[name]) form.setValue(name, typed[name], asIfTyped)
    onSaved(saved)
    setSaved(true)
    toast('success', t('profile.saved'))
    await reloadUser()
  })

  return (
    <form onSubmit={save} noValidate className={`${stack} ${formWidth}`}>
      <LeaveWarning active={isChanged && !form.busy} />
      <PersonCard form={form} countries={options.countries} />
      <ContactCard form={form} countries={options.countries} email={profile.email} />
      <AddressCard form={form} />
      {kind === 'practitioner' && <WorkCard form={form} options={options} />}
      <FormProblem>{form.problem}</FormProblem>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <p className="mr-auto text-small text-ink-2">
          {isChanged ? t('profile.changed') : isSaved ? t('profile.saved') : t('profile.unchanged')}
        </p>
        <SubmitButton busy={form.busy} disabled={!isChanged}>
          {t('profile.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
