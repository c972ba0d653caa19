import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, number, statement, text } from '@/lib/server/ground/db/statement'
import { type Found, ok, problem, sentenceOf, warning } from './finding'

/** Seconds behind the primary, up to which a standby answers reads (ADR 0131). */
const bound = 1
/** Seconds that a standby has to catch up here. */
const patience = 5
const interval = 50

const written = statement('doctor_written', `select (pg_current_wal_lsn() - '0/0')::numeric as position`, {
  position: number,
})
const standbyFacts = statement(
  'doctor_standby',
  `select pg_is_in_recovery() as "isStandby",
          coalesce((pg_last_wal_replay_lsn() - '0/0')::numeric, 0) as "replayed",
          current_setting('hot_standby_feedback') as "feedback",
          (select s.setting::int from pg_settings s where s.name = 'max_standby_streaming_delay') as "delay"`,
  { isStandby: boolean, replayed: number, feedback: text, delay: number },
)

/** Milliseconds for which a standby should let a read go on before it cancels it. */
const leastDelay = 10_000

/** Whether the standby of `DATABASE_READ_URL` is one, and how far it is behind. */
export async function checkStandby(
  primary: Pick<Queries, 'run'>,
  standby: Pick<Queries, 'run'>,
): Promise<Found[]> {
  const read = async () => only(await standby.run(standbyFacts, []), 'the facts of the standby')
  try {
    const { isStandby, feedback, delay: most } = await read()
    if (!isStandby)
      return [warning('the server of DATABASE_READ_URL is no standby: the primary answers all reads')]
    const { position } = only(await primary.run(written, []), 'the position of the primary')
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    while ((await read()).replayed < position && seconds() < patience) await delay(interval)
    const behind = seconds()
    const says =
      behind >= patience
        ? `the standby is more than ${patience} s behind: the primary answers its reads`
        : `the standby had all that was written after ${behind.toFixed(1)} s`
    const lag = behind >= patience ? problem(says) : behind > bound ? warning(says) : ok(says)
    const cancels = feedback === 'off' && most >= 0 && most < leastDelay
    return [
      lag,
      ...(cancels
        ? [
            warning(
              'the standby cancels reads for vacuum: hot_standby_feedback = on, or a max_standby_streaming_delay above 10 s',
            ),
          ]
        : []),
    ]
  } catch (error) {
    return [warning(`the standby does not answer (${sentenceOf(error)}): the primary answers its reads`)]
  }
}
