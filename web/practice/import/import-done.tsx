import type { ClientImport } from '#contract/client-imports.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'

/** After an import; undoing it is below the earlier imports, where it stays possible. */
export function ImportDone({ made, onAgain }: { made: ClientImport; onAgain(): void }) {
  const { t } = useTranslation('client-import')
  return (
    <Card title={t('done.title', { count: made.added })}>
      <p role="status" className="mt-1.5 text-ink-2">
        {t(made.has_invited ? 'done.invited' : 'done.not-invited')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ShopLink to="/account/practitioner/clients?sort=newest" className="btn btn-primary">
          {t('done.to-clients')}
        </ShopLink>
        <button type="button" className="btn btn-plain" onClick={onAgain}>
          {t('done.again')}
        </button>
      </div>
    </Card>
  )
}
