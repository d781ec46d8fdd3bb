import { answerDrawings } from '#server/platform/pdf/answer-drawings.ts'
import { drawPlan } from './draw-plan.ts'

answerDrawings(drawPlan)
