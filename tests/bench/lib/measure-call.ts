/** Measures one call of the mall under load: answers per second and processor time per call. */
import { type AnswerKind, checkAnswer } from './check-answer.ts'
import { effort, secondsPerRound } from './effort.ts'
import { load, type LoadRequest, type LoadResult } from './load.ts'
import type { BenchMall, DatabaseName } from './malls.ts'
import { isSelected, type MeasuredRound, measureRound, type Target, toOutcomes } from './measured-round.ts'
import type { Outcome } from './registry.ts'

const rounds = effort(1, 3)
const warmUpOf = (seconds: number) => Math.min(3, seconds)
/** Seconds of load for one call, with the warm-up. */
export const secondsPerCall = warmUpOf(secondsPerRound) + rounds * secondsPerRound
/** Calls per second above which the requests in flight at the end of a round do not matter. */
const fast = 1000
/** Number of the first request: an id that no product has, and a price in yuan that none reaches. */
const start = 1_000_000

export type MeasuredCall = {
  what: string
  requests: readonly LoadRequest[]
  headers?: Record<string, string>
  /** Kind of a correct answer; the default is data. */
  answer?: AnswerKind
  /** A call of a member: every answer is checked, because the mall refuses calls with status 200. */
  isMembers?: boolean
  /** A request may be sent only once, such as the order of a filled cart. */
  once?: boolean
  /** Seconds per round where they are not `BENCH_SECONDS`; that only shortens them. */
  seconds?: number
  targets?: Partial<Record<DatabaseName, Target>>
}

/** @throws when the first or the last answer is wrong */
export async function measureCall(mall: BenchMall, call: MeasuredCall): Promise<Outcome[]> {
  const what = `${mall.database}: ${call.what}`
  if (!isSelected(what)) return []
  const { requests, headers = {}, answer = 'data', isMembers: countsRefusals = false } = call
  const seconds = Math.min(call.seconds ?? secondsPerRound, secondsPerRound)
  let first = start
  const check = async () => {
    const request = requests[first % requests.length]
    if (!request) throw new Error(`${call.what}: there are no requests.`)
    const path = request.path.replace('{n}', String(first++))
    await checkAnswer(mall.url(), { ...request, path }, headers, answer)
  }
  const send = async (duration: number, patience = 0) => {
    const job = { url: mall.url(), requests, seconds: duration, headers, first, countsRefusals, patience }
    const result = await load(job)
    first += result.sent + 1
    if (call.once && first - start >= requests.length)
      throw new Error(`${call.what}: the mall was faster than expected, more requests are needed.`)
    return result
  }

  await check()
  const { perSecond } = await send(warmUpOf(seconds))
  const patience = perSecond > fast ? 0 : Math.min(60, 2 + Math.ceil(64 / perSecond))
  const measured: (LoadResult & MeasuredRound)[] = []
  for (let round = 0; round < rounds; round++)
    measured.push(await measureRound(mall, () => send(seconds, patience)))
  await check()
  const outcomes = toOutcomes(what, measured, call.targets?.[mall.database])
  const failed = measured.reduce((sum, result) => sum + failures(result, answer), 0)
  if (failed > 0) outcomes.push({ what: `${what}: failed calls`, value: failed, target: 0, atMost: true })
  return outcomes
}

const failures = ({ broken, badStatus, refused, total }: LoadResult, answer: AnswerKind) =>
  broken + refused + (answer === 'missing' ? total - badStatus : badStatus)
