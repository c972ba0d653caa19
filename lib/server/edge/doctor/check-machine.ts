import 'server-only'
import { readFile } from 'node:fs/promises'
import { programFile } from '@/lib/env'
import { bounded, type Found, ok, problem } from './finding'

interface Description {
  version: string
  engines: { node: string }
}

/** Whether a version is at least another one: `24.21.0`. */
const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

/** Open files: each visitor is one, each connection to the database, and each file that is read. */
const leastFiles = { uneasy: 4096, bad: 512 }

/** The soft limit in the text of `/proc/self/limits`; null where there is none. */
export function openFilesIn(limits: string): number | null {
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1]
  return soft === undefined || soft === 'unlimited' ? null : Number(soft)
}

async function checkFiles(): Promise<Found[]> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const files = openFilesIn(limits)
  if (files === null) return []
  const says = `a process may open ${files} files (ulimit -n, LimitNOFILE)`
  return [bounded(-files, [-leastFiles.uneasy, -leastFiles.bad], says)]
}

/** Node, the program and the limits of its process. */
export async function checkMachine(node = process.versions.node): Promise<Found[]> {
  const text = await readFile(programFile('package.json'), 'utf8')
  const { version, engines } = JSON.parse(text) as Description
  const least = engines.node.replace('>=', '')
  return [
    ok(`the mall is version ${version}`),
    isAtLeast(node, least)
      ? ok(`Node is ${node}`)
      : problem(`Node is ${node}, and the mall needs ${least} or later`),
    ...(await checkFiles()),
  ]
}
