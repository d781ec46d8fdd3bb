// Runs a script of this project, also on a fresh clone: installs what is missing, then hands over to a modern Node. It
// may itself run on an older Node, and must not need any package.
import { spawn } from 'node:child_process'
import * as modules from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { installPackages } from './install.mjs'
import { findNode, isModern, requireSupported } from './node.mjs'

// Node may hang on exit: a background compilation waits for a garbage collection by the main thread. It happened to one
// command in a hundred on a busy machine. Has to be set before anything is compiled.
const noConcurrentCompilation = '--no-concurrent-sparkplug'
setFlagsFromString(noConcurrentCompilation)

const root = fileURLToPath(new URL('..', import.meta.url))
// A third of the time of a second start was spent on compiling the same files again.
const compiled = join(root, 'node_modules/.cache/compiled')
const [script, ...options] = process.argv.slice(2)

process.chdir(root)
try {
  requireSupported(process.versions.node)
  const installed = await installPackages(root)
  if (!installed && isModern(process.versions.node)) await runHere()
  else runWith(findNode(root))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function runHere() {
  const file = join(root, script)
  process.argv = [process.argv[0], file, ...options]
  modules.enableCompileCache?.(compiled)
  await import(pathToFileURL(file).href)
}

function runWith(node) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const child = spawn(node, [noConcurrentCompilation, join(root, script), ...options], {
    env,
    stdio: 'inherit',
  })
  // A terminal sends Ctrl-C to both; a signal sent to this process alone must arrive as well.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
