import 'server-only'
import { commandLine } from '@/lib/env'
import { newestMigration } from '@/lib/server/ground/db/migrate'
import { runCommand } from './open-mall'

// npm run migrate: the newest schema before the first instance of a version starts; each start sees to it as well.

const usage = `${commandLine('migrate')}   brings the database of the environment to the newest schema`

await runCommand(
  usage,
  process.argv.length > 2
    ? null
    : async ({ db }) => `The database has the newest schema: ${await newestMigration(db)}.`,
)
