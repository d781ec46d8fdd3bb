import type { AdminImport } from '#contract/admin-imports.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

const steps = ['file', 'columns', 'check', 'import', 'report'] as const
const present: Record<AdminImport['status'], (typeof steps)[number]> = {
  uploaded: 'columns',
  checking: 'check',
  checked: 'check',
  running: 'import',
  paused: 'import',
  done: 'report',
  undoing: 'report',
  undone: 'report',
}

/** How far an import is. */
export function ImportSteps({ status }: Pick<AdminImport, 'status'>) {
  const { t } = useTranslation('admin-imports')
  const here = steps.indexOf(present[status])
  return (
    <ol aria-label={t('steps.label')} className="mt-4 flex flex-wrap gap-x-5 gap-y-2 md:flex-nowrap">
      {steps.map((step, at) => {
        const isDone = at < here || status === 'done' || status === 'undone'
        const style = isDone
          ? 'bg-bottle text-white'
          : at === here
            ? 'bg-verbena text-on-verbena'
            : 'border border-line-2 text-ink-3'
        return (
          <li
            key={step}
            aria-current={at === here ? 'step' : undefined}
            className="flex items-center gap-2.5 text-label not-last:md:flex-1 aria-[current=step]:font-semibold"
          >
            <span
              aria-hidden="true"
              className={`flex size-7 flex-none items-center justify-center rounded-full font-semibold ${style}`}
            >
              {isDone ? <Icon name="check" size={16} /> : at + 1}
            </span>
            {t(`steps.${step}`)}
            {at < steps.length - 1 && <span className="hidden h-px flex-1 bg-line-2 md:block" />}
          </li>
        )
      })}
    </ol>
  )
}
