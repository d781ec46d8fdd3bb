import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallDetail } from '#contract/recalls.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { timestampText } from '../../platform/dates.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Card } from '../../ui/card.tsx'
import { PeopleTable } from './recall-tables.tsx'
import { scopeText } from './scope-text.ts'

export const handle = { frame: 'own' }

/** A recall that was sent: who was written to, and when. */
export default function RecallRoute() {
  const { t } = useTranslation('recalls')
  const answer = useAccountData<RecallDetail>(recallPaths.one(useIdParam()))
  return (
    <AdminShell title={answer.data?.product ?? t('title')}>
      <BackLink to="/admin/recalls">{t('back')}</BackLink>
      <Loaded answer={answer} heading={<AdminTitle>{t('title')}</AdminTitle>}>
        {(recall) => <SentRecall recall={recall} />}
      </Loaded>
    </AdminShell>
  )
}

function SentRecall({ recall }: { recall: RecallDetail }) {
  const words = useTranslation('recalls')
  const { t, language } = words
  const { id, product, sku, reason, action, details, at, by, people, written, recipients } = recall
  const number = (count: number) => formatNumber(count, language)
  return (
    <>
      <AdminTitle>{product}</AdminTitle>
      <p className="mt-1 text-ink-2">{`${sku}, ${scopeText(words, recall)}`}</p>
      <p className="text-ink-2">
        {t('sent-by', { day: timestampText(at, new Date(), language), name: by ?? '–' })}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-1.5 md:grid-cols-[max-content_minmax(0,1fr)] [&>dt]:text-ink-3">
        <dt>{t('reason')}</dt>
        <dd>{t(`reasons.${reason}`)}</dd>
        <dt>{t('action')}</dt>
        <dd>{t(`actions.${action}`)}</dd>
        {details && (
          <>
            <dt>{t('details')}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{details}</dd>
          </>
        )}
        <dt>{t('columns.people')}</dt>
        <dd>{t('written', { written: number(written), people: number(people) })}</dd>
      </dl>
      <Card
        title={t('recipients')}
        className="mt-5"
        end={
          <FileButton path={recallPaths.csv(id)} saveAs={`recall-${id}.csv`} icon="download">
            {t('csv')}
          </FileButton>
        }
      >
        <PeopleTable people={recipients} />
      </Card>
    </>
  )
}
