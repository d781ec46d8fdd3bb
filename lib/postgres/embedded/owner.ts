import { readFileSync } from 'node:fs'
import { LaunchProblem } from './launch-problem.ts'

/** The user PostgreSQL runs as; undefined for the user who runs the shop. */
export type Owner = { uid: number; gid: number } | undefined

const preferred = ['postgres', 'nobody', 'daemon']

// PostgreSQL refuses to run as root.
export function postgresOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined
  const owner = chooseOwner(readFileSync('/etc/passwd', 'utf8'))
  if (!owner)
    throw new LaunchProblem(
      'PostgreSQL does not run as root, and no other user exists here; start as another user.',
    )
  return owner
}

/** The first suitable unprivileged user in a passwd file. */
export function chooseOwner(passwd: string): Owner {
  const users = passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return Number(uid) > 0 && Number(gid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
  const rank = ({ name }: { name: string }) =>
    (preferred.indexOf(name) + preferred.length + 1) % (preferred.length + 1)
  const [best] = users.sort((a, b) => rank(a) - rank(b))
  return best && { uid: best.uid, gid: best.gid }
}
