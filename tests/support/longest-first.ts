import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest first. Their sizes do not tell: started last, they would keep an idle machine waiting. */
export const longFiles = [
  'tests/support/faults/faults.test.ts',
  'tests/access.test.ts',
  'scripts/import.test.ts',
  'server/catalogue/imports/uploads/uploads.test.ts',
  'server/marketing/send-event.test.ts',
  'seeds/demonstration.test.ts',
  'server/content/storyblok/storyblok.test.ts',
  'seeds/payouts/seed.test.ts',
  'seeds/orders/seed.test.ts',
  'scripts/admin.test.ts',
  'seeds/protocols/seed.test.ts',
  'server/commission/settle-commission.test.ts',
  'server/platform/mail/mailer.test.ts',
  'server/accounts/lock-user.test.ts',
  'lib/postgres/embedded/start.test.ts',
  'tests/journeys/practice.test.ts',
  'tests/journeys/admin-day.test.ts',
  'tests/journeys/accounts-pages.test.ts',
  'tests/journeys/store-editor.test.ts',
  'tests/journeys/baskets.test.ts',
  'tests/journeys/protocols-builder.test.ts',
  'tests/journeys/catalogue.test.ts',
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/rolling-restart.test.ts',
  'tests/journeys/marketing-choice.test.ts',
  'tests/journeys/protocols-pages.test.ts',
  'tests/journeys/guest-checkout.test.ts',
  'tests/journeys/accounts-restart.test.ts',
  'tests/journeys/button-words.test.ts',
  'tests/journeys/buying-pages.test.ts',
  'tests/journeys/two-regions.test.ts',
  'tests/journeys/database-killed.test.ts',
]

/** The runner's order of projects and sizes, but with each project's long files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...ofProjects.values()].flatMap((own) => own.toSorted((a, b) => shortness(a) - shortness(b)))
  }
}

function shortness({ moduleId }: TestSpecification): number {
  const place = longFiles.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place < 0 ? longFiles.length : place
}
