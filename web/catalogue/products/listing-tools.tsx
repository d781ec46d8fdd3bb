import type { Adjustment } from '#domain/catalogue/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Listing, listingViews } from './listing-query.ts'

type OrderMenuProps = {
  entries: readonly { name: number; text: string }[]
  chosen: number
  /** The id of the filter form, which submits the sort order, too, without JavaScript. */
  form: string
  onChoose(name: number): void
}

export function OrderMenu({ entries, chosen, form, onChoose }: OrderMenuProps) {
  const { t } = useTranslation('products')
  return (
    <div className="flex-1 @min-[753px]/catalogue:order-1 @min-[753px]/catalogue:flex-none">
      <label className="relative flex items-center gap-2.5">
        <span className="text-[13px] whitespace-nowrap text-ink-3 @max-[1009px]/catalogue:absolute @max-[1009px]/catalogue:[clip-path:inset(50%)]">
          {t('order.label')}
        </span>
        <select
          className="min-h-10 w-full appearance-none rounded-control border border-field bg-surface pr-9.5 pl-3.5 text-[14px] text-ellipsis text-ink @max-[1009px]/catalogue:min-h-11"
          name="order_name"
          form={form}
          value={chosen}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {entries.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute top-[calc(50%-8px)] right-3">
          <Icon name="chevron-down" size={16} />
        </span>
      </label>
      <noscript>
        <button type="submit" form={form} className="btn btn-plain btn-dense">
          {t('order.apply')}
        </button>
      </noscript>
    </div>
  )
}

/** Opens the filters on narrow screens; without JavaScript it links to them further down the page. */
export function DrawerButton({ chosen, open }: { chosen: number; open(): void }) {
  const { t } = useTranslation('products')
  return (
    // biome-ignore lint/a11y/useValidAnchor: links to the filters in the page until the drawer is loaded
    <a
      href="#filter-panel"
      className="btn btn-plain flex-1 @max-[345px]/catalogue:flex-none @min-[753px]/catalogue:flex-none @min-[1009px]/catalogue:hidden"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <Icon name="filter" size={18} />
      {t('filters.title')}
      {chosen > 0 && (
        <>
          <span className="badge h-5 bg-verbena px-1.5 text-on-verbena" aria-hidden="true">
            {chosen}
          </span>
          <span className="visually-hidden">{t('filters.count', { count: chosen })}</span>
        </>
      )}
    </a>
  )
}

type ViewSwitchProps = { listing: Listing; addressOf(listing: Listing): string }

export function ViewSwitch({ listing, addressOf }: ViewSwitchProps) {
  const { t } = useTranslation('products')
  return (
    <nav
      aria-label={t('view.label')}
      className="hidden rounded-control border border-line-2 bg-surface @min-[1009px]/catalogue:order-2 @min-[1009px]/catalogue:inline-flex"
    >
      {listingViews.map((view) => (
        <ShopLink
          key={view}
          to={addressOf({ ...listing, view })}
          replace
          preventScrollReset
          rel="nofollow"
          aria-label={t(`view.${view}`)}
          aria-current={listing.view === view ? 'true' : undefined}
          className="flex h-9.5 w-10 items-center justify-center rounded-[3px] text-ink-3 aria-[current]:bg-tint aria-[current]:text-bottle"
        >
          <Icon name={view} size={20} />
        </ShopLink>
      ))}
    </nav>
  )
}

/** Why the chosen limits are not those in the URL. */
export function AdjustedNote({ adjusted }: { adjusted: Adjustment | undefined }) {
  const { t } = useTranslation('products')
  if (!adjusted) return null
  return (
    <p role="status" className="mb-4 text-small text-ink-2">
      {t(`limits.${adjusted}`)}
    </p>
  )
}
