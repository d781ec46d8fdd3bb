import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocolList } from '#contract/sharing.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { ReceivedCard } from './received-card.tsx'
import { ReceivedStyles } from './received-styles.tsx'

export const handle = { frame: 'account' }

/** What practitioners shared with a client. */
export default function ClientProtocols() {
  const { t } = useTranslation('plan')
  return (
    <AccountShell title={t('shared.list-title')} types={[userTypes.client]} waiting={<Waiting />}>
      <ReceivedStyles />
      <Protocols />
    </AccountShell>
  )
}

function Protocols() {
  const { t } = useTranslation('plan')
  const answer = useAccountData<ClientProtocolList>(clientProtocolPaths.list)
  return (
    <Loaded answer={answer} waiting={<Waiting />}>
      {({ data }) =>
        data.length === 0 ? (
          <div className="card-sheet">
            <span className="plant plant-olive h-28 w-20" aria-hidden="true" />
            <p className="mt-4 max-w-[52ch] text-ink-2">{t('shared.none')}</p>
          </div>
        ) : (
          <ul className="received-list">
            {data.map((protocol) => (
              <li key={protocol.protocol_id} className="card-sheet received-card">
                <ReceivedCard protocol={protocol} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className="received-list">
      <WaitingCard height="h-56" />
      <WaitingCard height="h-56" />
    </div>
  )
}
