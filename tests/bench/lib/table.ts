/** Prints outcomes as a Markdown table. */
import { counts, type Outcome, reached } from './registry.ts'

const columns = ['bench', 'what', 'value', 'CPU per call', 'target', ''] as const

export function printTable(rows: { bench: string; outcome: Outcome }[]): void {
  const cells = rows.map(({ bench, outcome }) => [
    bench,
    outcome.what,
    format(outcome),
    cpuText(outcome),
    outcome.target === undefined ? '' : `${outcome.atMost ? '≤' : '≥'} ${outcome.target}`,
    !counts(outcome) ? '' : reached(outcome) ? 'ok' : 'MISSED',
  ])
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => (row[index] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, index) => (row[index] ?? '').padEnd(width)).join(' | ')} |`
  console.log([line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n'))
}

/** A measured row in one line. */
export const rowText = (outcome: Outcome): string =>
  [`${outcome.what}: ${format(outcome)}`, cpuText(outcome)].filter(Boolean).join(', CPU per call ')

const format = ({ value, unit }: Outcome) => [rounded(value), unit].filter(Boolean).join(' ')

/** Processor time of the mall and, with PostgreSQL, of the database. */
function cpuText({ cpu }: Outcome): string {
  if (!cpu) return ''
  return cpu.database === undefined
    ? `${rounded(cpu.mall)} ms`
    : `${rounded(cpu.mall)} + ${rounded(cpu.database)} ms`
}

function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : 2
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
