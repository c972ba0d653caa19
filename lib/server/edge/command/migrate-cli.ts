import 'server-only'
import { commandLine } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import { newestMigration } from '@/lib/server/ground/db/migrate'
import { migrationFiles } from '@/lib/server/ground/db/migration-file'
import { type MigrationState, readMigrationState } from '@/lib/server/ground/db/migration-state'
import { Refused } from '@/lib/server/ground/refused'
import { runCommand, runOnDatabase } from './open-mall'

// npm run migrate: the newest schema before the first instance of a version starts; each start sees to it as well.

const usage = `${commandLine('migrate')}            brings the database of the environment to the newest schema
${commandLine('migrate', '--status')}   lists its migrations, and the builds that work with it; changes nothing
${commandLine('migrate', '--check')}    fails unless it has the newest schema of this build; changes nothing`

const stateOf = async (db: Database): Promise<MigrationState> =>
  readMigrationState(db, await migrationFiles())

async function status({ db }: { db: Database }): Promise<string> {
  const { applied, pending, unknown, needed } = await stateOf(db)
  const rows = [
    ...applied.map(({ name }) => [name, 'applied']),
    ...unknown.map(({ name }) => [name, 'applied by a later build']),
    ...pending.map(({ name, isConcurrent }) => [name, isConcurrent ? 'pending, concurrent' : 'pending']),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', state]) => `${name.padEnd(width)}  ${state}`)
  const contracts = pending.filter(({ isContract }) => isContract)
  return [
    ...lines,
    needed === undefined ? 'The database is empty.' : `Builds that have ${needed} work with this database.`,
    ...contracts.map(({ name }) => `Earlier builds stop working with it when ${name} runs.`),
  ].join('\n')
}

async function check({ db }: { db: Database }): Promise<string> {
  const { pending, unknown } = await stateOf(db)
  if (pending.length > 0) throw new Refused(`Pending: ${pending.map(({ name }) => name).join(', ')}.`)
  const newer = unknown.find(({ isContract }) => isContract)
  if (newer) throw new Refused(`This build does not work with ${newer.name}, which a later one has run.`)
  return `The database has the schema of this build: ${await newestMigration(db)}.`
}

const [option, ...more] = process.argv.slice(2)
const reading = option === '--status' ? status : option === '--check' ? check : undefined
if (reading && more.length === 0) await runOnDatabase(usage, reading)
else
  await runCommand(
    usage,
    option === undefined
      ? async ({ db }) => `The database has the newest schema: ${await newestMigration(db)}.`
      : null,
  )
