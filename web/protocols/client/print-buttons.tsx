import { useState } from 'react'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openPlan } from '../pages/print/open-plan.ts'

/** The plan on paper, in the language of the page. */
export function PrintButtons({ protocolId }: { protocolId: number }) {
  const { t, language } = useTranslation('plan')
  const [problem, setProblem] = useState<string>()
  const open = (search: string) => {
    setProblem(undefined)
    openPlan(`${clientProtocolPaths.document(protocolId)}?language=${language}${search}`).catch(
      (error: unknown) => setProblem(error instanceof Error ? error.message : t('shop:error.text')),
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
