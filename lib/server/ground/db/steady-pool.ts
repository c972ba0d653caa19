import 'server-only'
import pg from 'pg'
import { DatabaseSilent } from './silence-watch'

/**
 * A pool that keeps the connection on which the server rejected a statement. pg closes it, and the next connection has
 * to parse and plan all statements again: when 250 of 300 buyers were told that a product is sold out, most of the time
 * was spent on that.
 */
export class SteadyPool extends pg.Pool {
  readonly #watch: { readonly isSilent: boolean } | undefined

  /** @param watch while its `isSilent` is true, statements fail at once with DatabaseSilent */
  constructor(options: pg.PoolConfig, watch?: { readonly isSilent: boolean }) {
    super(options)
    this.#watch = watch
    // A connection that ends while it is used fails its query; without a listener its event would end the process.
    this.on('connect', (client) => client.on('error', () => undefined))
    // The overloads of `query` cannot be overridden in a typed way; only the form with a promise is used.
    this.query = (async (...query: [pg.QueryConfig]) => {
      const client = await this.connect()
      let broken: Error | undefined
      try {
        return await client.query(...query)
      } catch (error) {
        if (error instanceof Error && !isRefusal(error)) broken = error
        throw error
      } finally {
        client.release(broken)
      }
    }) as typeof this.query
    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>
    // Only the form with a promise is used.
    this.connect = (() =>
      this.#watch?.isSilent ? Promise.reject(new DatabaseSilent()) : connect()) as typeof this.connect
  }
}

/**
 * Whether the server rejected the statement, and the connection is still of use: classes 08 and 57P end it, and a server
 * that has become a standby (25006) writes nothing.
 */
const isRefusal = (error: Error): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|57P|25006)/.test(error.code ?? '')
