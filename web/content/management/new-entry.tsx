import { useNavigate } from 'react-router'
import type { Entry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { EntryKind } from '#domain/content/entries.ts'
import { isPageSlug, pageSlugMaximum } from '#domain/content/slugs.ts'
import { slugOf } from '#domain/slug.ts'
import { FormSheet } from '#web/platform/form-sheet.tsx'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useLanguagePath } from '#web/platform/links.tsx'
import { reloadAccountData } from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Those with places of their own begin with their standard text instead. */
export type NewKind = Exclude<EntryKind, 'home' | 'welcome'>

type NewEntryProps = { kind: NewKind; onClose(): void }

/** Asks for the address of a page, or for a name of an ad or template that only admins see; then opens the editor. */
export function NewEntry({ kind, onClose }: NewEntryProps) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { field, submit, busy, problem } = useShopForm<{ slug: string }>({
    check: ({ slug }) => ({ slug: isPageSlug(slugOf(slug, pageSlugMaximum)) ? undefined : 'required' }),
    defaultValues: { slug: '' },
  })
  const onSubmit = submit(async ({ slug }) => {
    const body = { kind, slug: slugOf(slug, pageSlugMaximum) }
    const { id } = await callAccount<Entry>(contentPaths.entries, { method: 'POST', body })
    void reloadAccountData(contentPaths.entries)
    await navigate(pathOf(`/admin/content/${id}`))
  })
  return (
    <FormSheet
      title={t(`new.${kind}`)}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('begin')}
          </SubmitButton>
        </>
      }
    >
      <TextField
        label={t(`slug.${kind}`)}
        hint={t(`slug-hint.${kind}`)}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={pageSlugMaximum}
        {...field('slug')}
      />
    </FormSheet>
  )
}
