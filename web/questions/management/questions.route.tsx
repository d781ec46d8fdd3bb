import { useSearchParams } from 'react-router'
import { questionPaths } from '#contract/question-paths.ts'
import type { WrittenTexts } from '#contract/questions.ts'
import { questionsOnPage } from '#domain/questions/questions.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { questionsPath, readQuestionsView, type TextState, textStates } from '../questions-view.ts'
import { TextList } from './text-list.tsx'

export const handle = { frame: 'own' }

/** Questions about products and their answers, which are shown once an admin approves them. */
export default function QuestionsRoute() {
  const { t } = useTranslation('questions')
  return (
    <AdminShell title={t('admin.title')}>
      <AdminTitle>{t('admin.title')}</AdminTitle>
      <p className="mt-2 max-w-[64ch] text-ink-2">{t('admin.text')}</p>
      <Lists />
    </AdminShell>
  )
}

function Lists() {
  const [search] = useSearchParams()
  const { state, page } = readQuestionsView(search)
  return (
    <>
      <Tabs chosen={state} />
      <Texts key={state} state={state} page={page} />
    </>
  )
}

function Tabs({ chosen }: { chosen: TextState }) {
  const { t } = useTranslation('questions')
  const { data } = useAccountData<WrittenTexts>(`${questionPaths.admin}?state=waiting&limit=1`)
  return (
    <FilterLinks
      label={t('admin.lists')}
      filters={textStates}
      current={chosen}
      addressOf={(state) => questionsPath('admin', { state, page: 1 })}
      nameOf={(state) => t(`admin.${state}`)}
      counts={{ waiting: data?.total_results }}
      className="mt-4"
    />
  )
}

function Texts({ state, page }: { state: TextState; page: number }) {
  const pathOf = useLanguagePath()
  const answer = useAccountData<WrittenTexts>(
    `${questionPaths.admin}?state=${state}&limit=${questionsOnPage}&page=${page}`,
    { keepPreviousData: true },
  )
  const addressOf = (other: number) => pathOf(questionsPath('admin', { state, page: other }))
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages }) => (
        <>
          <TextList state={state} texts={data} pages={pages} addressOf={addressOf} />
          {data.length > 0 && <ResultPager page={page} pages={pages} addressOf={addressOf} />}
        </>
      )}
    </Loaded>
  )
}
