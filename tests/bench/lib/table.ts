/** Prints outcomes as a Markdown table. */
import { type Outcome, reached } from './registry.ts'

const columns = ['bench', 'what', 'value', 'target', ''] as const

export function printTable(rows: { bench: string; outcome: Outcome }[]): void {
  const cells = rows.map(({ bench, outcome }) => [
    bench,
    outcome.what,
    format(outcome),
    outcome.target === undefined ? '' : `${outcome.atMost ? '≤' : '≥'} ${outcome.target}`,
    outcome.target === undefined ? '' : reached(outcome) ? 'ok' : 'MISSED',
  ])
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => (row[index] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, index) => (row[index] ?? '').padEnd(width)).join(' | ')} |`
  console.log([line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n'))
}

function format({ value, unit }: Outcome): string {
  const digits = Math.abs(value) >= 100 ? 0 : 2
  return [value.toLocaleString('en-US', { maximumFractionDigits: digits }), unit].filter(Boolean).join(' ')
}
