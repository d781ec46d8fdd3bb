/** What the operator can do instead: use another data folder, or another server. */
export type Remedy = 'folder' | 'server'

/** Why PostgreSQL does not start, as one plain sentence. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem'
  readonly remedy: Remedy | undefined

  constructor(message: string, remedy?: Remedy) {
    super(message)
    this.remedy = remedy
  }
}
