import { memo } from 'react'
import { isUsableIn } from '#domain/payments/methods.ts'
import { ConsentButton } from '../marketing/consent-loader.tsx'
import { useDeliveryCountry } from '../platform/delivery-country.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { useShop } from '../platform/shop-context.tsx'
import { Mark } from './logo.tsx'
import { footerColumns } from './navigation.ts'

export const Footer = memo(function Footer() {
  const { t } = useTranslation('shop')
  const { isDemonstration } = useShop()
  return (
    <footer className="no-print mt-20 border-t border-line bg-sunken py-11 text-label text-ink-2">
      <div className="wrap grid gap-10 sm:grid-cols-3 xl:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 xl:col-span-1">
          <ShopLink to="/" className="logo mb-3" aria-label={t('navigation.home-link')}>
            <Mark size={28} />
            {t('name')}
          </ShopLink>
          <p className="max-w-[34ch]">{t('footer.promise')}</p>
          <ConsentButton />
        </div>
        {footerColumns.map((column) => (
          <nav key={column.key} aria-labelledby={`footer-${column.key}`}>
            <h2 id={`footer-${column.key}`} className="mb-2 text-[17px] leading-6 font-medium text-ink">
              {t(`footer.${column.key}`)}
            </h2>
            <ul>
              {column.links.map(({ key, path }) => (
                <li key={key}>
                  <ShopLink to={path} className="inline-block py-1 leading-6 hover:underline">
                    {t(`footer.${key}`)}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap mt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line-2 pt-5">
          <PaymentMarks />
          {isDemonstration && <p className="text-small text-ink-3">{t('footer.demonstration')}</p>}
        </div>
      </div>
    </footer>
  )
})

const markHeight = 30

/** Payment methods of the visitor's country. The others stay invisible in place, so that nothing moves. */
function PaymentMarks() {
  const { t } = useTranslation('shop')
  const { paymentMarks } = useShop()
  const { country } = useDeliveryCountry()
  if (paymentMarks.length === 0) return null
  const usable = paymentMarks.filter((mark) => isUsableIn(mark, country))
  const others = paymentMarks.filter((mark) => !isUsableIn(mark, country))
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('footer.payment')}>
      {[...usable, ...others].map((mark) => {
        const { name, src, ratio } = mark
        return (
          <li key={src} className={usable.includes(mark) ? undefined : '[visibility:hidden]'}>
            <img
              src={src}
              alt={name}
              width={Math.round(markHeight * ratio)}
              height={markHeight}
              loading="lazy"
              // Drawn for white backgrounds: dimmed in the dark theme.
              className="dark:[filter:brightness(0.88)]"
            />
          </li>
        )
      })}
    </ul>
  )
}
