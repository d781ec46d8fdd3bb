import { answerDrawings } from '#server/platform/pdf/answer-drawings.ts'
import { drawPaper } from './draw-paper.ts'

answerDrawings(drawPaper)
