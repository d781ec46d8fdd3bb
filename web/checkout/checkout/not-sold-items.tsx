import type { Quote } from '#contract/checkout.ts'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { NotSoldProduct } from '#web/platform/not-sold-product.tsx'
import { problemStyle } from '#web/ui/form/form-problem.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What may not be sold in the country of the address, why, and what to do; nothing if everything is. */
export function NotSoldItems({ cart }: Pick<Quote, 'cart'>) {
  const { t, language } = useTranslation('checkout')
  const items = cart.items.flatMap(({ not_sold: notSold }) => notSold ?? [])
  const country = cart.delivery?.country
  if (items.length === 0 || !country) return null
  return (
    <div role="alert" data-testid="not-sold" className={`mt-5 max-w-[680px] ${problemStyle}`}>
      <Icon name="warning" size={20} />
      <div>
        <p className="font-semibold">
          {t('shop:restricted.not-sold', { country: countryName(country, language) ?? country })}
        </p>
        <ul className="my-1 grid gap-1.5">
          {items.map((notSold) => (
            <li key={notSold.product_variant_id}>
              <b className="font-semibold">{notSold.name}</b>
              <NotSoldProduct notSold={notSold} />
            </li>
          ))}
        </ul>
        <p>
          {t('problem.not-sold')}{' '}
          <ShopLink to="/cart" className="link">
            {t('problem.to-cart')}
          </ShopLink>
        </p>
      </div>
    </div>
  )
}
