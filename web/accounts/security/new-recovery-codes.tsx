import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { Icon } from '../../ui/icon.tsx'
import { CopyButton } from './copy-button.tsx'

type NewRecoveryCodesProps = { codes: readonly string[]; onKept(): void }

/** Copy, download or print: after this they cannot be read again. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const { t } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  const download = () =>
    saveFile('verbena-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }))
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('recovery.title')} className="recovery-codes text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-2 text-small">{t('recovery.keep-now')}</p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <CopyButton text={text} label={t('recovery.copy')} doneLabel={t('factor.copied')} />
        <button type="button" className="link inline-flex min-h-6 items-center gap-1.5" onClick={download}>
          <Icon name="download" size={16} />
          {t('recovery.download')}
        </button>
        <button
          type="button"
          className="link inline-flex min-h-6 items-center gap-1.5"
          onClick={() => window.print()}
        >
          <Icon name="print" size={16} />
          {t('recovery.print')}
        </button>
      </div>
      <button type="button" className="btn btn-primary no-print mt-4 w-full" onClick={onKept}>
        {t('recovery.kept')}
      </button>
    </>
  )
}
