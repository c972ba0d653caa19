import { readFile } from 'node:fs/promises'
import { startPostgres } from './postgres.ts'
import { run } from './step.ts'
import { groupTests, testFiles } from './test-groups.ts'

const jest = (args: string[], env: Record<string, string> = {}) =>
  run('node', ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args], env)

/** The tests of `openDatabase()`; on PostgreSQL other tests of services would only repeat their first run. */
async function testsWithDatabase(): Promise<string[]> {
  const found = await testFiles(['model'])
  for (const file of await testFiles(['services'])) {
    const text = await readFile(file, 'utf8')
    if (/fixtures\/engine\/|TEST_DATABASE_URL/.test(text)) found.push(file)
  }
  return found
}

const whole = [
  // The configured pattern does not match the groups.
  '--testMatch=**/*.test.{ts,tsx}',
  '--testSequencer=./tests/run/groups-first.ts',
  '--reporters=default',
  '--reporters=./tests/run/slowest-jest-tests.ts',
]

/** Runs exactly these files. */
const jestOf = (files: string[], env?: Record<string, string>) =>
  jest([...whole, '--runTestsByPath', ...files], env)

const selection = process.argv.slice(2)
const isWhole = selection.length === 0

async function onEmbedded(): Promise<boolean> {
  if (!isWhole) return jest(selection)
  const folders = ['services', 'contract', 'components', 'front', 'domain', 'web', 'demo', 'model']
  return jestOf(await groupTests(await testFiles(folders)))
}

async function onPostgres(url: string): Promise<boolean> {
  const env = { TEST_DATABASE_URL: url }
  if (isWhole) return jestOf(await groupTests(await testsWithDatabase()), env)
  return jest(['--roots=tests/services', '--roots=tests/model', '--passWithNoTests', ...selection], env)
}

/**
 * `npm run test:unit`: all jest tests on the embedded database, then the service and model tests again on PostgreSQL.
 * Arguments select tests as those of jest do.
 */
let passed = await onEmbedded()
const postgres = passed ? await startPostgres({ isDurable: false }) : null
if (postgres) {
  console.log('\nThe service tests on PostgreSQL')
  try {
    passed = await onPostgres(postgres.url)
  } finally {
    await postgres.stop()
  }
} else if (passed) {
  console.log('\nPostgreSQL is not installed: the service tests ran on the embedded database only.')
}
process.exit(passed ? 0 : 1)
