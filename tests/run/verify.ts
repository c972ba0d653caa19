/**
 * `npm test`: every check that must pass before a change lands. The lanes of one stage run side by side, the steps of a
 * lane one after the other; the first failed stage ends the run.
 */
import { run } from './step.ts'

type Step = [name: string, command: string, args: string[]]
const npm = (name: string, script: string): Step => [name, 'npm', ['run', '--silent', script]]
const stages: Step[][][] = [
  [
    [npm('lint', 'lint')],
    // The build takes one core, as lint does.
    [npm('known vulnerabilities', 'audit'), npm('types', 'typecheck'), npm('build', 'build')],
  ],
  [[npm('unit, service, contract and component tests', 'test:unit')]],
  [[npm('contract with Next', 'test:next')], [npm('release', 'test:release')]],
  [[npm('memory under load', 'test:memory')]],
  [[npm('browser tests', 'test:browser')]],
]

let passed = 0
let failed = 0

/** True when it passed. */
async function runStep([name, command, args]: Step): Promise<boolean> {
  const start = Date.now()
  const ok = await run(command, args)
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
  if (ok) passed++
  else failed++
  return ok
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (!(await runStep(step))) return
}

const startedAt = Date.now()
for (const stage of stages) {
  console.log(`\n▶ ${stage.flatMap((lane) => lane.map(([name]) => name)).join(' and ')}`)
  await Promise.all(stage.map(runLane))
  if (failed > 0) break
}
console.log(`\nin ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
