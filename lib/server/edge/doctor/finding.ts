import 'server-only'

export type Level = 'ok' | 'warning' | 'problem'

export interface Finding {
  /** What was looked at: `settings`, `database` … */
  part: string
  level: Level
  says: string
}

/** What a check found. */
export type Found = Omit<Finding, 'part'>

export const ok = (says: string): Found => ({ level: 'ok', says })
export const warning = (says: string): Found => ({ level: 'warning', says })
export const problem = (says: string): Found => ({ level: 'problem', says })

/** A fact with bounds: above the second one it is a problem, above the first a warning. */
export const bounded = (value: number, [uneasy, bad]: readonly [number, number], says: string): Found =>
  value > bad ? problem(says) : value > uneasy ? warning(says) : ok(says)

/** The sentence of an error, also of one without a message. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return error.message || cause || String(code ?? error.name)
}

const plural = (num: number, word: string): string => `${num} ${word}${num === 1 ? '' : 's'}`

/** For a terminal, by part. */
export function reportText(findings: readonly Finding[]): string {
  const parts = [...new Set(findings.map(({ part }) => part))]
  const blocks = parts.map((part) =>
    [
      part,
      ...findings
        .filter((one) => one.part === part)
        .map(({ level, says }) => `  ${level.padEnd('problem'.length)}  ${says}`),
    ].join('\n'),
  )
  return [...blocks, summary(findings)].join('\n')
}

const countOf = (findings: readonly Finding[], level: Level) =>
  findings.filter((one) => one.level === level).length

const summary = (findings: readonly Finding[]): string =>
  `${plural(countOf(findings, 'problem'), 'problem')}, ${plural(countOf(findings, 'warning'), 'warning')}.`

/** For programs. */
export const reportJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    {
      problems: countOf(findings, 'problem'),
      warnings: countOf(findings, 'warning'),
      findings,
    },
    null,
    2,
  )

export const hasProblems = (findings: readonly Finding[]): boolean => countOf(findings, 'problem') > 0
