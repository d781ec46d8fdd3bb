import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { quietFocus, stepStyle } from '../frame.tsx'
import styles from './step-foot.css?url'
import { type Step, type StepState, steps } from './steps.ts'

type StepSectionProps = {
  step: Step
  state: StepState
  /** Summary of the values of a completed step. */
  summary: ReactNode
  /** The user has moved between steps: the title of each that opens gets the focus. */
  wasMoved: RefObject<boolean>
  onChange(): void
  children: ReactNode
}

const discs: Record<StepState, string> = {
  done: 'border-bottle bg-bottle text-on-bottle',
  open: 'border-bottle text-bottle',
  'to-come': 'border-line-2 text-ink-3',
}

export function StepSection({ step, state, summary, wasMoved, onChange, children }: StepSectionProps) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || !wasMoved.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isOpen, wasMoved])
  const number = steps.indexOf(step) + 1
  return (
    <section
      aria-labelledby={id}
      className={`${number === 1 ? 'double-rule' : 'border-t border-line'} ${stepStyle}`}
      data-state={state}
    >
      <div className="flex min-h-7.5 items-center gap-3">
        <span
          className={`flex size-7.5 flex-none items-center justify-center rounded-full border-[1.5px] font-serif text-[16px]/[1] font-medium normal-nums xl:size-8 xl:text-[17px] ${discs[state]}`}
          aria-hidden="true"
        >
          {state === 'done' ? <Icon name="check" size={17} /> : number}
        </span>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className={`text-[23px]/7 xl:text-[25px]/7.5 ${quietFocus} ${state === 'to-come' ? 'text-ink-3' : ''}`}
          aria-current={isOpen ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
          <span className="visually-hidden">, {t(`steps.states.${state}`)}</span>
        </h2>
        {state === 'done' && (
          <button
            type="button"
            className="link -my-1.75 ml-auto min-h-11"
            aria-label={t(`steps.change.${step}`)}
            onClick={onChange}
          >
            {t('steps.change.label')}
          </button>
        )}
      </div>
      {isOpen && <div className="pt-4 xl:pl-11">{children}</div>}
      {state === 'done' && <div className="pt-1.5 pl-10.5 text-ink-2 xl:pt-4 xl:pl-11">{summary}</div>}
    </section>
  )
}

type StepFootProps = { onBack?: (() => void) | undefined; className?: string; children: ReactNode }

const phoneFoot =
  'max-sm:sticky max-sm:bottom-0 max-sm:z-5 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-3.5 max-sm:[&>.btn-primary]:min-h-14 max-sm:[&>.btn-primary]:flex-1'

/** Fixed at the bottom of a phone, below the fields elsewhere. */
export function StepFoot({ onBack, className = 'mt-6', children }: StepFootProps) {
  const { t } = useTranslation('checkout')
  return (
    <div data-step-foot className={`flex gap-2.5 ${phoneFoot} ${className}`}>
      <link rel="stylesheet" href={styles} precedence="default" />
      {onBack && (
        <button
          type="button"
          className="btn btn-plain btn-lead max-sm:min-h-14 max-sm:w-14 max-sm:flex-none max-sm:p-0 xl:hidden"
          onClick={onBack}
        >
          <span className="visually-hidden">{t('steps.back')}</span>
          <Icon name="arrow-left" size={19} />
        </button>
      )}
      {children}
    </div>
  )
}
