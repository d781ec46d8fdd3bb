import { useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { detailsDraft, dropDraft, formDraft, useFormDraft } from '../../edits/drafts.ts'
import { editProtocol } from '../../edits/protocol-store.ts'
import { Panel, panelReason } from '../panel/panel.tsx'
import { builder } from '../store.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { changedDetails, editProblems, isChanged, type ProtocolDetails } from './protocol-details.ts'
import { ProtocolFields } from './protocol-fields.tsx'

type EditingViewProps = {
  protocol: Protocol
  /** Used outside the builder, where there is no other view to return to. */
  onDone?: (() => void) | undefined
  onDeleted?: (() => void) | undefined
}

/** Name and description of a protocol, and actions for the whole protocol. */
export function EditingView({ protocol, onDone, onDeleted }: EditingViewProps) {
  const { t } = useTranslation('builder')
  const [isDeleting, setDeleting] = useState(false)
  const { protocol_id: id, name, description } = protocol
  const [before] = useState({ name, description })
  const draft = detailsDraft(id)
  const form = useShopForm<ProtocolDetails>({
    check: editProblems,
    defaultValues: { ...before, ...formDraft(draft) },
  })
  useFormDraft(form, draft, before)
  const canSave = form.formState.isValid && isChanged({ ...before, ...form.watch() }, before)

  function leave() {
    dropDraft(draft)
    if (onDone) onDone()
    else builder.back()
  }

  const onSubmit = form.submit(async (values) => {
    editProtocol(id, { kind: 'describe', ...changedDetails(values, before) })
    leave()
  })

  return (
    <form className="contents" onSubmit={onSubmit} noValidate>
      <Panel
        title={t('editing.title')}
        onBack={onDone ? undefined : leave}
        foot={
          <>
            <SubmitButton busy={form.busy} disabled={!canSave} className="btn-primary w-full">
              {t('editing.save')}
            </SubmitButton>
            <p className={panelReason}>
              {!canSave && t(form.formState.isValid ? 'editing.unchanged' : 'editing.needed')}
            </p>
          </>
        }
      >
        <ProtocolFields form={form} isDescriptionOptional />
        <div className="mt-5 flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-plain btn-dense"
            onClick={() => void builder.duplicate(id)}
          >
            <Icon name="copy" size={17} />
            {t('duplicate')}
          </button>
          <button type="button" className="btn btn-danger btn-dense" onClick={() => setDeleting(true)}>
            <Icon name="trash" size={17} />
            {t('delete')}
          </button>
        </div>
      </Panel>
      {isDeleting && (
        <DeleteDialog protocol={protocol} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </form>
  )
}
