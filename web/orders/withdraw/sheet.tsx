import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

const steps = ['choose', 'confirm'] as const

type SheetProps = {
  step: (typeof steps)[number]
  title: string
  /** A step that one comes to tells where one is; the first is where the page begins. */
  takesFocus?: boolean
  children: ReactNode
  foot: ReactNode
}

/** One of the two steps: where one is, what it asks, and at its foot what one can do. */
export function Sheet({ step, title, takesFocus = false, children, foot }: SheetProps) {
  const { t } = useTranslation('orders')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.withdraw-sheet')?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  const reached = steps.indexOf(step)
  return (
    <section className="withdraw-sheet" aria-labelledby="withdraw-title">
      <div className="withdraw-body">
        <ol className="withdraw-steps" aria-label={t('withdraw.steps')}>
          {steps.map((name, at) => (
            <li
              key={name}
              data-reached={at <= reached || undefined}
              aria-current={name === step ? 'step' : undefined}
            >
              {t(`withdraw.step-${name}`)}
            </li>
          ))}
        </ol>
        <h1 id="withdraw-title" ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        {children}
      </div>
      <div className="withdraw-foot">{foot}</div>
    </section>
  )
}
