import 'server-only'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { readBackup, textOfEntry } from './backup-file'
import { entryNames, type Manifest } from './manifest'

/** A backup that was read to its end: the right key, complete and unchanged. */
export interface CheckedBackup {
  path: string
  key: string
  manifest: Manifest
  /** The keys of the mall in it. */
  secret: string
  /** '' without one. */
  contentSecret: string
}

/** Reads a backup to its end without writing anything. */
export async function checkBackup(path: string, key: string): Promise<CheckedBackup> {
  const texts = new Map<string, string>()
  const manifest = await readBackup(path, key, async (entry) => {
    if (entry.name === entryNames.secret || entry.name === entryNames.contentSecret)
      texts.set(entry.name, await textOfEntry(entry))
  })
  const textOf = (name: string) => texts.get(name) ?? ''
  return {
    path,
    key,
    manifest,
    secret: textOf(entryNames.secret),
    contentSecret: textOf(entryNames.contentSecret),
  }
}

/** The mall on a restored database. */
export const mallOn = (settings: Env, db: Database, { secret }: CheckedBackup, now: number): Mall => ({
  env: settings,
  db,
  secret: new TextEncoder().encode(secret),
  now: () => now,
  invalidate: async () => {},
  widgetProblems: async () => () => [],
})
