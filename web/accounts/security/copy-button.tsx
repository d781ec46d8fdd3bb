import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

type CopyButtonProps = { text: string; label: string; doneLabel: string }

export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const { t } = useTranslation('account')
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="link inline-flex min-h-6 items-center gap-1.5"
        onClick={() => void copy()}
      >
        <Icon name={state === 'done' ? 'check' : 'copy'} size={16} />
        {label}
      </button>
      <span role="status">
        {state === 'done' && doneLabel}
        {state === 'failed' && t('copy-failed')}
      </span>
    </span>
  )
}
