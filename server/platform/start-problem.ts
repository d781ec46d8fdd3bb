/** A reason not to start that a person can act on: its message is one plain sentence, shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
