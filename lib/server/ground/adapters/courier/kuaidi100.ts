import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { courierOf } from '@/lib/domain/order/couriers'
import { secondsOf } from '@/lib/domain/time/calendar'
import type { Env } from '@/lib/env'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import type { CourierTracker, ParcelTrace } from './courier'

/** A shopper's page waits for the answer. */
const timeoutMs = 3000

/** `status` 200 with data; `result: false` when nothing is known yet or the request is rejected. */
const answer = z.object({
  status: z.union([z.string(), z.number()]).optional(),
  result: z.boolean().optional(),
  returnCode: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
  data: z.array(z.object({ ftime: z.string().optional(), time: z.string(), context: z.string() })).optional(),
})

/** 查询无结果: the courier does not know the number yet. */
const unknownNumber = '500'

type Settings = NonNullable<Env['kuaidi100']>

/**
 * The tracking service of Kuaidi100: a form with `param` as JSON and `sign` = MD5(param + key + customer), upper case.
 */
export const kuaidi100 = ({ url, customer, key }: Settings): CourierTracker => ({
  async track(_mall, { corp, trackingNumber, receiverMobile }): Promise<ParcelTrace[]> {
    const com = courierOf(corp)?.kuaidi100
    if (!com) return []
    const param = JSON.stringify({
      com,
      num: trackingNumber,
      phone: receiverMobile,
      resultv2: '0',
      order: 'desc',
    })
    const sign = createHash('md5')
      .update(param + key + customer)
      .digest('hex')
      .toUpperCase()
    const told = await watchProvider('courier', async () => {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ customer, sign, param }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the tracking service answered ${response.status}`)
      return answer.parse(await response.json())
    })
    if (told.data)
      return told.data.map(({ ftime, time, context }) => ({
        at: secondsOf(ftime ?? time) ?? 0,
        text: context,
      }))
    if (String(told.returnCode) === unknownNumber) return []
    throw new Error(`the tracking service refused: ${told.returnCode ?? ''} ${told.message ?? ''}`)
  },
})
