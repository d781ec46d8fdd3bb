import { useEffect } from 'react'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { isWorking } from '#domain/catalogue/imports/uploads.ts'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'

const pollIntervalMs = 1000

/** An import, loaded again while the background is at work on it; its rows are loaded again when that ends. */
export function useImport(id: number) {
  const path = adminImportPaths.one(id)
  const answer = useAccountData<AdminImportDetail>(path)
  const { data, mutate } = answer
  const works = data !== undefined && isWorking(data.status)
  useEffect(() => {
    if (!works) return
    const timer = setInterval(() => void mutate(), pollIntervalMs)
    return () => {
      clearInterval(timer)
      void refreshAccountData(path)
    }
  }, [works, mutate, path])
  return answer
}
