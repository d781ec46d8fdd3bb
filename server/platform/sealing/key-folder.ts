import { isAbsolute, join } from 'node:path'

/** The folder of the shops' keys on this machine, separate from their data; undefined if there is no home folder. */
export function userKeyFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string | undefined {
  const { HOME, XDG_CONFIG_HOME, APPDATA } = environment
  if (platform === 'win32') return APPDATA && join(APPDATA, 'verbena')
  if (XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME)) return join(XDG_CONFIG_HOME, 'verbena')
  if (!HOME) return undefined
  return join(HOME, platform === 'darwin' ? 'Library/Application Support' : '.config', 'verbena')
}
