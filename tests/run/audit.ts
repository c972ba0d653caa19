/**
 * `npm run audit`: known vulnerabilities of the installed packages. A registry without an answer, such as a mirror,
 * does not fail the check, because it cannot be repaired here.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { type Accepted, type Finding, findingsOf, severeFindings } from './audit-report.ts'

/** Findings that do not concern this mall. */
const accepted: Accepted[] = []

// One attempt: the check runs beside the linter and must not take longer. The exit code is that of npm's own threshold.
const child = spawn('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], {
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: 20_000,
})
child.on('error', () => undefined)
const findings = findingsOf(await text(child.stdout))

const line = ({ severity, package: name, id, title }: Finding) => `${severity}: ${name}, ${id}: ${title}`
if (findings === null) console.log('The registry gives no report on known vulnerabilities.')
else {
  const severe = severeFindings(findings, accepted)
  for (const finding of findings) console.log(line(finding))
  for (const { id } of accepted)
    if (!findings.some((finding) => finding.id === id)) console.log(`${id} is accepted, but was not found.`)
  console.log(`${findings.length} known vulnerabilities, ${severe.length} of them severe and not accepted.`)
  process.exitCode = severe.length > 0 ? 1 : 0
}
