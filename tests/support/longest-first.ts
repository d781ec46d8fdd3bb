import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longer than their size suggests: started last, they would keep an idle machine waiting. */
export const longFiles = [
  'lib/postgres/embedded/start.test.ts',
  'tests/support/faults/faults.test.ts',
  'scripts/import.test.ts',
  'server/platform/mail/mailer.test.ts',
  'server/accounts/lock-user.test.ts',
  'server/accounts/sign-in/login.test.ts',
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/accounts-pages.test.ts',
  'tests/journeys/button-words.test.ts',
  'tests/journeys/buying-pages.test.ts',
  'tests/journeys/rolling-restart.test.ts',
  'tests/journeys/accounts-restart.test.ts',
]

/** The runner's order of projects and sizes, but with each project's long files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...ofProjects.values()].flatMap((own) => own.toSorted((a, b) => shortness(a) - shortness(b)))
  }
}

const shortness = ({ moduleId }: TestSpecification) =>
  longFiles.some((file) => moduleId.endsWith(`/${file}`)) ? 0 : 1
