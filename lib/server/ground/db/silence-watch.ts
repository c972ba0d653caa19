import 'server-only'
import { Socket } from 'node:net'
import pg from 'pg'
import type { PoolState } from './pool-metrics'

/** The database accepts connections or statements and answers nothing. Visitors read that the mall is busy. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.')
    this.name = 'DatabaseSilent'
  }
}

/** Milliseconds between two looks at the connections. */
const interval = 200
/** Looks without a byte after which the database is silent: with an answer of the mall within two seconds in mind. */
const quietLooks = 5
/** Looks after which an unanswered question is given up. */
const patience = 5
/** Looks between an answer and the next question. */
const pause = 2

type Question = { socket: Socket; looks: number }

/**
 * Watches whether a database answers (ADR 0089). While statements run and no byte arrives on any connection, it asks `select 1` on
 * a connection of its own. Without an answer to that either, all connections are broken off, so that whoever waits for them
 * fails at once, and new statements fail until the question is answered. A statement that waits for a lock is none of its
 * business: the question is answered then.
 *
 * Looks are counted instead of time: a thread that was busy for a second has looked once, and read what had arrived meanwhile.
 */
export class SilenceWatch {
  readonly #options: pg.ClientConfig
  readonly #pools: () => readonly PoolState[]
  readonly #sockets = new Set<Socket>()
  readonly #timer: NodeJS.Timeout
  #bytes = 0
  #quiet = 0
  #rest = 0
  #isSilent = false
  #question: Question | undefined

  /**
   * @param options how to connect
   * @param pools whose statements are waited for
   */
  constructor(options: pg.ClientConfig, pools: () => readonly PoolState[]) {
    this.#options = options
    this.#pools = pools
    this.#timer = setInterval(() => this.#look(), interval).unref()
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  /** A socket for a connection of a pool, for the option `stream` of pg. */
  readonly stream = (): Socket => {
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    // A statement that was waiting for a connection gets a new one when the others end.
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

  /** Asks the database for a sign of life, unless it is being asked. */
  #ask(): void {
    if (this.#question) return
    const socket = new Socket()
    const question = (this.#question = { socket, looks: 0 })
    const client = new pg.Client({ ...this.#options, stream: () => socket })
    client.on('error', () => undefined)
    const asked = client.connect().then(() => client.query('select 1'))
    void asked
      .then(
        () => true,
        // A refusal is an answer, for example that all connections are taken.
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
