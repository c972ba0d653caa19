import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseHost, DatabaseHosts } from '@/lib/database-hosts'

/** No host takes writes: all are away, or a standby is not promoted yet. */
class NoPrimary extends Error {
  /** As errors of the network have one, so that work is repeated later. */
  readonly code = 'ENOPRIMARY'

  constructor(hosts: readonly DatabaseHost[]) {
    super(`None of ${hosts.map(({ host, port }) => `${host}:${port}`).join(', ')} is a primary.`)
    this.name = 'NoPrimary'
  }
}

/** Milliseconds that a host has for its answer. */
const patience = 2000
/** Milliseconds that the others have once one has said that it is the primary. */
const grace = 300

/** A host that takes writes. */
interface Primary {
  host: DatabaseHost
  /** It grows with each promotion. */
  timeline: number
}

/** The timeline is the first part of the name of the file that the primary writes; a standby writes none. */
const askTimeline = `select case when not pg_is_in_recovery()
  then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

/** @throws unless the host is a primary */
async function askHost(connectionString: string, { host, port }: DatabaseHost): Promise<Primary> {
  const client = new pg.Client({
    connectionString,
    application_name: 'huanxin-mall primary',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  client.host = host
  client.port = port
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(askTimeline)
    const timeline = rows[0]?.timeline
    if (!timeline) throw new Error(`${host}:${port} is a standby.`)
    return { host: { host, port }, timeline: Number.parseInt(timeline, 16) }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Finds the primary among the hosts of a database. The answer is kept until a connection to it is lost: a primary that
 * becomes a standby ends all connections.
 * Of two that take writes the one that was promoted last is the primary: the other one was cut off, and nobody could
 * stop it. A mall that knows the newer one does not return to the other.
 */
class PrimaryFinder {
  readonly #of: DatabaseHosts
  #asking: Promise<DatabaseHost> | undefined
  #timeline = 0

  constructor(of: DatabaseHosts) {
    this.#of = of
  }

  /** @throws NoPrimary */
  find(): Promise<DatabaseHost> {
    if (this.#asking) return this.#asking
    const asking = this.#ask()
    this.#asking = asking
    asking.catch(() => {
      if (this.#asking === asking) this.#asking = undefined
    })
    return asking
  }

  async #ask(): Promise<DatabaseHost> {
    const { hosts, connectionString } = this.#of
    const found: Primary[] = []
    const asked = hosts.map(async (one) => found.push(await askHost(connectionString, one)))
    await Promise.any(asked).catch(() => undefined)
    if (found.length > 0)
      await Promise.race([Promise.allSettled(asked), delay(grace, undefined, { ref: false })])
    const newest = found.toSorted((a, b) => b.timeline - a.timeline)[0]
    if (!newest || newest.timeline < this.#timeline) throw new NoPrimary(hosts)
    this.#timeline = newest.timeline
    return newest.host
  }

  /** The next connection asks again. */
  forget(): void {
    this.#asking = undefined
  }
}

/** How the connections of a database are made. */
export interface Connecting {
  connectionString: string
  /** The class of connections: those of `pg`, or one that looks for the primary. */
  Client: typeof pg.Client
}

/** Connections to one host of several. */
export function connectingToHost(
  { connectionString }: DatabaseHosts,
  { host, port }: DatabaseHost,
): Connecting {
  class HostClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.host = host
      this.port = port
    }
  }
  return { connectionString, Client: HostClient }
}

/** With one host connections go there, whatever it is: a balancer may stand before several. */
export function connectingTo(of: DatabaseHosts): Connecting {
  const { connectionString } = of
  if (of.hosts.length === 1) return { connectionString, Client: pg.Client }
  const finder = new PrimaryFinder(of)
  const connected = new Set<pg.Client>()

  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.once('end', () => {
        connected.delete(this)
        finder.forget()
      })
      this.on('error', () => finder.forget())
    }

    async #connectToPrimary(): Promise<void> {
      const { host, port } = await finder.find()
      if (this.connection.stream.destroyed) throw new Error('The connection was closed before it was opened.')
      this.host = host
      this.port = port
      connected.add(this)
      // A primary that was replaced and not stopped keeps its connections, waits with writes and reads what was before.
      for (const one of connected) if (one.host !== host || one.port !== port) one.connection.stream.destroy()
      await super.connect()
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connecting = this.#connectToPrimary()
      connecting.catch(() => finder.forget())
      if (!callback) return connecting.then(() => this)
      connecting.then(() => (callback as (error?: Error) => void)(), callback)
    }
  }
  return { connectionString, Client: PrimaryClient }
}
