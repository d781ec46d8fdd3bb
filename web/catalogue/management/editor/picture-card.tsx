import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { useEditing } from './editing.ts'

/** The pictures as saved. */
export function PictureCard() {
  const { t } = useTranslation('admin-products')
  const { product } = useEditing()
  return (
    <Card title={t('cards.pictures')}>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {product.pictures.map(({ view, path }) => (
          <li key={path} className="rounded-control bg-sunken">
            <img
              src={path}
              width={250}
              height={260}
              className="aspect-[1/1.04] w-full object-cover"
              alt={t(`products:product.view.${view}`)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[13px] text-ink-3">{t('pictures.drawn')}</p>
    </Card>
  )
}
