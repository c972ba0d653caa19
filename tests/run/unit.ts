import { readdir, readFile } from 'node:fs/promises'
import { startPostgres } from './postgres.ts'
import { run } from './step.ts'

const jest = (args: string[], env: Record<string, string> = {}) =>
  run('node', ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args], env)

/** Tests of services that open no database of `openDatabase()`: on PostgreSQL they would only repeat their first run. */
async function testsWithoutServer(): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir('tests/services')) {
    const text = await readFile(`tests/services/${name}`, 'utf8')
    if (!/fixtures\/engine\/|TEST_DATABASE_URL/.test(text)) found.push(name)
  }
  return found
}

const selection = process.argv.slice(2)

/**
 * `npm run test:unit`: all jest tests on the embedded database, then the service and model tests again on PostgreSQL. Arguments
 * select tests as those of jest do.
 */
const embedded = await jest(selection)
const postgres = embedded ? await startPostgres() : null
let passedOnPostgres = true
if (postgres) {
  console.log('\nThe service tests on PostgreSQL')
  try {
    passedOnPostgres = await jest(
      [
        '--roots=tests/services',
        '--roots=tests/model',
        ...(await testsWithoutServer()).map((name) => `--testPathIgnorePatterns=/${name}`),
        '--passWithNoTests',
        ...selection,
      ],
      { TEST_DATABASE_URL: postgres.url },
    )
  } finally {
    await postgres.stop()
  }
} else if (embedded) {
  console.log('\nPostgreSQL is not installed: the service tests ran on the embedded database only.')
}
process.exit(embedded && passedOnPostgres ? 0 : 1)
