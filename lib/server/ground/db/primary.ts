import 'server-only'
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

/** @returns the host when it is the primary, @throws otherwise */
async function askHost(connectionString: string, { host, port }: DatabaseHost): Promise<DatabaseHost> {
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
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby !== false) throw new Error(`${host}:${port} is a standby.`)
    return { host, port }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Finds the primary among the hosts of a database. The answer is kept until a connection to it is lost: a primary that
 * becomes a standby ends all connections.
 */
class PrimaryFinder {
  readonly #of: DatabaseHosts
  #asking: Promise<DatabaseHost> | undefined

  constructor(of: DatabaseHosts) {
    this.#of = of
  }

  /** @throws NoPrimary */
  find(): Promise<DatabaseHost> {
    const { hosts, connectionString } = this.#of
    if (this.#asking) return this.#asking
    const asking = Promise.any(hosts.map((one) => askHost(connectionString, one))).catch(() => {
      throw new NoPrimary(hosts)
    })
    this.#asking = asking
    asking.catch(() => {
      if (this.#asking === asking) this.#asking = undefined
    })
    return asking
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

/** With one host connections go there, whatever it is: a balancer may stand before several. */
export function connectingTo(of: DatabaseHosts): Connecting {
  const { connectionString } = of
  if (of.hosts.length === 1) return { connectionString, Client: pg.Client }
  const finder = new PrimaryFinder(of)

  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.once('end', () => finder.forget())
      this.on('error', () => finder.forget())
    }

    async #connectToPrimary(): Promise<void> {
      const { host, port } = await finder.find()
      if (this.connection.stream.destroyed) throw new Error('The connection was closed before it was opened.')
      this.host = host
      this.port = port
      await super.connect()
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = this.#connectToPrimary()
      connected.catch(() => finder.forget())
      if (!callback) return connected.then(() => this)
      connected.then(() => (callback as (error?: Error) => void)(), callback)
    }
  }
  return { connectionString, Client: PrimaryClient }
}
