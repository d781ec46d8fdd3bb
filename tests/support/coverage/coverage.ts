/** One line of the specification, and the test that shows it. */
export type Row = { line: string; step: number; test: string }

const lastStep = 8

/** Reads the tables of docs/coverage.md. */
export function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((text) => /^\| .*\|$/.test(text) && !/^\| (Line|---) /.test(text))
    .map((text) => {
      const [line = '', step = '', test = ''] = text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return { line, step: Number(step), test }
    })
}

type Checkout = { finishedSteps: readonly number[]; read: (file: string) => string | undefined }

/** The lines that name no step of the plan, or whose step is finished without a test that exists. */
export function problemsOfCoverage(rows: readonly Row[], { finishedSteps, read }: Checkout): string[] {
  return rows.flatMap(({ line, step, test }) => {
    if (!Number.isInteger(step) || step < 1 || step > lastStep) return [`"${line}" names no step`]
    if (!finishedSteps.includes(step)) return []
    const [file = '', title = ''] = test.split(' › ')
    const source = read(file)
    if (source === undefined) return [`"${line}" names the test file "${file}", which is not there`]
    return hasTest(source, title) ? [] : [`"${line}" names the test "${title}", which is not in ${file}`]
  })
}

function hasTest(source: string, title: string) {
  const titles = [...source.matchAll(/\btest(?:\.\w+\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)]
  return title !== '' && titles.some((match) => match[2]?.replaceAll("\\'", "'") === title)
}
