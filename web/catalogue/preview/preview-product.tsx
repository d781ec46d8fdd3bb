import { historyEntry } from '../../platform/history-entry.ts'
import { type OpenedCard, openedCard } from './opened-card.ts'
import { ProductPreview } from './product-preview.tsx'

/** Shows what a card knows of its product until the product is opened, or could not be. */
export async function previewProduct(
  opening: Promise<void>,
  { card, sizes }: Pick<OpenedCard, 'card' | 'sizes'>,
): Promise<void> {
  const opened = {
    card,
    sizes,
    preview: <ProductPreview key={card.id} card={card} sizes={sizes} />,
    entry: historyEntry(),
    scrolledTo: scrollY,
  }
  openedCard.set(opened)
  await opening
  // Once the product is opened, its page takes the place of the preview.
  if (openedCard.get() === opened && historyEntry() === opened.entry) openedCard.set(undefined)
}
