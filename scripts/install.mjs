import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Installs the packages of the lock file, unless they are already installed; returns whether it did. */
export async function installPackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = join(root, 'node_modules/.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const stop = showProgress(join(root, 'node_modules'), expectedPackages(JSON.parse(lock.toString('utf8'))))
  const { code, output } = await npmCi(root)
  stop(code === 0)
  if (code !== 0) throw new Error(installProblem(root, output))
  writeFileSync(stamp, wanted)
  return true
}

function npmCi(root) {
  // The pages are built on the first run, also where NODE_ENV says that the shop is in production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const npm = process.env.npm_execpath
  // The Node that runs npm, since the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath
  const child = npm?.endsWith('.js')
    ? spawn(node, [npm, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', options, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      })
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  }).finally(() => {
    for (const signal of signals) process.off(signal, stop)
  })
}

export function installProblem(root, output) {
  if (/ENOSPC|no space left/i.test(output)) return `No space left on the disk of ${root}.`
  if (/EACCES|EPERM|EROFS/.test(output))
    return `Packages could not be installed: this user cannot write to ${root}.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return 'Packages could not be installed: the package registry cannot be reached.'
  return `Packages could not be installed. Output of npm:\n${output.trim().split('\n').slice(0, 12).join('\n')}`
}

function expectedPackages({ packages }) {
  const fits = (list, value) => !list || (list.includes(value) && !list.includes(`!${value}`))
  const here = ([path, { os, cpu }]) =>
    /^node_modules\/[^/]+(\/[^/]+)?$/.test(path) && fits(os, process.platform) && fits(cpu, process.arch)
  return Object.entries(packages).filter(here).length
}

function installedPackages(folder) {
  try {
    return readdirSync(folder).reduce((count, name) => {
      if (name.startsWith('.')) return count
      return count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1)
    }, 0)
  } catch {
    return 0
  }
}

function showProgress(folder, expected) {
  const title = 'Installing packages'.padEnd(34)
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`.padStart(7)
  const { stdout } = process
  const draw = () => {
    const share = Math.min(1, installedPackages(folder) / expected)
    const full = Math.round(share * 24)
    stdout.write(
      `\r  ${title}${'█'.repeat(full)}${'░'.repeat(24 - full)} ${String(Math.floor(share * 100)).padStart(3)}% ${seconds()}`,
    )
  }
  const timer = stdout.isTTY ? setInterval(draw, 200) : undefined
  return (done) => {
    clearInterval(timer)
    stdout.write(`${stdout.isTTY ? '\r\u001B[2K' : ''}${done ? '✓' : '✗'} ${title} ${seconds()}\n`)
  }
}
