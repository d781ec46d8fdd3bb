import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from '#server/platform/start-problem.ts'
import { filesOfFeature, nameProblem } from './feature-files.ts'
import { runCommand } from './run-command.ts'
import { runTool } from './tools.ts'

/** Creates the first files of a feature, and prints what is left to do. */
async function main(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new StartProblem('Usage: npm run new-feature -- gift-cards')
  const problem = nameProblem(name)
  if (problem) throw new StartProblem(problem)
  const files = filesOfFeature(name)
  const present = [...files.keys(), `server/${name}`].find((path) => existsSync(path))
  if (present) throw new StartProblem(`${present} already exists, so no files were created.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
  }
  // The length of the name decides where lines break, so the files are formatted.
  await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...files.keys()])
  process.stdout.write(`${[...files.keys()].join('\n')}\n\n${remaining}\n`)
}

const remaining = `Next steps:
  server/app.ts                               register its routes
  contract/calls.ts                           declare its calls
  tests/support/architecture/features.ts      add it to the order of features
  tests/support/access/expectations.ts        say who may make its call, and what they get
  npm run migration                           generate the SQL for its table
  docs/glossary.md                            add its terms
  npm run check                               find anything that is missing`

await runCommand(main)
