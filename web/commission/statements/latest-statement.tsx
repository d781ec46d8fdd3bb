import { commissionPaths } from '#contract/commission-paths.ts'
import type { CommissionStatements } from '#contract/commission-statements.ts'
import { monthText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { FileLink } from './file-link.tsx'

/** Nothing until a month is closed. */
export function LatestStatement() {
  const { t, language } = useTranslation('statements')
  const { data: statements } = useAccountData<CommissionStatements>(commissionPaths.statements)
  const month = statements?.data[0]?.month
  if (!month) return null
  return (
    <FileLink
      path={commissionPaths.statementPdf(month)}
      saveAs={`verbena-${month}.pdf`}
      className="btn btn-plain max-sm:hidden"
    >
      <Icon name="download" size={18} />
      {t('latest', { month: monthText(month, new Date(), language) })}
    </FileLink>
  )
}
