import { isNotFound } from './call-api.ts'

/** For deletions, whose first answer may have been lost: what is not there any more is deleted. Undefined then. */
export async function doneIfGone<Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deletion
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
