import { useState } from 'react'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { openDocument } from '../../platform/open-document.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The plan on paper, in the language of the page. */
export function PrintButtons({ protocolId }: { protocolId: number }) {
  const { t, language } = useTranslation('plan')
  const [problem, setProblem] = useState<string>()
  const open = (search: string) => {
    setProblem(undefined)
    openDocument(`${clientProtocolPaths.document(protocolId)}?language=${language}${search}`).catch(
      (error: unknown) => setProblem(errorText(error, t)),
    )
  }
  return (
    <>
      <button type="button" className="plan-tool" onClick={() => open('')}>
        <Icon name="print" size={18} />
        {t('shared.print')}
      </button>
      <button type="button" className="plan-tool" onClick={() => open('&size=large')}>
        <Icon name="zoom" size={18} />
        {t('shared.print-large')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
