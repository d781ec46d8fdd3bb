import { useEffect, useRef, useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { SecondFactor } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveText } from '../../platform/save-file.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { CopyButton } from './copy-button.tsx'
import { ProofForm, type ProofInput } from './proof-form.tsx'
import { reloadSecondFactor, renewCodes } from './second-factor-calls.ts'

type RecoveryCodesCardProps = {
  /** Codes created just now: this is the only time they can be read. */
  newCodes: readonly string[] | undefined
  onCodes(codes: readonly string[] | undefined): void
}

const codeList =
  'mt-3.5 grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-x-5 gap-y-1.5 rounded-control bg-sunken px-4.5 py-3.5 font-[ui-monospace,monospace] text-[14px]/5.5 font-medium normal-nums'

export function RecoveryCodesCard({ newCodes, onCodes }: RecoveryCodesCardProps) {
  const { t } = useTranslation('account')
  const factor = useAccountData<SecondFactor>(accountPaths.secondFactor)
  const box = useFocusKept<HTMLDivElement>(newCodes ? 'new codes' : 'codes left')
  return (
    <Loaded answer={factor} waiting={<WaitingCard height="h-77 md:h-79" />}>
      {({ enabled, recovery_codes_left }) => (
        <Card title={t('recovery.title')}>
          <p className="mt-1 text-small text-ink-2">{t('recovery.text')}</p>
          <div ref={box}>
            {newCodes ? (
              <NewRecoveryCodes codes={newCodes} onKept={() => onCodes(undefined)} />
            ) : enabled ? (
              <CodesLeft left={recovery_codes_left} onCodes={onCodes} />
            ) : (
              <>
                <ul className={`${codeList} text-ink-3`} aria-hidden="true">
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
          </div>
        </Card>
      )}
    </Loaded>
  )
}

const placeholders = Array.from({ length: 10 }, (_, place) => place)

function CodesLeft({ left, onCodes }: { left: number; onCodes: RecoveryCodesCardProps['onCodes'] }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const box = useFocusKept<HTMLDivElement>(isOpen ? 'form' : 'button')

  async function renew(proof: ProofInput) {
    const codes = await renewCodes(proof)
    toast('success', t(codes ? 'recovery.made' : 'factor.switched-off'))
    onCodes(codes)
    await reloadSecondFactor()
  }
  return (
    <>
      <p className="mt-3 flex items-center gap-2">
        {left < 3 && <Icon name="warning" size={18} />}
        {t('recovery.left', { count: left })}
      </p>
      <div ref={box}>
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
      </div>
    </>
  )
}

type NewRecoveryCodesProps = { codes: readonly string[]; onKept(): void }

/** Copy, download or print: the codes cannot be shown again. */
function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const { t } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  const download = () => saveText('verbena-recovery-codes.txt', `${text}\n`)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('recovery.title')} className={`${codeList} text-ink`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-2 text-small">{t('recovery.keep-now')}</p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <CopyButton text={text} label={t('recovery.copy')} doneLabel={t('factor.copied')} />
        <button type="button" className="link inline-flex min-h-6 items-center gap-1.5" onClick={download}>
          <Icon name="download" size={16} />
          {t('recovery.download')}
        </button>
        <button
          type="button"
          className="link inline-flex min-h-6 items-center gap-1.5"
          onClick={() => window.print()}
        >
          <Icon name="print" size={16} />
          {t('recovery.print')}
        </button>
      </div>
      <button type="button" className="btn btn-primary no-print mt-4 w-full" onClick={onKept}>
        {t('recovery.kept')}
      </button>
    </>
  )
}
