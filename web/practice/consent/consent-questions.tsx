import { useState } from 'react'
import type { OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { isUnanswered } from './consent-state.ts'

/** What a client is still asked; nothing while there is nothing to answer, or once they put it off. */
export function ConsentQuestions() {
  const { data: records } = useAccountData<OwnRecords>(consentPaths.records)
  const [later, setLater] = useState<readonly number[]>([])
  const open = (records?.data ?? []).filter(
    (record) => isUnanswered(record) && !later.includes(record.client_id),
  )
  const { list, remember, forget } = useFocusBesideRemoved<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus is
    <div ref={list} onFocus={remember} onBlur={forget} className="contents">
      {open.map((record) => (
        <ConsentQuestion
          key={record.client_id}
          record={record}
          onLater={() => setLater((before) => [...before, record.client_id])}
        />
      ))}
    </div>
  )
}
