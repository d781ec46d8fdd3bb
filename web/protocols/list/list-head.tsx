import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Layer } from '../drawers/layer-over.tsx'

type ListHeadProps = {
  /** Absent until known; the space is reserved. */
  counts?: { protocols: number; clients: number } | undefined
  /** Absent while the page is loading. */
  open?(layer: Layer): void
}

export function ListHead({ counts, open }: ListHeadProps) {
  const { t } = useTranslation('protocols')
  return (
    <div className="mb-5.5 flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageTitle>{t('list.title')}</PageTitle>
        <p className="mt-1 min-h-6 text-ink-2">{counts && countText(t, counts)}</p>
      </div>
      <div className="flex flex-wrap gap-3 @max-[480px]/protocols:w-full">
        <button
          type="button"
          className="btn btn-plain @max-[480px]/protocols:flex-1"
          disabled={!open}
          onClick={() => open?.({ kind: 'templates' })}
        >
          <Icon name="protocol" size={18} />
          {t('list.templates')}
        </button>
        <button
          type="button"
          className="btn btn-primary @max-[480px]/protocols:flex-1"
          disabled={!open}
          onClick={() => open?.({ kind: 'create' })}
        >
          <Icon name="plus" size={18} />
          {t('list.new')}
        </button>
      </div>
    </div>
  )
}

type Counts = NonNullable<ListHeadProps['counts']>

function countText(
  t: ReturnType<typeof useTranslation<'protocols'>>['t'],
  { protocols, clients }: Counts,
): string {
  const count = t('list.count', { count: protocols })
  return clients > 0 ? t('list.count-shared', { protocols: count, count: clients }) : count
}
