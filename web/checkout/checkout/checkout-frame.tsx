import type { ReactNode } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PartStyles } from '#web/ui/part-styles.tsx'
import styles from '../checkout.css?url'

type CheckoutFrameProps = { mark: ReactNode; children: ReactNode }

/** Nothing here leads away from the order but the way back to the cart. */
export function CheckoutFrame({ mark, children }: CheckoutFrameProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="checkout">
      <PartStyles />
      <link rel="stylesheet" href={styles} precedence="pages" />
      <header className="checkout-head">
        <div className="wrap">
          <ShopLink to="/cart" className="icon-btn checkout-back" aria-label={t('frame.back-to-cart')}>
            <Icon name="arrow-left" size={22} />
          </ShopLink>
          <ShopLink to="/" className="logo" aria-label={t('shop:navigation.home-link')}>
            {mark}
            {t('shop:name')}
          </ShopLink>
          <span className="checkout-secure">
            <Icon name="lock" size={18} />
            <span className="checkout-wide">{t('frame.secure')}</span>
            <span className="checkout-narrow">{t('frame.secure-short')}</span>
          </span>
          <ShopLink to="/cart" className="link checkout-wide ml-5">
            {t('frame.back-to-cart')}
          </ShopLink>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
