import { useId } from 'react'
import type { AuditPage } from '#contract/admin.ts'
import { auditKinds } from '#domain/audit.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Input } from '../../ui/form/control.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { type AuditView, actionsOf, auditSearch } from './audit-view.ts'

type AuditFiltersProps = {
  view: AuditView
  /** Undefined until the first answer. */
  page: AuditPage | undefined
  onChange(view: AuditView): void
}

/** Who, what, to whom and when. A new choice starts at page one. */
export function AuditFilters({ view, page, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('admin')
  const choose = (part: Partial<AuditView>) => onChange({ ...view, page: 1, ...part })
  const [typed, setTyped] = useDebouncedQuery(view.query, (query) => choose({ query }))
  const actions = actionsOf(view.kind)
  return (
    <div className="mt-4 flex flex-col gap-3">
      <FilterLinks
        label={t('audit.kinds.label')}
        filters={auditKinds}
        current={view.kind}
        addressOf={(kind) => `/admin/audit${auditSearch({ ...view, kind, action: undefined, page: 1 })}`}
        nameOf={(kind) => t(`audit.kinds.${kind}`)}
        counts={{}}
      />
      <Toolbar dense>
        <SearchBox
          label={t('audit.search')}
          dense
          maxLength={100}
          value={typed}
          className="w-60 max-md:w-full"
          onChange={setTyped}
        />
        <Choice
          dense
          className="max-md:flex-[1_1_140px]"
          label={t('audit.any-actor')}
          value={String(view.actor ?? '')}
          onChange={(id) => choose({ actor: id === '' ? undefined : Number(id) })}
          options={[
            { value: '', label: t('audit.any-actor') },
            ...(page?.actors ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name || t('users.erased'),
            })),
          ]}
        />
        <Choice
          dense
          className="max-md:flex-[1_1_140px]"
          label={t('audit.any-action')}
          value={view.action ?? ''}
          onChange={(chosen) => choose({ action: actions.find((action) => action === chosen) })}
          options={[
            { value: '', label: t('audit.any-action') },
            ...actions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
        />
        <DayField label={t('audit.from')} value={view.from} onChange={(from) => choose({ from })} />
        <DayField label={t('audit.to')} value={view.to} onChange={(to) => choose({ to })} />
      </Toolbar>
      {page?.subject && (
        <ShopLink
          to={`/admin/audit${auditSearch({ ...view, subject: undefined, page: 1 })}`}
          className="inline-flex min-h-8.5 items-center gap-1.5 self-start rounded-control border border-line-2 bg-surface px-3 text-[14px] font-medium hover:border-field"
        >
          {t('audit.about', { name: page.subject.name || t('users.erased') })}
          <Icon name="x" size={15} />
          <span className="visually-hidden">{t('audit.remove-filter')}</span>
        </ShopLink>
      )}
    </div>
  )
}

type DayFieldProps = { label: string; value: string | undefined; onChange(day: string | undefined): void }

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-[13px] text-ink-2 max-md:flex-[1_1_140px]">
      <label htmlFor={id} className="max-md:min-w-9">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        height={40}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </div>
  )
}
