import 'server-only'
import type { Aftersale, AftersaleInfo } from '@/lib/contract/trade/aftersale-shape'
import { canMove } from '@/lib/domain/aftersale/states'
import type { AftersaleProgress, AftersaleStatus } from '@/lib/domain/aftersale/values'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import { dateTimeText } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import {
  findByNumber,
  findForDesk,
  findOfLine,
  type LineOrSku,
  type AftersalePage,
  type AftersaleRow,
  type DeskFilter,
} from '@/lib/server/trade/aftersale/record/find-records'
import { toAftersale } from '@/lib/server/trade/aftersale/record/to-aftersale'
import { getKeptOrder } from '@/lib/server/trade/order/get-order'
import { unknownAftersale } from './close-aftersale'
import { noAftersale } from './desk-user'
import type { Owner } from './load-facts'
import { couponOfOrder } from './sql/facts'

/** A page of after-sales for the desk; merchants only ever see their own shop (contract operator). */
export async function listForDesk(
  { db, now }: Mall,
  shopId: number | null,
  { distributorId, ...filter }: DeskFilter & { distributorId?: number | undefined },
  page: { page: number; size: number },
): Promise<AftersalePage> {
  const asked = distributorId ?? shopId
  // An empty list, as if the other shop had no after-sales.
  if (shopId !== null && asked !== shopId) return { list: [], total: 0 }
  return findForDesk(db, asked, filter, page, now())
}

/**
 * An after-sale in the format of its call, after a change.
 * @throws MallError 售后单数据异常
 */
export async function getAftersale(
  { db, now }: Mall,
  aftersalesBn: string,
  owner: Owner,
): Promise<Aftersale> {
  const row = await findByNumber(db, aftersalesBn, owner)
  if (!row) throw new MallError(unknownAftersale)
  return toAftersale(row, now())
}

/** The actions that the desk can take with an after-sale (contract trade §10.3). */
function deskButtons(row: AftersaleRow): { type: string; name: string }[] {
  const state = {
    type: row.type,
    status: row.status as AftersaleStatus,
    progress: row.progress as AftersaleProgress,
  }
  const buttons: { type: string; name: string }[] = []
  if (state.progress === 0) buttons.push({ type: 'check', name: '处理售后' })
  if (canMove(state, 'receive')) buttons.push({ type: 'confirm', name: '确认收货' })
  if (canMove(state, 'approveRefund')) buttons.push({ type: 'refund', name: '确认退款' })
  if (canMove(state, 'resend')) buttons.push({ type: 'resend', name: '补发' })
  return buttons
}

async function infoOf(mall: Mall, row: AftersaleRow | null, isDesk: boolean): Promise<AftersaleInfo> {
  const order = row && (await getKeptOrder(mall, row.orderId))
  const orderItem = order?.items.find(({ id }) => id === row?.orderItemId)
  if (!row || !order || !orderItem) throw new MallError(noAftersale)
  const main = toAftersale(row, mall.now())
  const isPaid = row.refundStatus === 'SUCCESS'
  const [coupon] = await mall.db.run(couponOfOrder, [row.orderId])
  const refund = {
    refund_bn: row.refundBn,
    refund_status: row.refundStatus,
    refund_channel: row.refundChannel,
    refund_fee: row.refundTotal,
    refunded_fee: isPaid ? row.refundTotal : 0,
    refund_point: row.refundPoint,
    refunded_point: row.settledTime === null ? 0 : row.refundPoint,
    return_point: row.returnPoint,
    refund_success_time: row.successTime ?? 0,
  }
  const { order_id, receiver_name, receiver_mobile } = order
  return {
    ...main,
    salesman: [],
    detail: main.detail.map((detail) => ({ ...detail, orderItem, refund_info: refund })),
    app_info: {
      buttons: isDesk ? deskButtons(row) : [],
      status_msg: main.status_msg,
      progress_msg: main.progress_msg,
      create_date: dateTimeText(row.createTime),
      order_info: { order_id, receiver_name, receiver_mobile },
    },
    refund_info: refund,
    ...(coupon && { coupon_name: coupon.name, coupon_returned: coupon.isReturned }),
    order_info: order,
    is_jushuitan: false,
  }
}

/**
 * An after-sale with its order, by its number or as the newest of an order's line or SKU (contract trade §10.3).
 * @throws MallError 售后单号必填 · 没有售后信息
 */
export async function getAftersaleInfo(
  mall: Mall,
  userId: number,
  by: { aftersalesBn?: string | undefined; orderId?: string | undefined } & Partial<LineOrSku>,
): Promise<AftersaleInfo> {
  const { aftersalesBn, orderId, itemId, lineId } = by
  if (aftersalesBn !== undefined)
    return infoOf(mall, await findByNumber(mall.db, aftersalesBn, { userId }), false)
  if (orderId === undefined || (itemId ?? lineId) === undefined)
    throw new MallError(aftersaleMessages.aftersaleIdMissing)
  return infoOf(mall, await findOfLine(mall.db, userId, orderId, { itemId, lineId }), false)
}

/**
 * The same for the desk, with their possible actions.
 * @throws MallError 没有售后信息
 */
export const getInfoForDesk = async (
  mall: Mall,
  shopId: number | null,
  aftersalesBn: string,
): Promise<AftersaleInfo> => infoOf(mall, await findByNumber(mall.db, aftersalesBn, { shopId }), true)
