import parts from '../../ui/parts.css?url'
import stepper from '../../ui/stepper.css?url'
import thumb from '../../ui/thumb.css?url'
import tooltip from '../../ui/tooltip.css?url'
import lines from '../lines/lines.css?url'
import plan from '../plan/plan.css?url'
import sharing from '../sharing/sharing.css?url'
import builder from './builder.css?url'

const sheets = [parts, builder, lines, thumb, plan, stepper, tooltip, sharing]

/** Of all its views: a sheet that came later would hide what is open until it is there, and the focus would be lost. */
export function BuilderSheets() {
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />)
}
