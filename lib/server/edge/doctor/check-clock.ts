import 'server-only'
import type { Env } from '@/lib/env'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { bounded, type Found, ok, sentenceOf, warning } from './finding'

/** Milliseconds that a service has for its answer. */
const patience = 5000
/** Seconds. Times of orders come from this machine, times of locks from the database. */
const ofDatabase = [2, 30] as const
/** Seconds. Payment services and S3 refuse requests that are minutes away; the header `Date` has whole seconds. */
const ofService = [5, 60] as const

const databaseTime = statement(
  'doctor_time',
  'select extract(epoch from clock_timestamp())::double precision as "seconds"',
  { seconds: number },
)

/** How far another clock is from this one, in seconds, when it was read between two moments of this one. */
function difference(seconds: number, before: number, after: number): number {
  const [least, most] = [before / 1000, after / 1000]
  return seconds < least ? least - seconds : Math.max(0, seconds - most)
}

export async function checkDatabaseClock(db: Pick<Queries, 'run'>, now = Date.now): Promise<Found> {
  const before = now()
  const { seconds } = only(await db.run(databaseTime, []), 'the time of the database')
  const apart = difference(seconds, before, now())
  return bounded(apart, ofDatabase, `the clock is ${apart.toFixed(1)} s from that of the database`)
}

/** Services that are configured, by name. */
export const servicesOf = (env: Env): [name: string, url: string][] => [
  ...(env.s3 ? [['the storage', env.s3.url] as [string, string]] : []),
  ...(env.alipay ? [['Alipay', env.alipay.gateway] as [string, string]] : []),
  ...(env.wechat ? [['WeChat Pay', env.wechat.gateway] as [string, string]] : []),
  ...(env.sms === 'aliyun' ? [['Aliyun SMS', env.aliyunSms.gateway] as [string, string]] : []),
  ...(env.wechatLogin === 'wechat' ? [['WeChat', env.wechatGateway] as [string, string]] : []),
  ...(env.courier === 'kuaidi100' && env.kuaidi100
    ? [['Kuaidi100', env.kuaidi100.url] as [string, string]]
    : []),
]

/** Asks a service for its time; any answer will do. */
export async function checkServiceClock(name: string, url: string, now = Date.now): Promise<Found> {
  const before = now()
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
    const date = Date.parse(response.headers.get('date') ?? '')
    if (Number.isNaN(date)) return ok(`${name} answers, and does not tell its time`)
    // The header has whole seconds.
    const apart = Math.floor(difference(date / 1000 + 0.5, before - 500, now() + 500))
    return bounded(apart, ofService, `${name} answers, and the clock is ${apart} s from that of it`)
  } catch (error) {
    return warning(`${name} does not answer (${sentenceOf(error)})`)
  }
}
