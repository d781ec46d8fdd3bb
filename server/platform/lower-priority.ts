import { constants, setPriority } from 'node:os'

/** The thread that calls it yields to requests. On other systems than Linux priorities apply to the whole process. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
