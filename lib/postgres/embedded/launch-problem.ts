/** What the operator can do instead: use another data folder, or another server. */
export type LaunchSolution = 'folder' | 'server'

/** Why PostgreSQL does not start, as one plain sentence. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem'
  readonly remedy: LaunchSolution | undefined

  constructor(message: string, remedy?: LaunchSolution) {
    super(message)
    this.remedy = remedy
  }
}
