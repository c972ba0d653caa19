import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Listening, Listener } from './connection'

/** Milliseconds before a lost connection is opened again. */
const pause = 250

/**
 * Milliseconds between two questions to the server. A listening connection sends nothing else, and a server that vanished
 * without closing it would never be noticed.
 */
const heartbeat = 5_000

/** Options of the connection. */
export const listening = {
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  query_timeout: heartbeat,
} satisfies pg.ClientConfig

/**
 * `LISTEN` on a separate connection, which is opened again whenever it ends.
 * @param connect makes a connection that is not open yet
 * @param channel an SQL identifier, inserted into the statement
 */
export function listenOn(
  connect: () => pg.Client,
  channel: string,
  { onMessage, onConnect }: Listener,
): Listening {
  const closed = new AbortController()
  let client: pg.Client | undefined

  async function once(): Promise<void> {
    const connection = connect()
    const ended = new Promise<void>((resolve) => connection.once('end', resolve))
    // The event `end` follows.
    connection.on('error', () => {})
    connection.on('notification', ({ payload }) => onMessage(payload ?? ''))
    let beat: NodeJS.Timeout | undefined
    try {
      await connection.connect()
      client = connection
      await connection.query(`listen ${channel}`)
      onConnect()
      beat = setInterval(() => {
        connection.query('select 1').catch(() => connection.connection.stream.destroy())
      }, heartbeat).unref()
      await ended
    } finally {
      clearInterval(beat)
      client = undefined
      await connection.end().catch(() => {})
    }
  }

  const running = (async () => {
    while (!closed.signal.aborted) {
      // The other statements of the process report why there is no connection.
      await once().catch(() => {})
      await delay(pause, undefined, { signal: closed.signal, ref: false }).catch(() => {})
    }
  })()

  return {
    async close() {
      closed.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}
