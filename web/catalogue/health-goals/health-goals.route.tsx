import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { GoalTiles } from './goal-tiles.tsx'
import { goalsOf } from './goals.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { goals: await goalsOf(context.get(pageRequest)) }
}

export default function HealthGoals() {
  const { goals } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  return (
    <div className="@container/catalogue">
      <PageHead title={t('meta.health-goals-title')} description={t('meta.health-goals-description')} />
      <div className="wrap pt-6.5 pb-22">
        <Breadcrumbs trail={[]} here={t('health-goals.title')} />
        <h1 className="mt-2 text-h1-narrow md:text-h1">{t('health-goals.title')}</h1>
        <p className="mt-2 mb-8 max-w-[60ch] text-ink-2">{t('health-goals.lead')}</p>
        <GoalTiles goals={goals} level="h2" />
      </div>
    </div>
  )
}
