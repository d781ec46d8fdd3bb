import { packPlate } from '../../platform/pack-ground.ts'
import { Plant } from '../../ui/plant.tsx'
import { CardFlags } from '../cards/card-flags.tsx'
import { CardPicture } from '../cards/card-picture.tsx'
import { productLayout } from '../product-layout.ts'
import type { OpenedCard } from './opened-card.ts'

/** A product as its card knows it, where its page will show it. Screen readers wait for the page itself. */
export function ProductPreview({ card, sizes }: Pick<OpenedCard, 'card' | 'sizes'>) {
  return (
    <div className="@container/catalogue" aria-hidden="true" data-testid="product-preview">
      <div className={productLayout.page}>
        <div className="crumbs max-md:hidden">{'\u00a0'}</div>
        <div className={productLayout.columns}>
          <div className={productLayout.gallery}>
            <div data-plate className={`${productLayout.plate} ${packPlate(card.range)}`}>
              <CardFlags percent={card.percent} isNew={card.isNew} />
              <Plant name="umbel" className={productLayout.plant} />
              {card.picture && (
                <CardPicture
                  picture={card.picture}
                  sizes={sizes}
                  className={`relative ${productLayout.picture}`}
                />
              )}
            </div>
            {/* As high as the further pictures of most products, which are above the name on a phone. */}
            <div style={{ height: 102 }} />
          </div>
          <div className={productLayout.offer}>
            <span className="link">{card.brand}</span>
            <h1 className={productLayout.name} lang={card.lang}>
              {card.name}
            </h1>
          </div>
        </div>
        <div style={{ minHeight: '100vh' }} />
      </div>
    </div>
  )
}
