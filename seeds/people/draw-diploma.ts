import {
  drawLine,
  drawPlant,
  type Lettering,
  type Line,
  type Plant,
  pictureOf,
  type View,
} from '#lib/pack-drawing/pack-drawing.ts'

/** The text on the diploma of an invented school. */
export type Diploma = {
  school: string
  /** Letters in the red seal. */
  seal: string
  holder: string
  degree: string
  date: string
  plant: Plant
}

const view: View = { x: 0, y: 0, width: 430, height: 560 }
const middle = 215
const gold = '#8A7A4A'
const ink = '#2A2A26'
const red = '#9E3A2B'
const subjects = [
  'Anatomy and physiology',
  'Biochemistry',
  'Nutrition in health and disease',
  'Medicinal plants',
  'Patient communication',
  'Practical training, 600 hours',
]

const centred = { x: middle, width: 330, anchor: 'middle', colour: ink } as const
const paper =
  '<rect width="430" height="560" fill="#FFFFFF"/>' +
  `<rect x="16.75" y="16.75" width="396.5" height="526.5" fill="none" stroke="${gold}" stroke-width="1.5"/>` +
  `<rect x="22" y="22" width="386" height="516" fill="none" stroke="${gold}" stroke-width=".75"/>`

/** The diploma itself, as an SVG `width` pixels wide. */
export function drawDiploma(diploma: Diploma, lettering: Lettering, width: number): string {
  const { school, holder, degree, date, plant, seal } = diploma
  const say = (text: string, line: Partial<Line> & { y: number; size: number }) =>
    drawLine(lettering, text, { ...centred, ...line })
  const pale = { colour: '#ECE6D3', strokeWidth: 1, fill: 'none', beads: '#ECE6D3' }
  return pictureOf(
    view,
    width,
    paper +
      `<g transform="translate(105 172) scale(2.2)">${drawPlant(plant, pale)}</g>` +
      say(school, { y: 78, size: 15, face: 'serif', weight: 450 }) +
      say('Diploma', { y: 152, size: 34, face: 'serif', weight: 450 }) +
      say('awarded to', { y: 198, size: 12, weight: 400 }) +
      say(holder, { y: 236, size: 24, face: 'serif-italic', weight: 450 }) +
      say('who has completed professional training in', { y: 276, size: 12, weight: 400 }) +
      say(degree, { y: 296, size: 13, weight: 700 }) +
      say(`with distinction, on ${date}`, { y: 316, size: 12, weight: 400 }) +
      signature(lettering, 118, 'Registrar') +
      signature(lettering, 312, 'Director') +
      `<circle cx="${middle}" cy="446" r="28" fill="#FFFFFF" stroke="${red}" stroke-width="1.5"/>` +
      `<circle cx="${middle}" cy="446" r="24.5" fill="none" stroke="${red}"/>` +
      say(seal, { y: 450.5, size: 13, width: 40, face: 'serif-italic', weight: 500, colour: red }),
  )
}

/** Its second page: the subjects studied. */
export function drawSupplement(diploma: Diploma, lettering: Lettering, width: number): string {
  const { school, holder } = diploma
  const row = (subject: string, index: number) => {
    const y = 210 + index * 34
    return (
      drawLine(lettering, subject, { x: 60, y, size: 12, width: 240, weight: 400, colour: ink }) +
      drawLine(lettering, 'passed', { x: 370, y, size: 12, width: 60, anchor: 'end', colour: ink }) +
      `<path d="M60 ${y + 11}H370" stroke="#DDD6C0" stroke-width=".75"/>`
    )
  }
  return pictureOf(
    view,
    width,
    paper +
      drawLine(lettering, school, { ...centred, y: 78, size: 15, face: 'serif', weight: 450 }) +
      drawLine(lettering, 'Supplement', { ...centred, y: 130, size: 26, face: 'serif', weight: 450 }) +
      drawLine(lettering, holder, { ...centred, y: 162, size: 16, face: 'serif-italic', weight: 450 }) +
      subjects.map(row).join(''),
  )
}

function signature(lettering: Lettering, x: number, whose: string): string {
  const line = { x, y: 466, size: 11, width: 120, anchor: 'middle', weight: 400, colour: ink } as const
  return `<path d="M${x - 60} 446H${x + 60}" stroke="#888888" stroke-width=".75"/>${drawLine(lettering, whose, line)}`
}
