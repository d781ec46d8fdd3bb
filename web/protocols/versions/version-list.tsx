import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolVersion, ProtocolVersions } from '#contract/protocols.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { usePages } from '../../platform/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { useDataOfRevision } from '../edits/use-data-of-revision.ts'
import { changeText } from './change-words.ts'

type VersionListProps = { protocolId: number; revision: number }

/** The card with the protocol's first shared version and later changes. */
export function VersionList({ protocolId, revision }: VersionListProps) {
  const { t } = useTranslation('sharing')
  const answer = useDataOfRevision<ProtocolVersions>(protocolPaths.versions(protocolId), revision)
  const { shown, pager } = usePages(answer.data?.data ?? [], 10)
  return (
    <Card title={t('versions.title')}>
      <Loaded answer={answer} waiting={<span className="skeleton mt-4 h-12" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-1.5 text-ink-2">{t('versions.none')}</p>
          ) : (
            <>
              <ol className="mt-3" reversed>
                {shown.map((version) => (
                  <Version key={version.number} version={version} />
                ))}
              </ol>
              <ButtonResultPager label={t('versions.title')} {...pager} />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

const changeStyle = 'mt-1 text-small wrap-anywhere text-ink-2'

function Version({ version: { number, made_at, reason, changes } }: { version: ProtocolVersion }) {
  const words = useTranslation('sharing')
  // Doses use the texts of plan and products.
  useTranslation('plan')
  useTranslation('products')
  const { t, language } = words
  return (
    <li className="border-t border-line py-3">
      <h3 className="flex flex-wrap justify-between gap-x-3 gap-y-0 font-sans text-label font-semibold tracking-normal normal-nums">
        {t('versions.number', { number })}
        <time dateTime={made_at} className="text-[13px] font-normal text-ink-3">
          {timestampText(made_at, new Date(), language)}
        </time>
      </h3>
      {reason !== null && (
        <p className={changeStyle}>
          {t('limit.reason')}: <q>{reason}</q>
        </p>
      )}
      {changes.length === 0 ? (
        <p className={changeStyle}>{t('versions.first')}</p>
      ) : (
        <ul className={changeStyle}>
          {changes.map((change) => {
            const text = changeText(words, change)
            return (
              <li key={`${change.kind} ${change.product_variant_id} ${text}`} className="py-0.5">
                {text}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}
