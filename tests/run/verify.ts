/**
 * `npm test`: every check that must pass before a change lands. The steps of one stage run side by side; the first failed
 * stage ends the run.
 */
import { run } from './step.ts'

type Step = [name: string, command: string, args: string[]]
const npm = (name: string, script: string): Step => [name, 'npm', ['run', '--silent', script]]
const stages: Step[][] = [
  [npm('lint', 'lint'), npm('types', 'typecheck'), npm('known vulnerabilities', 'audit')],
  [npm('unit, service, contract and component tests', 'test:unit')],
  [npm('build', 'build')],
  [npm('contract with Next', 'test:next')],
  [npm('memory under load', 'test:memory')],
  [npm('browser tests', 'test:browser')],
]

let passed = 0
let failed = 0
const startedAt = Date.now()
for (const stage of stages) {
  console.log(`\n▶ ${stage.map(([name]) => name).join(' and ')}`)
  await Promise.all(
    stage.map(async ([name, command, args]) => {
      const start = Date.now()
      const ok = await run(command, args)
      console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
      if (ok) passed++
      else failed++
    }),
  )
  if (failed > 0) break
}
console.log(`\nin ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
