/**
 * `npm test`: every check that must pass before a change lands. Two lanes run side by side, the steps of a lane one after the
 * other; once a step has failed, no other begins (ADR 0107).
 */
import { readFileSync } from 'node:fs'
import { run } from './step.ts'

type Step = [name: string, command: string, args: string[]]
const npm = (name: string, script: string): Step => [name, 'npm', ['run', '--silent', script]]

/**
 * The jest tests wait for no clock and no browser: at a low priority they take the processor time that the build, the malls and
 * the browsers beside them leave.
 */
const beside = ([name, command, args]: Step): Step => [name, 'nice', ['-n', '5', command, ...args]]

const lanes: Step[][] = [
  [
    npm('lint', 'lint'),
    npm('known vulnerabilities', 'audit'),
    beside(npm('unit, service, contract and component tests', 'test:unit')),
  ],
  [
    npm('types', 'typecheck'),
    npm('build', 'build'),
    npm('contract with Next', 'test:next'),
    npm('memory under load', 'test:memory'),
    npm('browser tests', 'test:browser'),
  ],
]

/** Clock ticks of `/proc` per second, on every Linux of today. */
const ticks = 100

/** Processor seconds of ended child processes and theirs; null on other systems than Linux. */
function childSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / ticks
  } catch {
    return null
  }
}

let passed = 0
let failed = 0
/** Processor seconds of the steps that have ended. */
let counted = 0

/** True when it passed. */
async function runStep([name, command, args]: Step): Promise<boolean> {
  console.log(`▶ ${name}`)
  const start = Date.now()
  const ok = await run(command, args)
  const seconds = Math.round((Date.now() - start) / 1000)
  // The system adds the time of a child when that ends, so the difference is that of this step.
  const total = childSeconds()
  const processor = total === null ? '' : `, ${Math.round(total - counted)} s of processor time`
  counted = total ?? 0
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s${processor})`)
  if (ok) passed++
  else failed++
  return ok
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (failed > 0 || !(await runStep(step))) return
}

const startedAt = Date.now()
await Promise.all(lanes.map(runLane))
console.log(`\nin ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
