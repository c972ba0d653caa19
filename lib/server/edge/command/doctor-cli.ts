import 'server-only'
import { commandLine, rawEnvironment } from '@/lib/env'
import { hasProblems, reportJson, reportText } from '@/lib/server/edge/doctor/finding'
import { runDoctor } from '@/lib/server/edge/doctor/run-doctor'

// npm run doctor: what may keep the mall of the environment from running well; changes nothing.

const usage = `${commandLine('doctor')}            checks settings, folder, machine, port, database and services
${commandLine('doctor', '--json')}   the same for programs`

const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && option !== '--json')) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  const findings = await runDoctor(rawEnvironment())
  process.stdout.write(`${option ? reportJson(findings) : reportText(findings)}\n`)
  process.exitCode = hasProblems(findings) ? 1 : 0
}
