import { useEffect, useRef, useState } from 'react'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import type { BecameClient, ClientAgreement } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'

/** Whose page it is, and its name in the address. */
export type StoreOwner = { name: string; first_name: string; last_name: string }
type BecomeClientDialogProps = { owner: StoreOwner; onClose(): void }

/** Asks for the consent that a practitioner’s records rest on; then says that they are a client, and at what discount. */
export function BecomeClientDialog({ owner, onClose }: BecomeClientDialogProps) {
  const { t } = useTranslation('consent')
  const { t: ofPage } = useTranslation('storefront')
  const [became, setBecame] = useState<BecameClient>()
  const { isBusy, problem, run } = useAction()
  const no = useRef<HTMLButtonElement>(null)
  const name = personName(owner)

  async function allow() {
    const body: ClientAgreement = { is_allowed: true }
    await run(async () => {
      setBecame(await callAccount<BecameClient>(storePaths.clients(owner.name), { method: 'POST', body }))
      const changed = [ownPractitionerPath, consentPaths.records, storePaths.reader(owner.name)]
      await Promise.all(changed.map(refreshAccountData))
    })
  }

  return (
    <Dialog
      title={became ? ofPage('page.is-client', { name }) : t('ask.title', { name })}
      text={became ? undefined : t('ask.text', { name })}
      first={no}
      onClose={onClose}
    >
      {became ? (
        <Became became={became} name={name} onClose={onClose} />
      ) : (
        <>
          <div className="mt-3">
            <FormProblem>{problem}</FormProblem>
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <button ref={no} type="button" className="btn btn-plain" onClick={onClose}>
              {t('ask.no')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={isBusy || undefined}
              onClick={() => void allow()}
            >
              {t('ask.yes')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type BecameProps = { became: BecameClient; name: string; onClose(): void }

function Became({ became, name, onClose }: BecameProps) {
  const { t, language } = useTranslation('storefront')
  const { t: ofConsent } = useTranslation('consent')
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const { discount_rate: rate, is_active: isActive } = became
  const percent = percentText(rate, language)
  return (
    <>
      <div role="status" className="mt-2 text-ink-2">
        <p>{ofConsent('ask.allowed', { name })}</p>
        {rate > 0 && (
          <p className="mt-2">
            {isActive
              ? t('page.client-discount', { percent })
              : t('page.client-discount-waits', { percent, name })}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <ShopLink to="/account/client/practitioner" className="link mr-auto">
          {ofConsent('title')}
        </ShopLink>
        <button ref={close} type="button" className="btn btn-primary" onClick={onClose}>
          {t('editor.close')}
        </button>
      </div>
    </>
  )
}
