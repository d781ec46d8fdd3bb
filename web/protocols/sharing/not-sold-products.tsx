import { FetchError } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SoldInstead } from '../../platform/not-sold-product.tsx'
import { ReplaceButton } from '../substitutes/replace-button.tsx'

type NotSoldProductsProps = { error: unknown; protocolId: number }

/** What may not be sold in a client's country, each with what could replace it; nothing for other refusals. */
export function NotSoldProducts({ error, protocolId }: NotSoldProductsProps) {
  const { t } = useTranslation('builder')
  const notSold = error instanceof FetchError ? error.body?.not_sold : undefined
  if (!notSold) return null
  return (
    <ul className="my-1 grid gap-1.5">
      {notSold.map(({ name, product_variant_id: variantId, alternatives }) => (
        <li key={variantId}>
          <b className="font-semibold">{name}</b>{' '}
          <ReplaceButton product={{ name, variantId }} protocolId={protocolId} text={t('lines.replace')} />
          <SoldInstead alternatives={alternatives} />
        </li>
      ))}
    </ul>
  )
}
