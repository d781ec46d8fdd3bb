import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Listing, listingViews } from './listing-query.ts'

type OrderMenuProps = {
  entries: readonly { name: number; text: string }[]
  chosen: number
  /** The filter form, which sends the order too where there is no JavaScript. */
  form: string
  onChoose(name: number): void
}

export function OrderMenu({ entries, chosen, form, onChoose }: OrderMenuProps) {
  const { t } = useTranslation('products')
  return (
    <div className="listing-order">
      <label className="select">
        <span>{t('order.label')}</span>
        <select
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
        <Icon name="chevron-down" size={16} />
      </label>
      <noscript>
        <button type="submit" form={form} className="btn btn-plain btn-dense">
          {t('order.apply')}
        </button>
      </noscript>
    </div>
  )
}

/** Opens the filters on narrow screens; without JavaScript it leads to where they stand in the page. */
export function DrawerButton({ chosen, open }: { chosen: number; open(): void }) {
  const { t } = useTranslation('products')
  return (
    // biome-ignore lint/a11y/useValidAnchor: leads to the filters in the page until there is a drawer
    <a
      href="#filter-panel"
      className="btn btn-plain narrow-only"
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
          <span className="badge badge-new" aria-hidden="true">
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
    <nav aria-label={t('view.label')} className="views">
      {listingViews.map((view) => (
        <ShopLink
          key={view}
          to={addressOf({ ...listing, view })}
          replace
          preventScrollReset
          rel="nofollow"
          aria-label={t(`view.${view}`)}
          aria-current={listing.view === view ? 'true' : undefined}
        >
          <Icon name={view} size={20} />
        </ShopLink>
      ))}
    </nav>
  )
}
