import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useCopy } from '../../platform/use-copy.ts'
import { Icon } from '../../ui/icon.tsx'

type CopyButtonProps = { text: string; label: string; doneLabel: string }

export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const { t } = useTranslation('account')
  const { state, copy } = useCopy()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="link inline-flex min-h-6 items-center gap-1.5"
        onClick={() => void copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
        {label}
      </button>
      <span role="status">
        {state === 'copied' && doneLabel}
        {state === 'failed' && t('copy-failed')}
      </span>
    </span>
  )
}
