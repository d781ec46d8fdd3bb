import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from '#server/platform/start-problem.ts'
import { filesOfFeature, nameProblem } from './feature-files.ts'
import { runCommand } from './run-command.ts'
import { runTool } from './tools.ts'

/** Creates the first files of a feature, and prints what is left to do. */
async function main(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new StartProblem('Say which: npm run new-feature -- gift-cards')
  const problem = nameProblem(name)
  if (problem) throw new StartProblem(problem)
  const files = filesOfFeature(name)
  const present = [...files.keys(), `server/${name}`].find((path) => existsSync(path))
  if (present) throw new StartProblem(`There is ${present} already, so nothing was made.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
  }
  // The length of the name decides where lines break, so the files are formatted.
  await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...files.keys()])
  process.stdout.write(`${[...files.keys()].join('\n')}\n\n${remaining}\n`)
}

const remaining = `What is left:
  server/app.ts                               register its routes
  contract/calls.ts                           declare its calls
  tests/support/architecture/features.ts      its place among the features: what it may import
  tests/support/access/expectations.ts        who may make its call, and what they get
  npm run migration                           the SQL of its table
  docs/glossary.md                            its words
  npm run check                               says what is missing`

await runCommand(main)
