import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import styles from '../pages.css?url'
import { useProtocolTexts } from '../texts.ts'
import { DetailPage } from './detail-page.tsx'
import { WaitingDetail } from './waiting-detail.tsx'

export const handle = { frame: 'account' }

export default function ProtocolPage() {
  const { t } = useTranslation('protocols')
  useProtocolTexts()
  return (
    <AccountShell
      title={t('detail.title')}
      types={practitionerTypes}
      heading={<link rel="stylesheet" href={styles} precedence="default" />}
      waiting={
        <div className="protocol-page">
          <WaitingDetail />
        </div>
      }
    >
      <div className="protocol-page">
        <DetailPage />
      </div>
    </AccountShell>
  )
}
