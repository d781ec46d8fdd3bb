import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { LinkField } from './link-field.tsx'
import type { LinkCopy } from './use-copy-link.ts'

/** What came of copying, where it needs more than a tick. */
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
