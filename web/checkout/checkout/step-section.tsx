import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Step, type StepState, steps } from './steps.ts'

type StepSectionProps = {
  step: Step
  state: StepState
  /** Of what was given, once it is done. */
  summary: ReactNode
  /** The step was opened by a person: they stand at its title. */
  takesFocus: boolean
  onChange(): void
  children: ReactNode
}

export function StepSection({ step, state, summary, takesFocus, onChange, children }: StepSectionProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || !takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isOpen, takesFocus])
  const number = steps.indexOf(step) + 1
  return (
    <section aria-labelledby={id} className="checkout-step" data-state={state}>
      <div className="checkout-step-head">
        <span className="checkout-disc" aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={17} /> : number}
        </span>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="step-title"
          aria-current={isOpen ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
          <span className="visually-hidden">, {t(`steps.states.${state}`)}</span>
        </h2>
        {state === 'done' && (
          <button
            type="button"
            className="link ml-auto min-h-11"
            aria-label={t(`steps.change.${step}`)}
            onClick={onChange}
          >
            {t('steps.change.label')}
          </button>
        )}
      </div>
      {isOpen && <div className="checkout-step-body">{children}</div>}
      {state === 'done' && <div className="checkout-step-body checkout-done">{summary}</div>}
    </section>
  )
}

type StepFootProps = { onBack?: (() => void) | undefined; children: ReactNode }

/** Fixed at the foot of a phone, under the fields elsewhere. */
export function StepFoot({ onBack, children }: StepFootProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="checkout-foot">
      {onBack && (
        <button type="button" className="btn btn-plain btn-lead checkout-narrow" onClick={onBack}>
          <span className="visually-hidden">{t('steps.back')}</span>
          <Icon name="arrow-left" size={19} />
        </button>
      )}
      {children}
    </div>
  )
}
