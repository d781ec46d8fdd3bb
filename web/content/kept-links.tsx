import type { MouseEvent } from 'react'
import { act, useKept } from '../platform/buying.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'

/** Heart and bag, with how much is in them; the numbers stand on the pictures, so that nothing moves when they come. */
export function KeptLinks() {
  const { t } = useTranslation('shop')
  const wishes = useKept((kept) => kept.wishes.size)
  const packs = useKept((kept) => [...kept.packs.values()].reduce((sum, quantity) => sum + quantity, 0))
  // Where one is in the cart already, or wants it in another tab, it is a link like others.
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname.endsWith('/cart')) return
    event.preventDefault()
    act({ kind: 'show-cart' })
  }
  return (
    <>
      <ShopLink to="/wishlist" className="icon-btn kept" aria-label={t('kept.wishlist', { count: wishes })}>
        <Icon name="heart" size={22} />
        {wishes > 0 && <span className="kept-count">{wishes}</span>}
      </ShopLink>
      <ShopLink
        to="/cart"
        className="icon-btn kept"
        aria-label={t('kept.cart', { count: packs })}
        onClick={open}
      >
        <Icon name="bag" size={22} />
        {packs > 0 && <span className="kept-count">{packs}</span>}
      </ShopLink>
    </>
  )
}
