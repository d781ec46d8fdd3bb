import { useMemo, useState } from 'react'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import type { OwnPublicProtocol } from '#contract/public-protocols.ts'
import type { Store } from '#contract/storefront.ts'
import { languageNames, languageOf, languages } from '#domain/languages.ts'
import { publicDescriptionMaximum, publicNameMaximum } from '#domain/protocols/limits.ts'
import { publicProtocolPath } from '#domain/storefront/links.ts'
import { ClaimNotes } from '../../platform/claims/claim-notes.tsx'
import { ClaimsContext, type ClaimsSubject } from '../../platform/claims/claims-context.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { isSame } from '../../platform/is-same.ts'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { withTypedSince } from '../../platform/typed-since.ts'
import { Badge } from '../../ui/badge.tsx'
import { Input, TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LimitReasonDialog } from '../sharing/limit-reason-dialog.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { DeleteButton } from './delete-button.tsx'
import { draftOf, type PublicDraft } from './draft.ts'
import { PublicProducts } from './public-products.tsx'
import { usePublicSaving } from './use-public-saving.ts'

/** `protocol`: as it is now. */
type PublicFormProps = { protocol: OwnPublicProtocol; store: Store | undefined }

/** Name, description and notes that everyone reads, checked as they are written. */
export function PublicForm({ protocol, store }: PublicFormProps) {
  const { t } = useTranslation('public-protocols')
  // The texts of the dialog that asks for a reason.
  useTranslation('sharing')
  /** What the draft was made from. */
  const [base, setBase] = useState(protocol)
  const [draft, setDraft] = useState(() => draftOf(protocol))
  const [isDeleted, setDeleted] = useState(false)
  const saved = useMemo(() => draftOf(base), [base])
  const saving = usePublicSaving(base, resetTo)
  const isChanged = !isSame(draft, saved)
  const isNewer = protocol.revision > base.revision
  const isChangedElsewhere = isNewer && isChanged
  // Nothing was written here yet: what was saved elsewhere is simply shown.
  if (isNewer && !isChanged) resetTo(protocol)
  const isPublished = protocol.published_at !== null
  const reviews = useMemo(() => ({ path: publicProtocolPaths.claimReviews(protocol.id) }), [protocol.id])
  const claims: ClaimsSubject = {
    kind: 'protocol',
    language: draft.language,
    reviews,
  }
  const change = (next: Partial<PublicDraft>) => setDraft((now) => ({ ...now, ...next }))

  /** What was typed since `sent` stays; without it, nothing does. */
  function resetTo(answer: OwnPublicProtocol, sent?: PublicDraft) {
    setBase(answer)
    setDraft((typed) => (sent ? withTypedSince(draftOf(answer), sent, typed) : draftOf(answer)))
  }

  function loadNewer() {
    saving.forgetProblem()
    resetTo(protocol)
  }

  return (
    <form
      noValidate
      className="mt-1 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save(draft)
      }}
    >
      <LeaveWarning active={isChanged && !isDeleted} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageTitle className="wrap-anywhere">{protocol.name}</PageTitle>
        <Badge tone={isPublished ? 'good' : 'quiet'}>{t(isPublished ? 'published' : 'draft')}</Badge>
        {isPublished && store?.published_at && (
          <ShopLink to={publicProtocolPath(store.name, protocol.slug)} className="link">
            {t('open')}
          </ShopLink>
        )}
      </div>
      {isPublished && store && !store.published_at && (
        <p className="text-small text-amber">{t('page-unpublished')}</p>
      )}
      <ClaimsContext value={claims}>
        <Texts draft={draft} onChange={change} />
        <PublicProducts protocol={protocol} draft={draft} onChange={change} />
      </ClaimsContext>
      {isChangedElsewhere ? (
        <ChangedElsewhere slug={protocol.slug} draft={draft} onLoadNewer={loadNewer} />
      ) : (
        <FormProblem>{saving.problem}</FormProblem>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line-2 pt-5">
        <DeleteButton protocol={protocol} onDeleted={() => setDeleted(true)} />
        <p role="status" className="text-small text-ink-2 sm:ms-auto">
          {isChanged ? t('unsaved') : ''}
        </p>
        <SubmitButton
          busy={saving.isBusy}
          disabled={!isChanged || isChangedElsewhere || draft.name.trim() === ''}
          className={isPublished ? 'btn-primary' : 'btn-outline'}
        >
          {t(isPublished ? 'save-published' : 'save')}
        </SubmitButton>
        {isPublished ? (
          <button type="button" className="btn btn-plain" onClick={() => void saving.withdraw()}>
            {t('withdraw')}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={isChangedElsewhere}
            aria-busy={saving.isBusy}
            onClick={() => void saving.publish(isChanged ? draft : undefined)}
          >
            {t('publish')}
          </button>
        )}
      </div>
      {saving.asked && (
        <LimitReasonDialog
          {...saving.asked}
          text={t('limit-text')}
          onGive={(reason) => void saving.publish(undefined, reason)}
        />
      )}
    </form>
  )
}

type TextsProps = { draft: PublicDraft; onChange(change: Partial<PublicDraft>): void }

function Texts({ draft, onChange }: TextsProps) {
  const { t } = useTranslation('public-protocols')
  const { name, description, language } = draft
  return (
    <div className="grid gap-4.5 rounded-card border border-line-2 bg-surface p-4.5 md:p-6">
      <SelectField
        label={t('language')}
        placeholder={t('language')}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        value={language}
        onChange={({ target }) => onChange({ language: languageOf(target.value) ?? language })}
      />
      <div>
        <Field label={t('name')} error={name.trim() === '' ? t('name-needed') : undefined}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={publicNameMaximum}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <ClaimNotes field="name" text={name} onChange={(text) => onChange({ name: text })} />
      </div>
      <div>
        <Field label={t('description')} hint={t('description-hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              value={description}
              maxLength={publicDescriptionMaximum}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          )}
        </Field>
        <ClaimNotes
          field="description"
          text={description}
          onChange={(text) => onChange({ description: text })}
        />
      </div>
    </div>
  )
}
