import { useNavigate } from 'react-router'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminVocabulary, NewProduct } from '#contract/admin-products.ts'
import { textMaximum } from '#domain/catalogue/text-limits.ts'
import { languageNames, languages } from '#domain/languages.ts'
import { useAttempts } from '../../../platform/attempt.ts'
import { FormSheet } from '../../../platform/form-sheet.tsx'
import { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../../platform/links.tsx'
import { refreshAccountData, useAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** Creates a draft and opens it. */
export function NewProductForm({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('admin-products')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { data: vocabulary } = useAccountData<AdminVocabulary>(adminProductPaths.vocabulary)
  const attempt = useAttempts()
  const { field, submit, busy, problem } = useShopForm<NewProduct>({
    check: ({ name, brand, sku }) => ({
      name: !name.trim() && 'required',
      brand: !brand && 'option',
      sku: !sku.trim() && 'required',
    }),
    defaultValues: { language, name: '', brand: '', sku: '' },
  })
  const onSubmit = submit(async (body) => {
    const path = adminProductPaths.list
    const product = await attempt(body, (idempotencyKey) =>
      callAccount<AdminProduct>(path, { method: 'POST', body, idempotencyKey }),
    )
    void refreshAccountData(path)
    await navigate(pathOf(`/admin/products/${product.id}`))
  })
  return (
    <FormSheet
      title={t('new.title')}
      closeLabel={t('new.close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('new.create')}
          </SubmitButton>
        </>
      }
    >
      <p className="text-small text-ink-2">{t('new.text')}</p>
      <TextField
        label={t('fields.name')}
        maxLength={textMaximum.name}
        autoComplete="off"
        {...field('name')}
      />
      <SelectField
        label={t('fields.language')}
        placeholder={t('fields.choose')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...field('language')}
      />
      <SelectField
        label={t('fields.brand')}
        placeholder={t('fields.choose')}
        options={(vocabulary?.brands ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        {...field('brand')}
      />
      <TextField label={t('fields.sku')} maxLength={64} autoComplete="off" {...field('sku')} />
    </FormSheet>
  )
}
