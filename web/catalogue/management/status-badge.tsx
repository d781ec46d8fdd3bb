import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<ProductStatus, BadgeTone> = { published: 'good', draft: 'waiting', withdrawn: 'quiet' }

export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('admin-products')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
