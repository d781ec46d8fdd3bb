import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
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
        <FileButton
          path={practicePaths.clientsFile}
          saveAs="clients.csv"
          icon="download"
          className="btn btn-plain"
        >
          {t('export')}
        </FileButton>
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
