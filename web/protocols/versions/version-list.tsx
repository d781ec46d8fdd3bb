import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolVersion, ProtocolVersions } from '#contract/protocols.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { changeText } from './change-words.ts'
import styles from './versions.css?url'

/** The card of how a protocol stood at its first share, and what has changed since. */
export function VersionList({ protocolId }: { protocolId: number }) {
  const { t } = useTranslation('sharing')
  const answer = useAccountData<ProtocolVersions>(protocolPaths.versions(protocolId))
  return (
    <Card title={t('versions.title')}>
      <link rel="stylesheet" href={styles} precedence="default" />

      <Loaded answer={answer} waiting={<span className="skeleton mt-4 h-12" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-1.5 text-ink-2">{t('versions.none')}</p>
          ) : (
            <ol className="versions" reversed>
              {data.map((version) => (
                <Version key={version.number} version={version} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  )
}

function Version({ version: { number, made_at, reason, changes } }: { version: ProtocolVersion }) {
  const words = useTranslation('sharing')
  // Doses are said with the words of plan and products.
  useTranslation('plan')
  useTranslation('products')
  const { t, language } = words
  return (
    <li>
      <h3>
        {t('versions.number', { number })}
        <time dateTime={made_at}>{timestampText(made_at, new Date(), language)}</time>
      </h3>
      {reason !== null && (
        <p className="version-reason">
          {t('limit.reason')}: <q>{reason}</q>
        </p>
      )}
      {changes.length === 0 ? (
        <p>{t('versions.first')}</p>
      ) : (
        <ul>
          {changes.map((change) => {
            const text = changeText(words, change)
            return <li key={`${change.kind} ${change.product_variant_id} ${text}`}>{text}</li>
          })}
        </ul>
      )}
    </li>
  )
}
