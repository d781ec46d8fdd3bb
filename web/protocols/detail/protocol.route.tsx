import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { useProtocol } from '../edits/protocol-store.ts'
import { Empty } from '../empty.tsx'
import styles from '../print/print.css?url'
import { useProtocolTexts } from '../texts.ts'
import { Detail } from './detail.tsx'
import { WaitingDetail } from './waiting-detail.tsx'

export const handle = { frame: 'account' }

/** Printed in one column, whatever the width. */
const pageStyle = '@container/protocols print:[container:none]'

export default function ProtocolPage() {
  const { t } = useTranslation('protocols')
  useProtocolTexts()
  return (
    <AccountShell
      title={t('detail.title')}
      types={practitionerTypes}
      heading={<link rel="stylesheet" href={styles} precedence="default" />}
      waiting={
        <div className={pageStyle} data-paper>
          <WaitingDetail />
        </div>
      }
    >
      <div className={pageStyle} data-paper>
        <DetailPage />
      </div>
    </AccountShell>
  )
}

function DetailPage() {
  const { t } = useTranslation('protocols')
  const id = useIdParam()
  const { protocol, error, saving, retry } = useProtocol(id)
  const isGone = useIsGone(id, protocol !== undefined)
  const navigate = useNavigate()
  const pathOf = useLanguagePath()

  if (isGone || isNotFound(error)) return <Missing />
  if (protocol) {
    return (
      <Detail
        key={id}
        protocol={protocol}
        saving={saving}
        retry={retry}
        onCopied={(copyId) => void navigate(pathOf(`/account/practitioner/protocols/${copyId}`))}
        onDeleted={() => void navigate(pathOf('/account/practitioner/protocols'))}
      />
    )
  }
  if (!error) return <WaitingDetail />
  return (
    <div role="alert" className="py-6">
      <p className="text-madder">{errorText(error, t)}</p>
      <button type="button" className="btn btn-plain btn-dense mt-3" onClick={retry}>
        {t('shop:error.try-again')}
      </button>
    </div>
  )
}

/** A protocol that was shown and no longer exists was deleted elsewhere. */
function useIsGone(id: number, isThere: boolean): boolean {
  const [seenId, setSeenId] = useState<number>()
  useEffect(() => {
    if (isThere) setSeenId(id)
  }, [id, isThere])
  return seenId === id && !isThere
}

/** Deleted, somebody else's, or never existing: the page cannot tell the difference. */
function Missing() {
  const { t } = useTranslation('protocols')
  return (
    <Empty title={t('detail.gone')} text={t('detail.gone-text')} isPage>
      <ShopLink to="/account/practitioner/protocols" className="btn btn-primary">
        {t('detail.to-list')}
      </ShopLink>
    </Empty>
  )
}
