/** Evaluates the report of `npm audit --json` about the packages of the lock file. */

/** An advisory that does not concern this mall. */
export interface Accepted {
  /** Its id in the GitHub database, such as `GHSA-xxxx-xxxx-xxxx`. */
  id: string
  /** Why it does not concern the mall, and when to look again. */
  reason: string
}

export interface Finding {
  id: string
  severity: string
  package: string
  title: string
}

interface Advisory {
  name: string
  severity: string
  title: string
  url: string
}

/**
 * The advisories of a report, each once per package.
 *
 * @param json the output of the command
 * @returns null when the registry gave no report: it has none, or could not be reached
 */
export function findingsOf(json: string): Finding[] | null {
  let report: { vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }
  try {
    report = JSON.parse(json) as typeof report
  } catch {
    return null
  }
  if (typeof report !== 'object' || report === null || !report.vulnerabilities) return null
  const found = new Map<string, Finding>()
  for (const { via } of Object.values(report.vulnerabilities)) {
    // A text names another package of the report, through which the advisory arrives.
    for (const advisory of via) {
      if (typeof advisory === 'string') continue
      const { name, severity, title, url } = advisory
      const id = url.slice(url.lastIndexOf('/') + 1)
      found.set(`${id} ${name}`, { id, severity, package: name, title })
    }
  }
  return [...found.values()]
}

const failing = new Set(['high', 'critical'])

/** The findings that fail the check: severe ones that are not on the list of accepted ones. */
export const severeFindings = (findings: readonly Finding[], accepted: readonly Accepted[]): Finding[] =>
  findings.filter(({ id, severity }) => failing.has(severity) && !accepted.some((one) => one.id === id))
