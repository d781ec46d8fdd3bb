import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const advice = 'Install Node 24 from https://nodejs.org, or allow npm to run install scripts, and try again.'

/** Node runs TypeScript directly from 22.18 on. */
export function isModern(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** What is needed to install the packages, including the newer Node. */
export function requireSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Verbena requires Node 20.19 or newer; this is ${version}.`)
}

/** The Node that npm installed for us; or, if npm was not allowed to run install scripts, any modern one. */
export function findNode(root) {
  const modules = join(root, 'node_modules')
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const folders = [modules, join(modules, 'node/node_modules')].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => entry === 'node' || entry.startsWith('node-'))
      .map((entry) => join(folder, entry, 'bin', name)),
  )
  const places = [...folders, process.execPath, 'node']
  const found = places.find((place) => (place === 'node' || existsSync(place)) && isModern(versionOf(place)))
  if (found) return found
  throw new Error(`Verbena requires Node 22.18 or newer; this is ${process.versions.node}. ${advice}`)
}

function versionOf(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  } catch {
    return '0.0'
  }
}
