import { type ReactNode, useId, useRef, useState } from 'react'
import type { AdminCertificate } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { useKept } from '../../platform/session/kept-work.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { useShortcuts } from './shortcuts.ts'

export const factsScroll = 'p-5 2xl:min-h-0 2xl:flex-1 2xl:overflow-y-auto'

const checks = ['name', 'issuer', 'date', 'profession'] as const

type DecisionPanelProps = {
  certificate: AdminCertificate
  hasKeys: boolean
  /** Shown above and below the checks. */
  facts: ReactNode
  history: ReactNode
  onDecided(message: string): Promise<void>
  onDecidedElsewhere(message: string): Promise<void>
}

/** Approving requires four checks; refusing requires a reason. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { certificate, hasKeys, facts, history, onDecided, onDecidedElsewhere } = props
  const { t } = useTranslation('admin')
  const hint = useId()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useKept<string>(`refusal of certificate ${certificate.id}`)
  const approved = useRef(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const refuseButton = useRef<HTMLButtonElement>(null)
  const name = certificate.practitioner.first_name
  const isReady = ticked.length === checks.length
  const { isBusy, problem, decide } = useDecision(certificate.id, (outcome) => {
    setReason(undefined)
    return outcome.kind === 'decided'
      ? onDecided(t(approved.current ? 'certificates.approved' : 'certificates.refused', { name }))
      : onDecidedElsewhere(outcome.message)
  })

  function approve() {
    if (isReady) {
      approved.current = true
      void decide({ approve: true })
    } else list.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()
  }

  useShortcuts((command) => {
    if (!hasKeys || refusing || isBusy) return false
    if (command === 'approve') approve()
    if (command === 'refuse') setRefusing(true)
    return command === 'approve' || command === 'refuse'
  })

  return (
    <>
      <div className={factsScroll}>
        {facts}
        <fieldset ref={list} className="mt-4.5">
          <legend className="mb-1 text-label font-semibold">{t('certificates.checked')}</legend>
          {checks.map((check) => (
            <CheckField
              key={check}
              isSmall
              label={t(`certificates.checks.${check}`)}
              checked={ticked.includes(check)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, check] : ticked.filter((other) => other !== check))
              }
            />
          ))}
        </fieldset>
        {history}
      </div>
      {refusing ? (
        <RefusalForm
          name={name}
          reason={reason ?? ''}
          busy={isBusy}
          problem={problem}
          onCancel={() => {
            setRefusing(false)
            requestAnimationFrame(() => refuseButton.current?.focus())
          }}
          onChange={setReason}
          onRefuse={(text) => {
            approved.current = false
            void decide({ approve: false, reason: text })
          }}
        />
      ) : (
        <div className="double-rule grid gap-2 p-5 pt-4">
          <p role="alert" className="text-label text-madder">
            {problem}
          </p>
          <button
            type="button"
            className="btn btn-primary w-full"
            disabled={!isReady}
            aria-busy={isBusy || undefined}
            aria-describedby={isReady ? undefined : hint}
            onClick={approve}
          >
            {isBusy ? <Spinner /> : <Icon name="check" size={19} />}
            {t('certificates.approve', { name })}
          </button>
          {!isReady && (
            <p id={hint} className="text-center text-micro text-ink-3">
              {t('certificates.tick-first')}
            </p>
          )}
          <button
            ref={refuseButton}
            type="button"
            className="btn btn-danger w-full"
            onClick={() => setRefusing(true)}
          >
            {t('certificates.refuse')}
          </button>
        </div>
      )}
    </>
  )
}

type DecisionOutcome = { kind: 'decided' } | { kind: 'decided-elsewhere'; message: string }
type Verdict = { approve: true } | { approve: false; reason: string }

/** Sends a decision once, however often the button is pressed. */
function useDecision(id: number, onOutcome: (outcome: DecisionOutcome) => Promise<void>) {
  const { t } = useTranslation('admin')
  const { isBusy, problem, run } = useAction()

  const decide = (verdict: Verdict) =>
    run(async () => {
      const path = verdict.approve ? adminPaths.approve(id) : adminPaths.refuse(id)
      const body = verdict.approve ? {} : { body: { reason: verdict.reason } }
      try {
        await callAccount(path, { method: 'POST', ...body })
      } catch (error) {
        if (problemCode(error) !== 'already-decided') throw error
        return onOutcome({ kind: 'decided-elsewhere', message: errorText(error, t) })
      }
      return onOutcome({ kind: 'decided' })
    })

  return { isBusy, problem, decide }
}
