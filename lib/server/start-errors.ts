import 'server-only'
import { WrongEnvironment } from '@/lib/env'
import { FolderInUse, FolderUnusable } from './db/folder-lock'
import { EarlierDatabase } from './db/migrate'
import { DatabaseUnusable } from './db/pglite'
import { OtherSecret } from './mall-secret/assert-secret'

const types = [WrongEnvironment, FolderInUse, FolderUnusable, DatabaseUnusable, EarlierDatabase, OtherSecret]

/**
 * Whether an error is a condition that only the operator of the mall can change: a wrong environment, a data folder that is in
 * use or not writable, an embedded database that cannot be opened, a database of an
 * earlier build or of another key. The message is a sentence.
 */
export const isStartError = (error: unknown): error is Error =>
  error instanceof Error && types.some((type) => error instanceof type)
