import { commissionPaths } from '#contract/commission-paths.ts'
import type { CommissionStatements } from '#contract/commission-statements.ts'
import { monthText } from '../../platform/dates.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'

/** Nothing until a month is closed. */
export function LatestStatement() {
  const { t, language } = useTranslation('statements')
  const { data: statements } = useAccountData<CommissionStatements>(commissionPaths.statements)
  const month = statements?.data[0]?.month
  if (!month) return null
  return (
    <FileButton
      path={commissionPaths.statementPdf(month)}
      saveAs={`verbena-${month}.pdf`}
      icon="download"
      className="btn btn-plain max-sm:hidden"
    >
      {t('latest', { month: monthText(month, new Date(), language) })}
    </FileButton>
  )
}
