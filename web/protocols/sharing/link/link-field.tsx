import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Input } from '../../../ui/form/control.tsx'
import { Field } from '../../../ui/form/field.tsx'

type LinkFieldProps = {
  address: string
  hint?: string | undefined
  /** Selected as soon as it appears, for copying by hand. */
  isMarked?: boolean
}

export function LinkField({ address, hint, isMarked = false }: LinkFieldProps) {
  const { t } = useTranslation('sharing')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isMarked) return
    box.current?.focus()
    box.current?.select()
  }, [isMarked])
  return (
    <Field label={t('link.address')} hint={hint}>
      {(control) => (
        <Input
          ref={box}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          {...control}
        />
      )}
    </Field>
  )
}
