import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

type ProcessResult = { code: number | null; output: string }

/** Runs a program of a package in node_modules without output; if it fails, its output becomes the error. */
export async function runTool(file: string, options: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runProcess(file, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  if (code !== 0) throw new Error(output.trim() || `${file} ended with ${code}`)
}

/** Runs a program of a package in node_modules; it stops with this process. */
export function runProcess(file: string, options: string[], how: SpawnOptions): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', file), ...options], how)
    const stop = () => void child.kill()
    process.once('exit', stop)
    let output = ''
    const read = (text: Buffer) => (output += text.toString())
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}
