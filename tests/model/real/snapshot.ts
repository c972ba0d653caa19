import type { TestMall } from '../../fixtures/engine/test-mall'

/** The stored data of the mall about the subjects of a step, with the sums of their ledgers. */

interface SkuRow {
  itemId: number
  price: number
  store: number
  sold: number
  ledger: number
}

interface MemberRow {
  userId: number
  points: number
  ledger: number
  /** Stored value in cents, and the sum of its ledger. */
  deposit: number
  depositLedger: number
  /** Subsidised pieces of the person. */
  pieces: number
  cart: { itemId: number; num: number; checked: boolean }[]
}

interface CouponRow {
  code: string
  userId: number
  cardId: number
  status: number
  orderId: string | null
  event: string
}

export interface OrderRow {
  orderId: string
  userId: number
  orderStatus: string
  payStatus: string
  deliveryStatus: string
  zitiStatus: string
  cancelStatus: string
  total: number
  freight: number
  points: number
  /** Points that it earns, and the part of them that its buyer has by the ledger. */
  bonus: number
  reward: number
  coupon: string | null
  voucher: number | null
  lines: {
    id: number
    itemId: number
    kind: string
    num: number
    total: number
    delivered: number
    cancelled: number
    applied: number
    refunded: number
    sharePoints: number
    subsidyFee: number
    subsidyNum: number
  }[]
  trades: { tradeId: string; fee: number; state: string }[]
  refunds: {
    refundBn: string
    type: number
    fee: number
    points: number
    state: string
    tradeId: string
    bn: string
  }[]
  aftersales: {
    bn: string
    lineId: number
    type: string
    at: string
    fee: number
    points: number
    freight: number
  }[]
  /** Cents received and refunded, by the money ledger. */
  moneyIn: number
  moneyOut: number
  /** Cents by the ledger of subsidies, per state. */
  subsidy: Record<string, number>
  /** Pieces by the stock ledger: negative while the order holds them. */
  pieces: number
}

interface AuditRow {
  auditId: number
  event: string
  subject: string
  /** Number of the order or after-sale. */
  id: string
  before: Record<string, string> | null
  after: Record<string, string> | null
}

export interface Snapshot {
  teams: { teamId: number; status: number; joined: number; paid: number }[]
  /** Pieces of the programme's budget that are used. */
  usedPieces: number
  skus: SkuRow[]
  members: MemberRow[]
  coupons: CouponRow[]
  orders: OrderRow[]
  /** Rows about orders and after-sales that were written since the last snapshot. */
  audit: AuditRow[]
}

const sql = `
  select jsonb_build_object(
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('teamId', team_id, 'status', status, 'joined', joined, 'paid', paid)
               order by team_id), '[]') from group_teams),
    'usedPieces', (select coalesce(sum(used_pieces), 0) from subsidy_budgets),
    'skus', (select jsonb_agg(jsonb_build_object('itemId', s.item_id, 'price', s.price, 'store', s.store, 'sold', s.sold,
               'ledger', (select coalesce(sum(l.num), 0) from stock_ledger l where l.item_id = s.item_id))) from skus s),
    'members', (select jsonb_agg(jsonb_build_object('userId', m.user_id, 'points', m.point,
               'ledger', (select coalesce(sum(l.points), 0) from point_ledger l where l.user_id = m.user_id),
               'deposit', m.deposit, 'depositLedger', (select coalesce(sum(l.amount), 0) from deposit_ledger l where l.user_id = m.user_id),
               'pieces', (select coalesce(sum(q.pieces), 0) from subsidy_quotas q join identities p on p.person_key = q.person_key
                           where p.user_id = m.user_id and p.state = 'verified'),
               'cart', (select coalesce(jsonb_agg(jsonb_build_object('itemId', c.item_id, 'num', c.num, 'checked', c.is_checked)
                                                  order by c.cart_id), '[]') from cart_lines c where c.user_id = m.user_id)))
                  from members m where m.user_id = any($2::bigint[])),
    'coupons', (select coalesce(jsonb_agg(jsonb_build_object('code', u.code, 'userId', u.user_id, 'cardId', u.card_id,
               'status', u.status, 'orderId', u.order_id,
               'event', (select l.event from coupon_ledger l where l.code = u.code order by l.ledger_id desc limit 1))), '[]')
                  from user_cards u),
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('orderId', o.order_id, 'userId', o.user_id,
               'orderStatus', o.order_status, 'payStatus', o.pay_status, 'deliveryStatus', o.delivery_status,
               'zitiStatus', o.ziti_status, 'cancelStatus', o.cancel_status, 'total', o.total_fee, 'freight', o.freight_fee,
               'points', o.point_use, 'bonus', o.bonus_points,
               'reward', (select coalesce(sum(l.points), 0) from point_ledger l
                           where l.order_id = o.order_id and l.reason in ('reward', 'reward_back')),
               'coupon', o.coupon_code, 'voucher', o.offline_status,
               'lines', (select jsonb_agg(jsonb_build_object('id', i.id, 'itemId', i.item_id, 'kind', i.order_item_type, 'num', i.num, 'total', i.total_fee,
                           'delivered', i.delivered_num, 'cancelled', i.cancelled_num, 'applied', i.applied_num,
                           'refunded', i.refunded_fee, 'sharePoints', i.share_points,
                           'subsidyFee', i.subsidy_fee, 'subsidyNum', i.subsidy_num) order by i.id)
                           from order_items i where i.order_id = o.order_id),
               'trades', (select coalesce(jsonb_agg(jsonb_build_object('tradeId', t.trade_id, 'fee', t.pay_fee, 'state', t.trade_state)
                                                    order by t.trade_id), '[]') from trades t where t.order_id = o.order_id),
               'refunds', (select coalesce(jsonb_agg(jsonb_build_object('refundBn', r.refund_bn, 'type', r.refund_type,
                             'fee', r.refund_fee, 'state', r.refund_status, 'tradeId', r.trade_id, 'points', r.refund_point,
                             'bn', coalesce(r.aftersales_bn, '')) order by r.refund_bn), '[]')
                             from refunds r where r.order_id = o.order_id),
               'moneyIn', (select coalesce(sum(amount), 0) from money_ledger l where l.order_id = o.order_id and amount > 0),
               'moneyOut', (select coalesce(-sum(amount), 0) from money_ledger l where l.order_id = o.order_id and amount < 0),
               'aftersales', (select coalesce(jsonb_agg(jsonb_build_object('bn', a.aftersales_bn, 'lineId', a.order_item_id, 'type', a.aftersales_type,
                               'at', a.aftersales_status || '-' || a.progress, 'fee', a.refund_fee, 'points', a.refund_point,
                               'freight', a.freight) order by a.aftersales_bn), '[]')
                               from aftersales a where a.order_id = o.order_id),
               'subsidy', (select coalesce(jsonb_object_agg(state, amount), '{}') from (
                             select state, sum(amount) as amount from subsidy_ledger l where l.order_id = o.order_id group by state) s),
               'pieces', (select coalesce(sum(l.num), 0) from stock_ledger l where l.order_id = o.order_id
                           and l.reason in ('order', 'cancel', 'cancel_rest') and l.item_id in (select item_id from order_items where order_id = o.order_id)))), '[]')
                 from orders o where o.order_id = any($1::text[])),
    'audit', (select coalesce(jsonb_agg(jsonb_build_object('auditId', a.audit_id, 'event', a.event, 'subject', a.subject, 'id', a.subject_id,
               'before', a.before, 'after', a.after) order by a.audit_id), '[]')
                from audit_rows a where a.subject in ('order', 'aftersale') and a.audit_id > $3)) as found`

/**
 * Reads everything except orders, of which only those in `orderIds`.
 * @param sinceAudit the last audit row that was read
 */
export async function readSnapshot(
  mall: TestMall,
  orderIds: readonly string[],
  userIds: readonly number[],
  sinceAudit: number,
): Promise<Snapshot> {
  const [row] = await mall.rows<{ found: Snapshot | string }>(sql, [orderIds, userIds, sinceAudit])
  if (!row) throw new Error('the snapshot returned no row')
  return typeof row.found === 'string' ? (JSON.parse(row.found) as Snapshot) : row.found
}
