import 'server-only'
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environmentWith } from '@/lib/env'
import { Refused } from '@/lib/server/ground/refused'

const run = promisify(execFile)

/** Debian keeps the programs of each version in a folder of its own, outside PATH. */
const debianFolder = '/usr/lib/postgresql'

async function folders(): Promise<string[]> {
  const versions = await readdir(debianFolder).catch(() => [])
  const oldestFirst = versions.filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(a) - Number(b))
  return [...oldestFirst.map((version) => join(debianFolder, version, 'bin')), '']
}

/** The version of a program, such as 15; null when it is not there. */
async function versionOf(program: string): Promise<number | null> {
  const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }))
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  return version === undefined ? null : Number(version)
}

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/**
 * The path of a program of PostgreSQL. Of several versions the oldest that will do: later ones write settings that an
 * older server does not know.
 * @param least its lowest version: that of the server, or of the backup
 * @throws Refused when there is none
 */
export async function findProgram(name: Program, least: number): Promise<string> {
  let found: number | null = null
  for (const folder of await folders()) {
    const program = join(folder, name)
    const version = await versionOf(program)
    if (version !== null && version >= least) return program
    found ??= version
  }
  throw new Refused(
    found === null
      ? `${name} is not installed: the client of PostgreSQL, version ${least} or later (Debian: postgresql-client-${least}).`
      : `${name} has version ${found}, and ${least} or later is needed (Debian: postgresql-client-${least}).`,
  )
}

/** Parameters that `pg` reads and libpq does not. */
function forLibpq(query: string): string {
  const params = new URLSearchParams(query.replace(/^\?/, ''))
  params.delete('uselibpqcompat')
  if (params.get('sslmode') === 'no-verify') params.set('sslmode', 'require')
  // A plus is no space there.
  const text = params.toString().replaceAll('+', '%20')
  return text && `?${text}`
}

/** How a program reaches the database: the password is not among the arguments, which process lists show. */
function reaching(url: string): { address: string; variables: Record<string, string> } {
  const [, scheme = '', user = '', password, rest = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)(?:([^/?#:@]*)(?::([^/?#]*))?@)?([^/?#@]*(?:\/[^?#]*)?)(\?[^#]*)?/.exec(url) ?? []
  return {
    address: `${scheme}${user && `${user}@`}${rest}${forLibpq(query)}`,
    variables: {
      // Of several hosts, the one on which the mall writes.
      PGTARGETSESSIONATTRS: 'primary',
      ...(password === undefined ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    },
  }
}

/** The same address with another database. */
export const withDatabase = (url: string, database: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*)(?:\/[^?#]*)?/, `$1/${database}`)

/** A running program of PostgreSQL. */
interface Running {
  child: ChildProcessWithoutNullStreams
  /** The last of what it wrote to its error output. */
  messages: () => string
  /** Waits for its end. @throws Refused with its last messages when it failed */
  ended: () => Promise<void>
}

/** Starts a program on the database, or on none. */
export function startProgram(program: string, args: readonly string[], url?: string): Running {
  const { address, variables } = url === undefined ? { address: null, variables: {} } : reaching(url)
  const child = spawn(program, address === null ? args : [`--dbname=${address}`, '--no-password', ...args], {
    env: environmentWith(variables),
    stdio: 'pipe',
  })
  let messages = ''
  child.stderr.on('data', (text: Buffer) => (messages = `${messages}${text.toString()}`.slice(-2000)))
  // A program that ended early is told by its status.
  child.stdin.on('error', () => undefined)
  const closed = once(child, 'close') as Promise<[number | null, string | null]>
  // Awaited by whoever waits for its end.
  closed.catch(() => undefined)
  return {
    child,
    messages: () => messages.trim(),
    ended: async () => {
      const [status] = await closed
      if (status !== 0) throw new Refused(`${program} failed: ${messages.trim() || 'it was ended'}`)
    },
  }
}
