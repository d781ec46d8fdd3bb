import { sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The plan on paper, in the language of the page. */
export function PrintLinks({ token }: { token: string }) {
  const { t, language } = useTranslation('plan')
  const path = `/api${sharedProtocolPaths.document(token)}?language=${language}`
  return (
    <>
      <a className="plan-tool" href={path} target="_blank" rel="noreferrer">
        <Icon name="print" size={18} />
        {t('shared.print')}
      </a>
      <a className="plan-tool" href={`${path}&size=large`} target="_blank" rel="noreferrer">
        <Icon name="zoom" size={18} />
        {t('shared.print-large')}
      </a>
    </>
  )
}
