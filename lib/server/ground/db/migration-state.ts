import 'server-only'
import type { Database, Queries } from './connection'
import { migrationFiles, type MigrationFile } from './migration-file'
import { only } from './only'
import { boolean, statement, text } from './statement'

/** The error for a database from before 1.0.0, whose migrations began with another file. It is left unchanged. */
export class EarlierDatabase extends Error {
  constructor(kind: Database['kind']) {
    super(
      kind === 'pglite'
        ? 'This data folder was created by an earlier build of the mall and cannot be upgraded. Move it away or set MALL_DATA_DIR to another folder.'
        : 'The database of DATABASE_URL was created by an earlier build of the mall and cannot be upgraded. Use an empty database.',
    )
    this.name = 'EarlierDatabase'
  }
}

/**
 * The error for a database with a migration that this build does not know and does not work with, because a later build
 * has opened it. It is left unchanged.
 */
export class NewerDatabase extends Error {
  constructor(kind: Database['kind'], name: string) {
    const where = kind === 'pglite' ? 'This data folder' : 'The database of DATABASE_URL'
    super(
      `${where} was opened by a newer build of the mall (its migration ${name} is unknown here). Start that build or a later one, or restore a backup from before.`,
    )
    this.name = 'NewerDatabase'
  }
}

/** The error for a migration that ran in this database with another text: the build was changed. */
export class ChangedMigration extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it ran. Undo the change and add a new migration.`)
    this.name = 'ChangedMigration'
  }
}

const migrationsTable = statement(
  'migrations_table',
  `select to_regclass('schema_migrations') is not null as "exists",
          exists (select from pg_attribute
                   where attrelid = to_regclass('schema_migrations') and attname = 'is_contract') as "hasKinds"`,
  { exists: boolean, hasKinds: boolean },
)

/** The table has the column `is_contract` since 1.1.0; what ran before counts as a contract. */
const appliedMigrations = statement(
  'migrations_applied',
  `select name, digest, coalesce((to_jsonb(m) ->> 'is_contract')::boolean, true) as "isContract"
     from schema_migrations m order by name`,
  { name: text, digest: text, isContract: boolean },
)

/** Whether the table of applied migrations is there, and whether it tells the kinds of migrations apart. */
export const readMigrationsTable = async (db: Queries) =>
  only(await db.run(migrationsTable, []), 'the table of migrations')

export interface MigrationState {
  applied: MigrationFile[]
  pending: MigrationFile[]
  /** Migrations of a later build. */
  unknown: { name: string; isContract: boolean }[]
  /** The newest migration that a build must have to work with the database; undefined for an empty one. */
  needed: string | undefined
}

/**
 * Compares a database with the files of this build; reads only.
 * @throws EarlierDatabase when the first file never ran in a database that has migrations
 * @throws ChangedMigration when a file was changed after it ran
 */
export async function readMigrationState(
  db: Queries & Pick<Database, 'kind'>,
  files: readonly MigrationFile[],
): Promise<MigrationState> {
  const { exists } = await readMigrationsTable(db)
  const rows = exists ? await db.run(appliedMigrations, []) : []
  const digests = new Map(rows.map(({ name, digest }) => [name, digest]))
  const [first] = files
  if (rows.length > 0 && first && !digests.has(first.name)) throw new EarlierDatabase(db.kind)
  const changed = files.find(({ name, digest }) => digests.has(name) && digests.get(name) !== digest)
  if (changed) throw new ChangedMigration(changed.name)
  const known = new Set(files.map(({ name }) => name))
  return {
    applied: files.filter(({ name }) => digests.has(name)),
    pending: files.filter(({ name }) => !digests.has(name)),
    unknown: rows.filter(({ name }) => !known.has(name)),
    needed: rows.findLast(({ isContract }) => isContract)?.name,
  }
}

/**
 * @throws NewerDatabase when a later build ran a migration after which earlier ones do not work
 */
export function assertNotNewer(kind: Database['kind'], { unknown }: MigrationState): void {
  const contract = unknown.find(({ isContract }) => isContract)
  if (contract) throw new NewerDatabase(kind, contract.name)
}

/** A migration that ran in a database. */
export interface RanMigration {
  name: string
  /** SHA-256 of its text. */
  digest: string
}

/** The migrations of a database, also of another build. @throws when it never had any */
export const ranMigrations = async (db: Queries): Promise<RanMigration[]> =>
  (await db.run(appliedMigrations, [])).map(({ name, digest }) => ({ name, digest }))

/** The first of these migrations that this build does not have, or has with another text. */
export async function foreignMigration(ran: readonly RanMigration[]): Promise<string | undefined> {
  const own = new Map((await migrationFiles()).map(({ name, digest }) => [name, digest]))
  return ran.find(({ name, digest }) => own.get(name) !== digest)?.name
}
