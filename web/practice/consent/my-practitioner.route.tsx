import type { OwnRecord, OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { formWidth, stack } from '../../accounts/account/layout.ts'
import { ReceivedBaskets, useAreReceivedBasketsKnown } from '../../baskets/received/received-baskets.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { RemoveButton } from '../../protocols/received/remove-button.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { isUnanswered } from './consent-state.ts'
import { ReadList } from './read-list.tsx'
import { type KeptProtocol, RecordCard } from './record-card.tsx'
import { RefusedCard, WithdrawnCard } from './withdrawn-card.tsx'

export const handle = { frame: 'account' }

/** What practitioners keep about a client. */
export default function MyPractitioner() {
  const { t } = useTranslation('consent')
  useTranslation('cart')
  useTranslation('plan')
  return (
    <AccountShell title={t('title')} types={[userTypes.client]} waiting={<Waiting />}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('intro')}</p>
      <Records />
    </AccountShell>
  )
}

function Waiting() {
  return (
    <div className={`${stack} ${formWidth}`}>
      <WaitingCard height="h-120" />
    </div>
  )
}

function Records() {
  const { t } = useTranslation('consent')
  const answer = useAccountData<OwnRecords>(consentPaths.records)
  const isReady = useAreReceivedBasketsKnown()
  const { list, remember, forget } = useFocusBesideRemoved<HTMLDivElement>()
  return (
    <Loaded answer={answer} isReady={isReady} waiting={<Waiting />}>
      {({ data, refused, removed_reads: removedReads }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus is
        <div ref={list} onFocus={remember} onBlur={forget} className={`${stack} ${formWidth}`}>
          <ReceivedBaskets />
          {data.length + refused.length === 0 && (
            <EmptyState plant="verbena" title={t('empty.title')} text={t('empty.text')} />
          )}
          {data.map((record) => (
            <OneRecord key={record.client_id} record={record} hasOthers={data.length > 1} />
          ))}
          {refused.length > 0 && <RefusedCard refused={refused} />}
          {removedReads.length > 0 && (
            <Card title={t('reads.removed')}>
              <ReadList reads={removedReads} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  )
}

function OneRecord({ record, hasOthers }: { record: OwnRecord; hasOthers: boolean }) {
  const box = useFocusKept<HTMLDivElement>(record.consent.state)
  const removeButtonOf = ({ id, name }: KeptProtocol) => (
    <RemoveButton
      protocol={{ protocol_id: id, name }}
      onRemoved={() => void refreshAccountData(consentPaths.records)}
    />
  )
  return (
    <div ref={box} className="contents">
      {isUnanswered(record) && <ConsentQuestion record={record} />}
      {record.consent.state === 'withdrawn' ? (
        <WithdrawnCard record={record} />
      ) : (
        <RecordCard
          record={record}
          hasOthers={hasOthers}
          removeButtonOf={removeButtonOf}
          onChosen={() => void cartChanged()}
        />
      )}
    </div>
  )
}
