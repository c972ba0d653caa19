import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { output } from '../run/step.ts'
import { addressOf, hasNamespaces, machineNames, type MachineName, withAddresses } from './network.ts'

const files = join(import.meta.dirname, '../../deploy/cluster')
export const deployFile = async (name: string): Promise<string> =>
  withAddresses(await readFile(join(files, name), 'utf8'))

/** The password of every account of the database. */
export const password = 'only-for-tests'

/** Starts a program in the network of a machine, or in that of the malls, as the user of PostgreSQL. */
export function startProgram(
  [program = '', ...args]: readonly string[],
  { log, machine, env = {} }: { log: string; machine?: MachineName; env?: Record<string, string> },
): ChildProcess {
  const where = machine && hasNamespaces ? ['nsenter', `--net=/run/netns/${machine}`] : []
  const [first = '', ...rest] = [
    ...where,
    ...['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'],
    program,
    ...args,
  ]
  const to = openSync(log, 'a')
  const child = spawn(first, rest, {
    stdio: ['ignore', to, to],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LANG: 'C.UTF-8', HOME: '/tmp', ...env },
  })
  closeSync(to)
  return child
}

const variables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** A machine with etcd, Patroni and the PostgreSQL that Patroni starts, set up by the files of `deploy/cluster`. */
export class Machine {
  readonly name: MachineName
  readonly #folder: string
  readonly #parts = new Map<string, ChildProcess>()

  constructor(name: MachineName, parent: string) {
    this.name = name
    this.#folder = join(parent, name)
  }

  get #data() {
    return join(this.#folder, 'data')
  }

  async create(): Promise<void> {
    const uid = Number(await output('id', ['-u', 'postgres']))
    for (const folder of [this.#folder, this.#data]) {
      await mkdir(folder)
      await chown(folder, uid, uid)
      await chmod(folder, 0o700)
    }
    await writeFile(join(this.#folder, 'patroni.yml'), await deployFile('patroni.yml'), { mode: 0o644 })
    await writeFile(join(this.#folder, 'pgpass'), '', { mode: 0o600 })
    await chown(join(this.#folder, 'pgpass'), uid, uid)
  }

  /** The settings of a file, which has those of the first machine. */
  async #settings(file: string): Promise<Record<string, string>> {
    const own = (text: string) => text.replaceAll(addressOf(machineNames[0]), addressOf(this.name))
    return Object.fromEntries(
      Object.entries(variables(await deployFile(file))).map(([name, value]) => [
        name,
        name === 'ETCD_INITIAL_CLUSTER' ? value : own(value),
      ]),
    )
  }

  #run(part: string, command: readonly string[], env: Record<string, string>): void {
    const log = join(this.#folder, `${part}.log`)
    const child = startProgram(command, { log, machine: this.name, env })
    this.#parts.set(part, child)
    // As `Restart=on-failure` of its unit: Patroni ends when it finds no etcd at its start.
    child.once('exit', (code, signal) => {
      if (signal === null && code !== 0) setTimeout(() => this.#run(part, command, env), 1000).unref()
    })
  }

  async startEtcd(): Promise<void> {
    const settings = await this.#settings('etcd.env')
    const ETCD_DATA_DIR = join(this.#folder, 'etcd')
    this.#run('etcd', ['etcd'], { ...settings, ETCD_NAME: this.name, ETCD_DATA_DIR })
  }

  async startPatroni(): Promise<void> {
    const settings = await this.#settings('patroni.env')
    this.#run('patroni', ['patroni', join(this.#folder, 'patroni.yml')], {
      ...settings,
      PATRONI_NAME: this.name,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
    })
  }

  /** Ends its PostgreSQL as the kernel does when memory is short. */
  async killPostgres(): Promise<void> {
    const text = await readFile(join(this.#data, 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    if (pid <= 1) return
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended before.
    }
  }

  /** PostgreSQL goes on without its Patroni. */
  killPatroni(): void {
    this.#parts.get('patroni')?.kill('SIGKILL')
  }

  /** Ends everything on it at the same moment. */
  async kill(): Promise<void> {
    for (const child of this.#parts.values()) child.kill('SIGKILL')
    await this.killPostgres()
  }

  /** A connection as the superuser through its socket, which also works while its cable is pulled. */
  async connect(database = 'mall'): Promise<Client> {
    const client = new Client({
      host: this.#folder,
      port: 5432,
      user: 'postgres',
      password,
      database,
      connectionTimeoutMillis: 2000,
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async query<Row extends object>(text: string, values: unknown[] = [], database?: string): Promise<Row[]> {
    const client = await this.connect(database)
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Whether its PostgreSQL takes writes. */
  async isPrimary(): Promise<boolean> {
    const asked = this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby', [], 'postgres')
    return asked.then(
      ([row]) => row?.standby === false,
      () => false,
    )
  }

  /** The last lines of its logs, for a failure. */
  async report(): Promise<string> {
    const last = async (part: string) =>
      (await readFile(join(this.#folder, `${part}.log`), 'utf8').catch(() => '')).split('\n').slice(-15)
    return [this.name, ...(await last('etcd')), ...(await last('patroni'))].join('\n')
  }
}
