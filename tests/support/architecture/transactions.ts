import type { SourceFiles } from './imports.ts'

/** Of one transaction, a part that may fail alone. */
const savepoints: readonly string[] = ['server/accounts/registration/register.ts']
const opened = /\.transaction[(<]/

/** Features open transactions with `transact`, which repeats those that a deadlock or conflict has aborted. */
export function transactionProblems(sources: SourceFiles): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('server/') && !path.startsWith('server/platform/'))
    .filter(([path, source]) => !path.includes('.test.') && !savepoints.includes(path) && opened.test(source))
    .map(([path]) => `${path} opens a transaction without transact`)
}
