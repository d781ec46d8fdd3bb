import { useState } from 'react'
import type { AdminTerms } from '#contract/taxonomy.ts'
import { taxonomyPaths } from '#contract/taxonomy-paths.ts'
import { type TermGroup, termGroups } from '#domain/catalogue/vocabulary.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Choice } from '../../ui/toolbar.tsx'
import { TermTree } from './term-tree.tsx'

export const handle = { frame: 'own' }

export default function TaxonomyRoute() {
  const { t } = useTranslation('taxonomy')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  useTranslation('products')
  return (
    <AdminShell title={t('title')}>
      <AdminTitle>{t('title')}</AdminTitle>
      <p className="mt-1 max-w-[64ch] text-small text-ink-2">{t('lead')}</p>
      <Taxonomy />
    </AdminShell>
  )
}

function Taxonomy() {
  const { t } = useTranslation('taxonomy')
  const answer = useAccountData<AdminTerms>(taxonomyPaths.list)
  const [group, setGroup] = useState<TermGroup>('categories')
  return (
    <>
      <div className="mt-4">
        <Choice
          dense
          className="max-w-70"
          label={t('group')}
          value={group}
          options={termGroups.map((each) => ({ value: each, label: t(`products:groups.${each}`) }))}
          onChange={(chosen) => setGroup(termGroups.find((each) => each === chosen) ?? group)}
        />
      </div>
      <Loaded answer={answer}>
        {({ data }) => (
          <TermTree key={group} group={group} terms={data.filter((term) => term.group === group)} />
        )}
      </Loaded>
    </>
  )
}
