import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Env } from '@/lib/env'
import { simulatedServices } from '@/lib/server/edge/simulated-services'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import { type Found, ok, problem, sentenceOf, warning } from './finding'

/** What only looks as if it worked, and what does not work at all. */
export function checkServices(env: Env): Found[] {
  const simulated = simulatedServices(env).map((name) => warning(`only simulated: ${name}`))
  const takesMoney = env.alipay ?? env.wechat
  return [
    ...simulated,
    ...(env.identity === 'none'
      ? [warning('no identity checks (MALL_IDENTITY=none): nobody is verified, and no subsidy is paid')]
      : []),
    ...(takesMoney
      ? [ok(`payments: ${[env.alipay && 'Alipay', env.wechat && 'WeChat Pay'].filter(Boolean).join(', ')}`)]
      : [
          warning(
            'no payment service: shoppers pay by transfer and stored value only (MALL_ALIPAY_…, MALL_WECHAT_…)',
          ),
        ]),
    ...(env.courier === 'none' ? [ok('nobody tells where parcels are (MALL_COURIER=none)')] : []),
  ]
}

const probe = new TextEncoder().encode('the doctor was here')

/** Writes a small object, reads it and removes it. */
export async function checkStorage(env: Env, now: () => number): Promise<Found> {
  const storage = storageOf({ env, now })
  const key = `doctor/${randomUUID()}.txt`
  try {
    await storage.put(key, probe, 'text/plain')
    const read = await storage.get(key)
    await storage.remove(key)
    return read && Buffer.from(read).equals(probe)
      ? ok('objects are written, read and removed')
      : problem('an object that was written could not be read')
  } catch (error) {
    return problem(`objects cannot be kept there (${sentenceOf(error)})`)
  }
}
