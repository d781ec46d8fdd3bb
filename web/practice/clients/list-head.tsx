import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

type ListHeadProps = {
  /** Absent until known; the space is reserved. */
  counts: ClientPage['counts'] | undefined
  /** Absent if the practitioner may not invite anybody yet. */
  onInvite: (() => void) | undefined
}

export function ListHead({ counts, onInvite }: ListHeadProps) {
  const { t } = useTranslation('clients')
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageTitle>{t('title')}</PageTitle>
        <p className="mt-1 min-h-6 text-ink-2">{counts && countText(t, counts)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>.btn]:flex-1">
        <ShopLink to="/account/practitioner/renewals" className="btn btn-plain">
          <Icon name="refresh" size={18} />
          {t('renewals:title')}
        </ShopLink>
        <ExportButton />
        {onInvite && (
          <ShopLink to="/account/practitioner/clients/import" className="btn btn-plain">
            <Icon name="upload" size={18} />
            {t('import')}
          </ShopLink>
        )}
        {onInvite && (
          <button type="button" className="btn btn-primary" onClick={onInvite}>
            <Icon name="plus" size={18} />
            {t('invite.title')}
          </button>
        )}
      </div>
    </div>
  )
}

function countText(
  t: ReturnType<typeof useTranslation<'clients'>>['t'],
  { all, invited }: ClientPage['counts'],
): string {
  const clients = t('count', { count: all })
  return invited > 0 ? t('count-invited', { clients, count: invited }) : clients
}

function ExportButton() {
  const { t } = useTranslation('clients')
  const { isBusy, problem, run } = useAction()

  const download = () =>
    run(async () => {
      const answer = await fetchAccount(practicePaths.clientsFile)
      saveFile('clients.csv', await answer.blob())
    })

  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-busy={isBusy || undefined}
        onClick={() => void download()}
      >
        <Icon name="download" size={18} />
        {t('export')}
      </button>
      <ActionProblem className="order-last">{problem}</ActionProblem>
    </>
  )
}
