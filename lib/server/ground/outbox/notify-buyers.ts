import 'server-only'
import type { Notice, OrderNotice } from '@/lib/domain/content/notice'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'
import { emit } from './emit'

/** A notice of type $2 with values $3 at time $4 for the buyers of orders $1, whose numbers are added to the values. */
const insertNotices = statement(
  'outbox_notify_buyers',
  `insert into outbox (topic, payload, created, next_try)
   select 'sms', jsonb_build_object('mobile', m.mobile, 'type', $2::text,
                                    'params', $3::jsonb || jsonb_build_object('orderId', o.order_id)), $4::bigint, $4::bigint
     from orders o join members m on m.user_id = o.user_id
    where o.order_id = any($1::text[]) and m.mobile <> ''`,
)

/**
 * Tells the buyers of orders about an event by text message; call it in the transaction of the change, as `emit`.
 * @param now epoch seconds
 */
export async function notifyBuyers(
  tx: Queries,
  orderIds: readonly string[],
  { type, params }: OrderNotice,
  now: number,
): Promise<void> {
  if (orderIds.length > 0) await tx.run(insertNotices, [orderIds, type, JSON.stringify(params), now])
}

/** A notice for any phone. @param until epoch seconds; a notice that is not sent by then is dropped */
export const notify = (
  tx: Queries,
  mobile: string,
  notice: Notice,
  now: number,
  until?: number,
): Promise<void> => emit(tx, 'sms', { mobile, ...notice, ...(until === undefined ? {} : { until }) }, now)
