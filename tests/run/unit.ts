import { startPostgres } from './postgres.ts'
import { run } from './step.ts'

const jest = (args: string[], env: Record<string, string> = {}) =>
  run('node', ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args], env)

/** Rules, services, contract and components on the embedded database, then the services again on PostgreSQL. */
const embedded = await jest(process.argv.slice(2))
const postgres = embedded ? await startPostgres() : null
let grown = true
if (postgres) {
  console.log(`\nThe same services on PostgreSQL`)
  try {
    grown = await jest(['tests/services', '--testPathIgnorePatterns', 'folder', ...process.argv.slice(2)], {
      TEST_DATABASE_URL: postgres.url,
    })
  } finally {
    await postgres.stop()
  }
} else if (embedded) {
  console.log('\nPostgreSQL is not installed: the services were tested on the embedded database only.')
}
process.exit(embedded && grown ? 0 : 1)
