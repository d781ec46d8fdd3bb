import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { checkPassword, passwordChecks } from '#domain/accounts/password.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

type Shared = Omit<ComponentPropsWithoutRef<typeof PasswordField>, 'showLabel' | 'checks' | 'checkStates'>

/** `autoComplete` says whether this is the current password or a new one. */
export const CurrentPasswordField = forwardRef<HTMLInputElement, Shared>(
  function CurrentPasswordField(field, ref) {
    const { t } = useTranslation('auth')
    return <PasswordField ref={ref} {...field} showLabel={t('password.show')} />
  },
)

/** Shows which conditions a new password meets while it is typed; `typed` is the field's value. */
export const NewPasswordField = forwardRef<HTMLInputElement, Shared & { typed: string | undefined }>(
  function NewPasswordField({ typed = '', ...field }, ref) {
    const { t } = useTranslation('auth')
    const met = checkPassword(typed)
    return (
      <PasswordField
        ref={ref}
        autoComplete="new-password"
        {...field}
        showLabel={t('password.show')}
        checks={passwordChecks.map((name) => ({ name, label: t(`password.checks.${name}`), met: met[name] }))}
        checkStates={{ met: t('password.met'), open: t('password.open') }}
      />
    )
  },
)
