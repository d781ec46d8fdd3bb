import { isAnswered } from '../../platform/attempt.ts'

type Sending<Row> = {
  send(): Promise<Row>
  load(): Promise<Row>
  /** Gets the stock on which the next press is based. */
  onLoaded(row: Row): void
}

/**
 * Sends a change that is based on the stock as it was shown. Only a refusal shows it anew: without an answer, the next
 * press has to repeat the same change.
 */
export async function sendChange<Row>({ send, load, onLoaded }: Sending<Row>): Promise<Row> {
  try {
    return await send()
  } catch (error) {
    if (isAnswered(error)) await load().then(onLoaded, () => {})
    throw error
  }
}
