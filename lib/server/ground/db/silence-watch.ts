import 'server-only'
import { Socket } from 'node:net'
import pg from 'pg'
import type { PoolState } from './pool-metrics'

/**
 * The error when the database accepts connections or statements but answers nothing. Visitors see that the mall is
 * busy.
 */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.')
    this.name = 'DatabaseSilent'
  }
}

/** Milliseconds between two checks of the connections. */
const interval = 200
/**
 * Checks without a byte received after which the database counts as silent, so that the mall can answer within two
 * seconds.
 */
const quietLooks = 5
/** Checks after which an unanswered probe counts as failed. */
const patience = 5
/** Checks between an answer and the next probe. */
const pause = 2

type Question = { socket: Socket; looks: number }

/**
 * Watches whether a database answers (ADR 0089). While statements run and no byte arrives on any connection, it sends
 * `select 1` on a separate connection. If that is not answered either, all connections are closed, so that waiting
 * statements fail at once, and new statements fail until the probe is answered. A statement that waits for a lock is
 * not affected: the probe is answered then.
 * Counts checks instead of time: a thread that was blocked for a second has made only one check, and has read the bytes
 * that arrived meanwhile.
 */
export class SilenceWatch {
  readonly #connect: (stream: () => Socket) => pg.Client
  readonly #pools: () => readonly PoolState[]
  readonly #sockets = new Set<Socket>()
  readonly #timer: NodeJS.Timeout
  #bytes = 0
  #quiet = 0
  #rest = 0
  #isSilent = false
  #question: Question | undefined

  /**
   * @param connect makes a connection on a socket
   * @param pools the pools whose statements are watched
   */
  constructor(connect: (stream: () => Socket) => pg.Client, pools: () => readonly PoolState[]) {
    this.#connect = connect
    this.#pools = pools
    this.#timer = setInterval(() => this.#look(), interval).unref()
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  /** A socket for a connection of a pool, for the option `stream` of pg. */
  readonly stream = (): Socket => {
    const socket = new Socket()
    // It may be closed before its connection is opened, and nothing else hears of its errors until then.
    socket.on('error', () => undefined)
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    // A statement that was waiting for a connection gets a new one when the others are closed.
    if (this.#isSilent) setImmediate(() => socket.destroy(new DatabaseSilent()))
    return socket
  }

  close(): void {
    clearInterval(this.#timer)
    this.#question?.socket.destroy()
  }

  #look(): void {
    if (this.#question && ++this.#question.looks > patience) this.#question.socket.destroy()
    if (this.#isSilent) return this.#ask()
    const bytes = [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
    const isMoving = bytes !== this.#bytes
    this.#bytes = bytes
    if (isMoving || !this.#isWaitedFor) return this.#hear()
    if (this.#rest > 0) return void this.#rest--
    if (++this.#quiet <= quietLooks) return this.#ask()
    this.#isSilent = true
    for (const socket of this.#sockets) socket.destroy(new DatabaseSilent())
  }

  get #isWaitedFor(): boolean {
    return this.#pools().some(
      ({ totalCount, idleCount, waitingCount }) => totalCount > idleCount || waitingCount > 0,
    )
  }

  #hear(): void {
    this.#quiet = 0
    this.#isSilent = false
  }

  /** Sends a probe to the database, unless one is running. */
  #ask(): void {
    if (this.#question) return
    const socket = new Socket()
    socket.on('error', () => undefined)
    const question = (this.#question = { socket, looks: 0 })
    const client = this.#connect(() => socket)
    client.on('error', () => undefined)
    const asked = client.connect().then(() => client.query('select 1'))
    void asked
      .then(
        () => true,
        // An error from the server is an answer, for example that all connections are in use.
        (error: unknown) => error instanceof pg.DatabaseError,
      )
      .then((isAnswered) => {
        if (isAnswered) {
          this.#hear()
          this.#rest = pause
        }
        void client.end().catch(() => undefined)
        socket.destroySoon()
      })
      .finally(() => {
        if (this.#question === question) this.#question = undefined
      })
  }
}
