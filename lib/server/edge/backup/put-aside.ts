import 'server-only'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused } from '@/lib/server/ground/refused'
import type { Proof } from './open-restored'

export interface RestoreOptions {
  /** Puts aside what is there. */
  replaces: boolean
  /** Epoch seconds. */
  now: number
}

/** What a restore did. */
export interface Restored extends Proof {
  /** Where the former mall is kept; empty without one. */
  kept: string[]
}

/** Part of a name: the moment of a restore. */
export const momentOf = (now: number): string =>
  new Date(now * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** The error of a restore into what is not empty. */
export const notEmpty = (what: string) =>
  new Refused(`${what} is not empty. With --replace it is kept aside, and the backup takes its place.`)

/** Those of these names that a folder has: files, and folders that are not empty. */
export async function presentIn(folder: string, names: readonly string[]): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const present: string[] = []
  for (const entry of found) {
    if (!names.includes(entry.name)) continue
    if (!entry.isDirectory() || (await readdir(join(folder, entry.name))).length > 0) present.push(entry.name)
  }
  return present
}

/** Moves entries of a folder to another one on the same file system. */
export async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    await rename(join(from, name), join(to, name))
  }
}
