import 'server-only'
import { counter, gauge } from '@/lib/server/ground/metrics'
import { sqlState, type Queries } from './connection'
import { number, statement, text, type Statement } from './statement'

/**
 * Reads from a standby that has what readers may expect: everything that the primary had a moment ago, and every change
 * whose pages were dropped. Otherwise the primary answers.
 */

/** Milliseconds between two looks at the positions. */
const interval = 200
/** Milliseconds that a standby may be behind. */
const bound = 1000
/** A standby that leaves so many looks without an answer is away, or too busy for reads. */
const mostMissed = 3

const readPosition = statement(
  'replica_replayed',
  `select (pg_last_wal_replay_lsn() - '0/0')::numeric as position, pg_is_in_recovery()::text as standby`,
  { position: number, standby: text },
)
const writtenPosition = statement(
  'replica_written',
  `select (pg_current_wal_lsn() - '0/0')::numeric as position`,
  { position: number },
)

const reads = counter('mall_db_reads_total', 'reads of the catalogue by the server that answered', ['by'])
const lag = gauge('mall_db_standby_lag_bytes', 'bytes of the log that the standby has not replayed', ['host'])
const fresh = gauge('mall_db_standby_fresh', 'whether the standby may answer reads', ['host'])

/** Positions in the log of the primary by the time at which they were read, the oldest first. */
type Written = { at: number; position: number }[]

export interface ReplicaOptions {
  /** Name of the standby in the metrics. */
  host?: string
  /** For the positions: without time limits. */
  primary: Pick<Queries, 'run'>
  replica: Pick<Queries, 'run'>
  /** Answers reads in the place of the standby. */
  reader?: Pick<Queries, 'run'>
  /** Milliseconds of a clock that does not jump. */
  now?: () => number
}

export class Replica {
  readonly #host: string
  readonly #primary: Pick<Queries, 'run'>
  readonly #replica: Pick<Queries, 'run'>
  readonly #reader: Pick<Queries, 'run'>
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #written: Written = []
  #replayed = 0
  /** The position that must be replayed. */
  #floor = 0
  /** Changes whose position is not known yet. */
  #asked = 0
  #isLooking = false
  /** Looks that did not begin because the one before waits for its answers. */
  #missed = 0
  #isFresh = false

  constructor(options: ReplicaOptions) {
    const { host = '', primary, replica, reader = primary, now = () => performance.now() } = options
    this.#host = host
    this.#primary = primary
    this.#reader = reader
    this.#replica = replica
    this.#now = now
    this.#timer = setInterval(() => void this.look(), interval).unref()
  }

  get isFresh(): boolean {
    return this.#isFresh && this.#asked === 0 && this.#replayed >= this.#floor
  }

  /** What was committed until now must be there before the standby answers again. */
  async require(): Promise<void> {
    this.#asked++
    try {
      const [row] = await this.#primary.run(writtenPosition, [])
      this.#floor = Math.max(this.#floor, row?.position ?? 0)
    } catch {
      // The next look knows a later position.
      this.#isFresh = false
      this.#floor = Number.POSITIVE_INFINITY
    } finally {
      this.#asked--
    }
  }

  /** Compares the positions of both servers. */
  async look(): Promise<void> {
    if (this.#isLooking) {
      if (++this.#missed >= mostMissed) this.#isFresh = false
      return
    }
    this.#isLooking = true
    this.#missed = 0
    const isUnknown = this.#floor === Number.POSITIVE_INFINITY
    try {
      // The standby is asked first: what it has replayed by then was written before.
      const [replayed] = await this.#replica.run(readPosition, [])
      const at = this.#now()
      const [written] = await this.#primary.run(writtenPosition, [])
      if (!replayed || !written || replayed.standby !== 'true') throw new Error('The reader is no standby.')
      this.#written.push({ at, position: written.position })
      const old = this.#written.findLastIndex((one) => one.at <= at - bound)
      if (old > 0) this.#written.splice(0, old)
      this.#replayed = replayed.position
      if (isUnknown) this.#floor = written.position
      const then = this.#written.find((one) => one.at <= at - bound) ?? written
      this.#isFresh = replayed.position >= then.position
    } catch {
      this.#isFresh = false
      this.#written = []
    } finally {
      this.#isLooking = false
    }
  }

  /** Runs a read on the standby when it is fresh, on the primary otherwise or when the standby cannot answer. */
  async run<Row>(wanted: Statement<Row>, params: unknown[]): Promise<Row[]> {
    if (this.isFresh)
      try {
        const rows = await this.#replica.run(wanted, params)
        reads.inc({ by: 'standby' })
        return rows
      } catch (error) {
        if (!isOfStandby(error)) throw error
        this.#isFresh = false
      }
    reads.inc({ by: 'primary' })
    return this.#reader.run(wanted, params)
  }

  /** Puts its distance from the primary, and whether it may answer, into the metrics. */
  measure(): void {
    const distance = Math.max(0, (this.#written.at(-1)?.position ?? this.#replayed) - this.#replayed)
    lag.set({ host: this.#host }, distance)
    fresh.set({ host: this.#host }, this.isFresh ? 1 : 0)
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

/** Classes of errors that the primary may not have: no connection, cancelled for the sake of replay, stopping, no table yet. */
const ofStandby = /^(?:08|40|53|57|42P01)/

const isOfStandby = (error: unknown): boolean => {
  const state = sqlState(error)
  return state === undefined || ofStandby.test(state)
}
