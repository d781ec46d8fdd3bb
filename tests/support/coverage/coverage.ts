/** One line of the specification, and the tests that show it. */
export type Row = { line: string; step: number; test: string }

const lastStep = 12

/** Reads the tables of docs/coverage.md. */
export function rowsOf(markdown: string): Row[] {
  return cellsOf(markdown).map(([line = '', step = '', test = '']) => ({ line, step: Number(step), test }))
}

/** The rows of all tables, without their heads. */
function cellsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((text) => /^\| .*\|$/.test(text) && !/^\| (Line|Promise|---) /.test(text))
    .map((text) =>
      text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}

type Read = (file: string) => string | undefined
type Checkout = { finishedSteps: readonly number[]; read: Read }

/** The lines that name no step of the plan, or whose step is finished without a test that exists. */
export function problemsOfCoverage(rows: readonly Row[], { finishedSteps, read }: Checkout): string[] {
  return rows.flatMap(({ line, step, test }) => {
    if (!Number.isInteger(step) || step < 1 || step > lastStep) return [`"${line}" names no step`]
    if (!finishedSteps.includes(step)) return []
    return complaintsOf(line, test.split('<br>'), read)
  })
}

/** The promises of a page such as docs/security.md that name no test, or one that is not there. */
export function problemsOfPromises(markdown: string, read: Read): string[] {
  return cellsOf(markdown).flatMap(([promise = '', , tests = '']) =>
    complaintsOf(promise, tests.split('<br>'), read),
  )
}

/** Each test is named as `path › title`. */
function complaintsOf(line: string, tests: readonly string[], read: Read): string[] {
  return tests.flatMap((test) => {
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
