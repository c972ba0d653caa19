import { run } from './step.ts'

/** Everything that must hold before a change lands. The first failure ends it. */
const steps: [name: string, command: string, args: string[]][] = [
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['rules, services, contract, components', 'npm', ['run', '--silent', 'test:unit']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['browser', 'npm', ['run', '--silent', 'test:browser']],
]

let passed = 0
for (const [name, command, args] of steps) {
  const start = Date.now()
  console.log(`\n▶ ${name}`)
  const ok = await run(command, args)
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
  if (!ok) {
    console.log(`\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
}
console.log(`\n${passed} passed, 0 failed`)
