import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListedProtocol } from '#contract/protocols.ts'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import type { PublicProtocolCreated, PublicProtocolCreation } from '#contract/public-protocols.ts'
import { publicNameMaximum } from '#domain/protocols/limits.ts'
import { listText } from '../../platform/formats.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ProtocolChoice, ProtocolPicker } from '../../platform/protocol-picker.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Chooses the protocol that is copied for everyone, and names the copy. */
export function CopyProtocolDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('public-protocols')
  const first = useRef<HTMLButtonElement>(null)
  const cancel = (
    <button ref={first} type="button" className="btn btn-plain" onClick={onClose}>
      {t('cancel')}
    </button>
  )
  return (
    <Dialog title={t('make')} text={t('make-text')} first={first} onClose={onClose}>
      <div className="mt-5">
        <ProtocolChoice
          waiting={<span className="skeleton h-40 w-full" />}
          none={
            <>
              <p>{t('no-protocols')}</p>
              <div className="mt-6 flex flex-wrap justify-end gap-3">
                {cancel}
                <ShopLink to="/account/practitioner/protocols" className="btn btn-primary">
                  {t('to-protocols')}
                </ShopLink>
              </div>
            </>
          }
        >
          <CopyForm cancel={cancel} />
        </ProtocolChoice>
      </div>
    </Dialog>
  )
}

function CopyForm({ cancel }: { cancel: ReactNode }) {
  const { t, language } = useTranslation('public-protocols')
  const [protocol, setProtocol] = useState<ListedProtocol>()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { field, submit, busy, problem } = useShopForm<{ id: string; name: string }>({
    defaultValues: { id: '', name: '' },
    check: ({ id, name }) => ({
      ...(id === '' && { id: 'option' }),
      ...(name.trim() === '' && { name: 'required' }),
    }),
  })
  const create = submit(async ({ id, name }) => {
    const body: PublicProtocolCreation = { protocol_id: Number(id), name: name.trim() }
    const made = await callAccount<PublicProtocolCreated>(publicProtocolPaths.list, { method: 'POST', body })
    void refreshAccountData(publicProtocolPaths.list)
    if (made.left_out.length > 0) toast('info', t('left-out', { names: listText(made.left_out, language) }))
    await navigate(pathOf(`/account/practitioner/shop/protocols/${made.protocol.id}`))
  })
  return (
    <form noValidate className="grid gap-4.5" onSubmit={create}>
      <FormProblem>{problem}</FormProblem>
      <ProtocolPicker
        label={t('which')}
        placeholder={t('choose')}
        chosen={protocol}
        onChosen={setProtocol}
        {...field('id')}
      />
      <TextField
        label={t('public-name')}
        hint={t('name-hint')}
        maxLength={publicNameMaximum}
        autoComplete="off"
        {...field('name')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <SubmitButton busy={busy}>{t('create')}</SubmitButton>
      </div>
    </form>
  )
}
