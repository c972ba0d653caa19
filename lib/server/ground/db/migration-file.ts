import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programFile } from '@/lib/env'

const defaultFolder = () => programFile('lib/server/ground/db/migrations')

/** A file of migrations; its marks are lines at its beginning (ADR 0137). */
export interface MigrationFile {
  name: string
  digest: string
  statements: string[]
  /** `-- concurrent`: its statements run one by one outside a transaction, and may run again. */
  isConcurrent: boolean
  /** `-- contract`: builds that do not have it no longer work on its schema. */
  isContract: boolean
}

const markOf = (line: string): string | undefined => /^-- (concurrent|contract)\s*$/.exec(line)?.[1]

/** The marks: words on lines of their own, before anything else. */
function marksOf(text: string): Set<string> {
  const marks = new Set<string>()
  for (const line of text.split('\n')) {
    const mark = markOf(line)
    if (mark === undefined) break
    marks.add(mark)
  }
  return marks
}

export function parseMigration(name: string, text: string): MigrationFile {
  const marks = marksOf(text)
  return {
    name,
    digest: createHash('sha256').update(text).digest('hex'),
    statements: text.split('--> statement-breakpoint').filter((part) => withoutComments(part) !== ''),
    isConcurrent: marks.has('concurrent'),
    // The first file makes the schema: nothing works without it.
    isContract: marks.has('contract') || name.startsWith('0000_'),
  }
}

/** A statement without the remarks before it. */
export const withoutComments = (text: string): string =>
  text.replace(/^(?:\s+|--[^\n]*(?:\n|$))+/, '').trimEnd()

/** The migration files by number. */
export async function migrationFiles(folder = defaultFolder()): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(join(folder, name), 'utf8'))),
  )
}
