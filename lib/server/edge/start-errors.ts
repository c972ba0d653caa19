import 'server-only'
import { WrongEnvironment } from '@/lib/env'
import { FolderInUse, FolderNotPrivate, FolderUnusable } from '@/lib/server/ground/db/folder-lock'
import { MigrationBlocked } from '@/lib/server/ground/db/migration-lock'
import { ChangedMigration, EarlierDatabase, NewerDatabase } from '@/lib/server/ground/db/migration-state'
import { DatabaseUnusable } from '@/lib/server/ground/db/pglite'
import { RestoreUnfinished } from '@/lib/server/ground/db/unfinished-restore'
import { OtherSecret } from '@/lib/server/ground/mall-secret/assert-secret'

const types = [
  ...[WrongEnvironment, FolderInUse, FolderUnusable, FolderNotPrivate, DatabaseUnusable],
  ...[EarlierDatabase, NewerDatabase, ChangedMigration, MigrationBlocked],
  ...[OtherSecret, RestoreUnfinished],
]

/**
 * Whether an error is a condition that only the operator of the mall can change: a wrong environment, a data folder
 * that is in use, not writable or open to other users, an embedded database that cannot be opened or was restored by
 * half, a database of another build or of another key, tables that others hold. The message is a sentence.
 */
export const isStartError = (error: unknown): error is Error =>
  error instanceof Error && types.some((type) => error instanceof type)
