import { useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { RecoveryCodes, SecondFactor } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { ProofForm, type ProofInput } from './proof-form.tsx'

type RecoveryCodesCardProps = {
  /** Made a moment ago: the only time they can be read. */
  newCodes: readonly string[] | undefined
  onCodes(codes: readonly string[] | undefined): void
}

export function RecoveryCodesCard({ newCodes, onCodes }: RecoveryCodesCardProps) {
  const { t } = useTranslation('account')
  const factor = useAccountData<SecondFactor>(accountPaths.secondFactor)
  return (
    <Loaded answer={factor} waiting={<WaitingCard height="h-77 md:h-79" />}>
      {({ enabled, recovery_codes_left }) => (
        <Card title={t('recovery.title')}>
          <p className="mt-1 text-small text-ink-2">{t('recovery.text')}</p>
          {newCodes ? (
            <NewRecoveryCodes codes={newCodes} onKept={() => onCodes(undefined)} />
          ) : enabled ? (
            <CodesLeft left={recovery_codes_left} onCodes={onCodes} />
          ) : (
            <>
              <ul className="recovery-codes text-ink-3" aria-hidden="true">
                {placeholders.map((place) => (
                  <li key={place}>••••-••••</li>
                ))}
              </ul>
              <p className="mt-1.5 flex items-center gap-1.5 text-small text-ink-3">
                <Icon name="lock" size={16} />
                {t('recovery.when-on')}
              </p>
            </>
          )}
        </Card>
      )}
    </Loaded>
  )
}

const placeholders = Array.from({ length: 10 }, (_, place) => place)

function CodesLeft({ left, onCodes }: { left: number; onCodes(codes: readonly string[]): void }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)

  async function renew(proof: ProofInput) {
    const path = accountPaths.recoveryCodes
    const { recovery_codes } = await callAccount<RecoveryCodes>(path, { method: 'POST', body: proof })
    toast('success', t('recovery.made'))
    onCodes(recovery_codes)
    await refreshAccountData(accountPaths.secondFactor)
  }
  return (
    <>
      <p className="mt-3 flex items-center gap-2">
        {left < 3 && <Icon name="warning" size={18} />}
        {t('recovery.left', { count: left })}
      </p>
      {isOpen ? (
        <>
          <p className="mt-3 text-small text-ink-2">{t('recovery.old-end')}</p>
          <ProofForm submitLabel={t('recovery.renew')} onProof={renew} onCancel={() => setOpen(false)} />
        </>
      ) : (
        <button type="button" className="btn btn-plain mt-4" onClick={() => setOpen(true)}>
          {t('recovery.renew')}
        </button>
      )}
    </>
  )
}
