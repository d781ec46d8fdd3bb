import type { ComponentProps } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { TextField } from '../ui/form/text-field.tsx'

/** The email address people log in with, in every form that asks for it. */
export function AccountEmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      {...props}
      label={t('fields.email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
    />
  )
}
