import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'

type BackLinkProps = { to?: string; label?: string }

export function BackLink({ to = '/account/orders', label }: BackLinkProps) {
  const { t } = useTranslation('orders')
  return (
    <ShopLink
      to={to}
      className="no-print inline-flex min-h-8 items-center gap-1.5 text-[13px] font-semibold text-leaf hover:underline hover:underline-offset-3"
    >
      <Icon name="arrow-left" size={16} />
      {label ?? t('list.title')}
    </ShopLink>
  )
}
