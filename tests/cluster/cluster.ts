import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Machine, password } from './machine.ts'
import { addressOf, machineNames } from './network.ts'

interface Member {
  name: string
  role: string
  state: string
}

/** @throws after `seconds` */
export async function until(
  what: string,
  seconds: number,
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`)
    await delay(100)
  }
}

/** Three machines under Patroni. */
export class Cluster {
  readonly folder: string
  readonly machines: readonly Machine[]

  private constructor(folder: string) {
    this.folder = folder
    this.machines = machineNames.map((name) => new Machine(name, folder))
  }

  /** Makes the cluster and in it an empty database with its owner, both named mall. */
  static async make(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'mall-cluster-'))
    await chmod(folder, 0o755)
    const cluster = new Cluster(folder)
    for (const machine of cluster.machines) await machine.create()
    await Promise.all(cluster.machines.map((machine) => machine.startEtcd()))
    for (const machine of cluster.machines) await machine.startPatroni()
    await cluster.whole(120)
    const primary = await cluster.primary()
    await primary.query(`create role mall login password '${password}'`, [], 'postgres')
    await primary.query('create database mall owner mall', [], 'postgres')
    return cluster
  }

  /** The machines as Patroni sees them. */
  async members(): Promise<Member[]> {
    const ask = async (address: string) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
      return ((await answer.json()) as { members: Member[] }).members
    }
    return Promise.any(machineNames.map((name) => ask(addressOf(name)))).catch(() => [])
  }

  /** Waits for a primary, a synchronous standby and another standby. */
  async whole(seconds: number): Promise<void> {
    let last: Member[] = []
    try {
      await until('a whole cluster', seconds, async () => {
        last = await this.members()
        const has = (role: string) => last.filter((one) => one.role === role).length
        const isUp = last.every(({ state }) => state === 'running' || state === 'streaming')
        const isNamed =
          last.length === machineNames.length && has('leader') === 1 && has('sync_standby') === 1
        return isUp && isNamed && (await this.#following()) === machineNames.length - 1
      })
    } catch (error) {
      const reports = await Promise.all(this.machines.map((machine) => machine.report()))
      throw new Error([JSON.stringify(last), ...reports].join('\n\n'), { cause: error })
    }
  }

  /** Changes what Patroni keeps in etcd for all machines, as `patronictl edit-config` does. */
  async configure(changes: object): Promise<void> {
    const body = JSON.stringify(changes)
    const url = `http://${addressOf(machineNames[0])}:8008/config`
    const { status } = await fetch(url, { method: 'PATCH', body })
    if (status !== 200) throw new Error(`Patroni refused a change: ${status}`)
  }

  /** How many standbys follow the primary; Patroni calls one running before it does. */
  async #following(): Promise<number> {
    const text = `select count(*)::int as count from pg_stat_replication where state = 'streaming'`
    const asked = this.machineOf('leader').then((leader) =>
      leader.query<{ count: number }>(text, [], 'postgres'),
    )
    return asked.then(
      ([row]) => row?.count ?? 0,
      () => 0,
    )
  }

  /** The machines that take writes. */
  async primaries(): Promise<Machine[]> {
    const found: Machine[] = []
    for (const machine of this.machines) if (await machine.isPrimary()) found.push(machine)
    return found
  }

  async primary(): Promise<Machine> {
    const [machine] = await this.primaries()
    if (!machine) throw new Error('No machine is the primary.')
    return machine
  }

  /** The machine that Patroni gave a role. */
  async machineOf(role: 'leader' | 'sync_standby'): Promise<Machine> {
    const member = (await this.members()).find((one) => one.role === role)
    const machine = this.machines.find(({ name }) => name === member?.name)
    if (!machine) throw new Error(`Patroni has no ${role}.`)
    return machine
  }

  async remove(): Promise<void> {
    await Promise.all(this.machines.map((machine) => machine.kill()))
    await delay(500)
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const account = `postgres://mall:${password}@`
const everyHost = machineNames.map((name) => `${addressOf(name)}:5432`).join(',')

/** The addresses that malls may have. */
export const addresses = {
  hosts: `${account}${everyHost}/mall`,
  haproxy: `${account}127.0.0.1:5000/mall`,
  pooler: `${account}127.0.0.1:6432/mall`,
}
