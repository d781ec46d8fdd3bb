/** What the operator can do instead: use another data folder, or another server. */
export type LaunchRemedy = 'folder' | 'server'

/** Why PostgreSQL does not start, as one plain sentence. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem'
  readonly remedy: LaunchRemedy | undefined

  constructor(message: string, remedy?: LaunchRemedy) {
    super(message)
    this.remedy = remedy
  }
}
