import { type ReactNode, useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { SecondFactor } from '#contract/accounts.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { ProofForm, type ProofInput } from './proof-form.tsx'
import { reloadSecondFactor, turnOff } from './second-factor-calls.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type SecondFactorCardProps = { className: string; onCodes(codes: readonly string[] | undefined): void }

export function SecondFactorCard({ className, onCodes }: SecondFactorCardProps) {
  const { t } = useTranslation('account')
  const factor = useAccountData<SecondFactor>(accountPaths.secondFactor)

  return (
    <Loaded answer={factor} waiting={<WaitingCard height="h-47 md:h-49" />}>
      {({ enabled }) => (
        <Card
          title={t('factor.title')}
          className={className}
          end={
            <Badge tone={enabled ? 'good' : 'waiting'}>{enabled ? t('factor.on') : t('factor.off')}</Badge>
          }
        >
          <FocusKept part={enabled ? 'on' : 'off'}>
            {enabled ? (
              <SwitchOff
                onOff={async () => {
                  onCodes(undefined)
                  await reloadSecondFactor()
                }}
              />
            ) : (
              <SecondFactorSetup
                onOn={async (codes) => {
                  onCodes(codes)
                  await reloadSecondFactor()
                }}
              />
            )}
          </FocusKept>
        </Card>
      )}
    </Loaded>
  )
}

/** Mounted once it is known what it contains, so that loading the page moves no focus. */
function FocusKept({ part, children }: { part: string; children: ReactNode }) {
  const box = useFocusKept<HTMLDivElement>(part)
  return <div ref={box}>{children}</div>
}

function SwitchOff({ onOff }: { onOff(): Promise<void> }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const box = useFocusKept<HTMLDivElement>(isOpen ? 'form' : 'button')

  async function switchOff(proof: ProofInput) {
    await turnOff(proof)
    toast('success', t('factor.switched-off'))
    await onOff()
  }
  return (
    <>
      <p className="mt-1.5 text-small text-ink-2">{t('factor.on-text')}</p>
      <div ref={box}>
        {isOpen ? (
          <ProofForm
            submitLabel={t('factor.switch-off')}
            danger
            onProof={switchOff}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <button type="button" className="btn btn-danger mt-4" onClick={() => setOpen(true)}>
            {t('factor.switch-off')}
          </button>
        )}
      </div>
    </>
  )
}
