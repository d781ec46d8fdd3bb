import { parentPort } from 'node:worker_threads'
import type { Drawn } from '#server/platform/pdf/drawing-thread.ts'
import { drawPlan, type PlanOrder } from './draw-plan.ts'

parentPort?.on('message', async (order: PlanOrder) => {
  const drawn: Drawn = await drawPlan(order).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  parentPort?.postMessage(drawn)
})
