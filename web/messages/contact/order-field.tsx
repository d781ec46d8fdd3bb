import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { orderPaths } from '#contract/order-paths.ts'
import type { OrderPage } from '#contract/orders.ts'
import { commaList } from '#domain/languages.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Select } from '../../ui/form/control.tsx'
import { Field, type FieldProps } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { listOf } from './list-of.ts'

const listed = 20

type Control = Pick<FieldProps, 'error' | 'correct'> &
  Pick<ComponentPropsWithoutRef<'input'>, 'name' | 'value' | 'defaultValue' | 'readOnly'> & {
    onChange?: (event: { target: unknown; type?: unknown }) => unknown
    onBlur?: (event: { target: unknown; type?: unknown }) => unknown
    isSignedIn: boolean
  }

/** Which order a message is about: one of their own, or the number that a visitor types. */
export const OrderField = forwardRef<HTMLInputElement & HTMLSelectElement, Control>(function OrderField(
  { isSignedIn, error, correct: _, ...control },
  ref,
) {
  const { t, language } = useTranslation('messages')
  const { data } = useAccountData<OrderPage>(isSignedIn ? `${orderPaths.list}?limit=${listed}` : null)
  const label = { label: t('contact.order-number'), optionalLabel: t('contact.optional'), error }
  if (!isSignedIn)
    return (
      <TextField
        ref={ref}
        {...control}
        {...label}
        hint={t('contact.order-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
    )
  const orders = data?.data ?? []
  const isListed = orders.some(({ number }) => number === control.value)
  return (
    <Field {...label}>
      {(attributes) => (
        <Select ref={ref} {...listOf(control)} {...attributes}>
          <option value="">{t('contact.no-order')}</option>
          {control.value && !isListed && <option value={control.value}>{control.value}</option>}
          {orders.map(({ id, number, placed_at: at }) => (
            <option key={id} value={number}>
              {commaList([number, fullDate(at, language)], language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
})
