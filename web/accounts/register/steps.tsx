import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

const steps = ['you', 'work', 'certificate'] as const
export type Step = (typeof steps)[number]

/** How far a practitioner has come. */
export function Steps({ at }: { at: Step }) {
  const { t } = useTranslation('onboarding')
  const reached = steps.indexOf(at)
  return (
    <ol className="steps" aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
