/** A reason not to start that a person can act on: its message is one plain sentence, shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
