import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { startPostgres } from './postgres.ts'
import { run } from './step.ts'
import { groupTests, testFiles } from './test-groups.ts'

const jest = (args: string[], env: Record<string, string> = {}) =>
  run('node', ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args], env)

/** The tests of `openDatabase()`; on PostgreSQL other tests of services would only repeat themselves. */
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

/** A quarter of the files, by their names: a file stays in it or out of it whatever is added. */
const isInSample = (file: string) => (createHash('sha256').update(basename(file)).digest()[0] ?? 0) % 4 === 0

/**
 * @param runsAgain the files that PostgreSQL runs as well: of them a sample, since the same statements run on both
 * databases, and the contract and browser tests use the embedded one throughout; all with SERVICES=whole
 */
async function onEmbedded(runsAgain: readonly string[]): Promise<boolean> {
  if (!isWhole) return jest(selection)
  const folders = ['services', 'contract', 'components', 'front', 'domain', 'web', 'demo', 'model']
  const left = new Set(process.env.SERVICES === 'whole' ? [] : runsAgain.filter((file) => !isInSample(file)))
  return jestOf(await groupTests((await testFiles(folders)).filter((file) => !left.has(file))))
}

async function onPostgres(url: string, files: readonly string[]): Promise<boolean> {
  const env = { TEST_DATABASE_URL: url }
  if (isWhole) return jestOf(await groupTests(files), env)
  return jest(['--roots=tests/services', '--roots=tests/model', '--passWithNoTests', ...selection], env)
}

/**
 * `npm run test:unit`: the jest tests on the embedded database, then all service and model tests on PostgreSQL; without
 * an installed PostgreSQL all of them run on the embedded one. Arguments select tests as those of jest do.
 */
const postgres = await startPostgres({ isDurable: false })
let passed = false
try {
  const onBoth = postgres ? await testsWithDatabase() : []
  passed = await onEmbedded(onBoth)
  if (postgres && passed) {
    console.log('\nThe service tests on PostgreSQL')
    passed = await onPostgres(postgres.url, onBoth)
  } else if (!postgres) {
    console.log('\nPostgreSQL is not installed: the service tests ran on the embedded database only.')
  }
} finally {
  await postgres?.stop()
}
process.exit(passed ? 0 : 1)
