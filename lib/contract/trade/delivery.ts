import { z } from 'zod'
import { call } from '../call'
import { wireId, wireText } from '../fields'
import { wireOrderId } from './order'

const tags = ['物流']

/** A trace of a parcel. Without any there is one entry 暂无物流信息 with an empty time. */
export const trace = z.object({ AcceptTime: z.string(), AcceptStation: z.string() })

/** Units of an order line in a parcel. */
export const parcelItem = z.object({
  id: z.int(),
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  pic: z.string(),
  num: z.int(),
})

/** A parcel of an order (contract trade §9.1); `delivery_id` 0 holds what is not shipped yet. */
const parcel = z.object({
  delivery_id: z.int(),
  delivery_corp: z.string(),
  delivery_corp_name: z.string(),
  delivery_code: z.string(),
  delivery_time: z.int(),
  items: z.array(parcelItem),
  items_num: z.int(),
  status_msg: z.enum(['已发货', '未发货']),
  /** Text of the newest trace. */
  delivery_info: z.string(),
})
export type Parcel = z.infer<typeof parcel>
export type Trace = z.infer<typeof trace>

export const deliveryContract = {
  parcels: call('GET', '/delivery/lists', '订单包裹', { tags, auth: 'member' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.object({ delivery_num: z.int(), list: z.array(parcel) })),

  /** Traces of one parcel, newest first. */
  track: call('GET', '/delivery/trackerpull', '包裹物流', {
    tags,
    auth: 'member',
    invalid: '缺少发货单id',
  })
    .input(z.object({ delivery_id: wireId('缺少发货单id') }))
    .output(z.array(trace)),

  /** Traces of the newest parcel of an order. The web client sends POST with a query (contract trade §9.1). */
  trackOrder: call('GET', '/trackerpull', '订单物流', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/trackerpull' }],
  })
    .input(z.object({ order_id: wireOrderId(), order_type: wireText(30).optional() }))
    .output(z.array(trace)),
}
