import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Spinner } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkField } from './link-field.tsx'
import type { LinkCopy } from './use-copy-link.ts'

type CopyLinkButtonProps = { copy: LinkCopy; disabled?: boolean; className?: string; onCopy(): void }

/** The label is hidden in narrow places. */
export function CopyLinkButton({ copy, disabled, className = '', onCopy }: CopyLinkButtonProps) {
  const { t } = useTranslation('sharing')
  const isWorking = copy.state === 'working'
  return (
    <button
      type="button"
      className={`btn btn-plain flex-none ${className}`}
      disabled={disabled}
      aria-busy={isWorking || undefined}
      onClick={onCopy}
    >
      {isWorking ? <Spinner /> : <Icon name={copy.state === 'copied' ? 'check' : 'link'} size={18} />}
      <span className="max-sm:absolute max-sm:size-px max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]">
        {t('link.copy')}
      </span>
    </button>
  )
}

/** The result of copying, if a tick is not enough. */
export function CopyOutcome({ copy }: { copy: LinkCopy }) {
  const { t } = useTranslation('sharing')
  return (
    <>
      <p role="status" className="visually-hidden">
        {copy.state === 'copied' && t('link.copied')}
      </p>
      <FormProblem>{copy.state === 'failed' && copy.problem}</FormProblem>
      {copy.state === 'by-hand' && (
        <LinkField address={copy.address} hint={t('link.copy-by-hand')} isMarked />
      )}
    </>
  )
}
