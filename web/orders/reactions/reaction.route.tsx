import { reactionPaths } from '#contract/reaction-paths.ts'
import type { Reaction, ReactionRow } from '#contract/reactions.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { useIdParam } from '../../platform/url-params.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { BatchLines } from '../batch-lines.tsx'
import { ReportFacts } from './report-facts.tsx'

export const handle = { frame: 'own' }

/** A reported reaction. Opening it is recorded. */
export default function ReactionRoute() {
  const { t } = useTranslation('reactions')
  // For the batches.
  useTranslation('orders')
  const answer = useAccountData<Reaction>(reactionPaths.adminOne(useIdParam()))
  return (
    <AdminShell title={t('admin.title')}>
      <BackLink to="/admin/reactions">{t('admin.back')}</BackLink>
      <Loaded answer={answer} heading={<AdminTitle>{t('admin.title')}</AdminTitle>}>
        {(reaction) => <OpenReaction reaction={reaction} />}
      </Loaded>
    </AdminShell>
  )
}

function OpenReaction({ reaction }: { reaction: Reaction }) {
  const { t, language } = useTranslation('reactions')
  const { product, order, client, practitioner, batches, reported_at: at } = reaction
  // The button is gone once the reaction is handled.
  const handling = useFocusIfLost<HTMLDivElement>(outcomeOf)
  return (
    <>
      <AdminTitle>{product}</AdminTitle>
      <p className="mt-1 text-ink-2">{t('reported-on', { day: fullDate(at, language) })}</p>
      <Card title={t('description')} className="mt-4">
        <div className="mt-3">
          <ReportFacts report={reaction} />
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-4 md:grid-cols-[max-content_minmax(0,1fr)] [&>dt]:text-ink-3">
          <dt>{t('admin.order')}</dt>
          <dd>
            <ShopLink to={`/admin/orders?order=${order.id}`} className="link">
              {order.number}
            </ShopLink>
          </dd>
          <dt>{t('admin.batch')}</dt>
          <dd>
            {batches.length === 0 && t('admin.no-batch')}
            <BatchLines batches={batches} className="block" />
          </dd>
          <dt>{t('admin.client')}</dt>
          <dd>
            <ShopLink to={`/admin/users/${client.id}`} className="link">
              {client.name}
            </ShopLink>
            , {client.email}
          </dd>
          <dt>{t('admin.shared')}</dt>
          <dd>{practitioner ?? t('admin.nobody')}</dd>
        </dl>
      </Card>
      <div ref={handling}>
        <Handling reaction={reaction} />
      </div>
      <p className="mt-4 text-small text-ink-3">{t('admin.audited')}</p>
    </>
  )
}

const outcomeOf = (box: HTMLElement) => box.querySelector<HTMLElement>('p[tabindex]')

function Handling({ reaction }: { reaction: Reaction }) {
  const { t, language } = useTranslation('reactions')
  const { isBusy, problem, post } = useIdempotentAction(refreshReactions)
  const { id, handled_at: at, handled_by: by } = reaction
  if (at)
    return (
      <p tabIndex={-1} className="mt-4 text-ink-2 focus:shadow-none focus:outline-none">
        {t('admin.handled-by', { day: fullDate(at, language), name: by ?? '–' })}
      </p>
    )
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <button
        type="button"
        className="btn btn-primary mt-4"
        aria-busy={isBusy || undefined}
        onClick={() => void post<ReactionRow>(reactionPaths.handle(id))}
      >
        {isBusy && <Spinner />}
        {t('admin.handle')}
      </button>
    </>
  )
}

function refreshReactions(): Promise<unknown> {
  return refreshAudited(reactionPaths.admin)
}
