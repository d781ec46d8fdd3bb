import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Paper } from './paper.tsx'

const steps = ['choose', 'confirm'] as const

type SheetProps = {
  step: (typeof steps)[number]
  title: string
  /** A step opened by the user announces itself; the first one is the start of the page. */
  takesFocus?: boolean
  children: ReactNode
  foot: ReactNode
}

/** One of the two steps: its position, its question, and actions at the bottom. */
export function Sheet({ step, title, takesFocus = false, children, foot }: SheetProps) {
  const { t } = useTranslation('orders')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  const reached = steps.indexOf(step)
  return (
    <Paper foot={foot}>
      <ol className="mb-4.5 flex gap-2.5" aria-label={t('withdraw.steps')}>
        {steps.map((name, at) => (
          <li
            key={name}
            className={`flex-1 border-t-4 pt-2 text-small ${at <= reached ? 'border-bottle' : 'border-line-2'} ${name === step ? 'font-bold text-ink' : 'text-ink-3'}`}
            aria-current={name === step ? 'step' : undefined}
          >
            {t(`withdraw.step-${name}`)}
          </li>
        ))}
      </ol>
      <h1
        id="withdraw-title"
        ref={heading}
        tabIndex={-1}
        className="text-h2 focus:shadow-none focus:outline-none"
      >
        {title}
      </h1>
      {children}
    </Paper>
  )
}
