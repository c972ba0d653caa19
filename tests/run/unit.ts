import { startPostgres } from './postgres.ts'
import { run } from './step.ts'

const jest = (args: string[], env: Record<string, string> = {}) =>
  run('node', ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args], env)

/** `npm run test:unit`: all jest tests on the embedded database, then the service tests again on PostgreSQL. */
const embedded = await jest(process.argv.slice(2))
const postgres = embedded ? await startPostgres() : null
let passedOnPostgres = true
if (postgres) {
  console.log('\nThe service tests on PostgreSQL')
  try {
    passedOnPostgres = await jest(
      ['tests/services', '--testPathIgnorePatterns', 'folder', ...process.argv.slice(2)],
      {
        TEST_DATABASE_URL: postgres.url,
      },
    )
  } finally {
    await postgres.stop()
  }
} else if (embedded) {
  console.log('\nPostgreSQL is not installed: the service tests ran on the embedded database only.')
}
process.exit(embedded && passedOnPostgres ? 0 : 1)
