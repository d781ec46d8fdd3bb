import { Fragment } from 'react'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'

export type Crumb = { name: string; path: string }

/** The path from the home page; the last part is the current page. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here?: string }) {
  const { t } = useTranslation('products')
  return (
    <nav aria-label={t('breadcrumb.label')} className="crumbs">
      {[{ name: t('breadcrumb.home'), path: '/' }, ...trail].map(({ name, path }, index) => (
        <Fragment key={path}>
          {index > 0 && <Icon name="chevron-right" size={12} />}
          <ShopLink to={path} className="hover:underline">
            {name}
          </ShopLink>
        </Fragment>
      ))}
      {here && (
        <>
          <Icon name="chevron-right" size={12} />
          <span aria-current="page">{here}</span>
        </>
      )}
    </nav>
  )
}
