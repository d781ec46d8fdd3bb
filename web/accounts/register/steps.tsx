import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

const steps = ['you', 'work', 'certificate'] as const
export type Step = (typeof steps)[number]

/** A practitioner's progress through the registration. */
export function Steps({ at }: { at: Step }) {
  const { t } = useTranslation('onboarding')
  const reached = steps.indexOf(at)
  return (
    <ol className="flex gap-2 text-small text-ink-3" aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="flex-1 before:mb-2 before:block before:h-1 before:rounded-badge before:bg-line-2 data-reached:before:bg-bottle aria-[current]:font-bold aria-[current]:text-ink"
          data-reached={index <= reached || undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
