import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { output } from './step.ts'

export interface TemporaryPostgres {
  url: string
  /** Makes a standby the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** The programs of the newest installed version. Debian keeps them outside PATH, in one folder per version. */
async function binFolder(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0]
  return newest ? `/usr/lib/postgresql/${newest}/bin` : null
}

/** Nothing waits for the disk: only a crash of the operating system could lose data. */
const withoutDisk = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  .map((text) => ` -c ${text}`)
  .join('')

/** Where a server lives: a folder of its own, owned by an unprivileged user, and the programs. */
interface Home {
  folder: string
  data: string
  /** Runs a program of PostgreSQL; null when it fails. */
  run(program: string, options: string): Promise<string | null>
}

async function makeHome(bin: string): Promise<Home> {
  const root = process.getuid?.() === 0
  const folder = await mkdtemp(join(tmpdir(), 'mall-pg-'))
  if (root) {
    const uid = Number(await output('id', ['-u', 'postgres']))
    await chown(folder, uid, uid)
  }
  const run = (program: string, options: string) => {
    const command = `${bin}/${program} ${options}`
    return root ? output('su', ['postgres', '-s', '/bin/sh', '-c', command]) : output('sh', ['-c', command])
  }
  return { folder, data: `${folder}/data`, run }
}

/** Starts the server of a filled folder. @throws Error when it does not start */
async function startServer({ folder, data, run }: Home, settings: string): Promise<TemporaryPostgres> {
  const listenOn = (port: number) => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200${settings}`
    return run('pg_ctl', `-D ${data} -w -l ${folder}/log -o "${options}" start >/dev/null`)
  }
  // Any connection of another process may take a port that was free a moment ago.
  let port = 0
  let started: string | null = null
  for (let attempt = 0; started === null && attempt < 5; attempt++) {
    port = await freePort()
    started = await listenOn(port)
  }
  if (started === null) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL in ${folder} did not start`)
  }
  return {
    url: `postgres://mall@127.0.0.1:${port}/postgres`,
    promote: async () => void (await run('pg_ctl', `-D ${data} -w promote >/dev/null`)),
    async stop() {
      await run('pg_ctl', `-D ${data} -m immediate stop >/dev/null`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a temporary PostgreSQL on a free port; as root, under the unprivileged user `postgres`.
 * @param isDurable false for tests that open hundreds of databases and measure nothing
 * @returns null when PostgreSQL is not installed
 */
export async function startPostgres({ isDurable = true } = {}): Promise<TemporaryPostgres | null> {
  const bin = await binFolder()
  if (!bin) return null
  const home = await makeHome(bin)
  const { data } = home
  await home.run('initdb', `-D ${data} -U mall --auth=trust --encoding=UTF8 --locale=C.UTF-8`)
  return startServer(home, isDurable ? '' : withoutDisk)
}

/** Starts a standby of a temporary server, which follows it. */
export async function startStandby(primary: TemporaryPostgres): Promise<TemporaryPostgres> {
  const bin = await binFolder()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const home = await makeHome(bin)
  const { port } = new URL(primary.url)
  await home.run('pg_basebackup', `-D ${home.data} -h 127.0.0.1 -p ${port} -U mall -R -c fast -X stream`)
  return startServer(home, '')
}
