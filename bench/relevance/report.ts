import type { Judged } from './ask.ts'

const barLength = 24

/** Success by language and by kind, and every failed query with its actual results. */
export function report(judged: readonly Judged[]): string {
  const misses = judged.filter(({ success }) => !success)
  return [
    ...table('By language', judged, ({ language }) => language),
    ...table('By kind', judged, ({ kind }) => kind),
    ...(misses.length > 0 ? ['', 'Misses', ...misses.map(missLine)] : []),
    '',
    `Success in the first three: ${percent(successOf(judged))} of ${judged.length} queries`,
    '',
  ].join('\n')
}

export function successOf(judged: readonly Judged[]): number {
  return judged.filter(({ success }) => success).length / judged.length
}

function table(title: string, judged: readonly Judged[], groupOf: (judged: Judged) => string): string[] {
  const groups = [...Map.groupBy(judged, groupOf)]
  const lines = groups.map(([group, members]) => {
    const share = successOf(members)
    const bar = '█'.repeat(Math.round(share * barLength)).padEnd(barLength, '░')
    const right = members.filter(({ success }) => success).length
    return `${group.padEnd(12)} ${bar} ${percent(share).padStart(7)}  ${right} of ${members.length}`
  })
  return ['', title, ...lines]
}

function missLine({ language, kind, query, first, found, didYouMean }: Judged): string {
  const instead = first.length > 0 ? `${first.join(' · ')} (${found})` : 'nothing'
  return `${language} ${kind}: "${query}" → ${didYouMean ? `"${didYouMean}": ` : ''}${instead}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
