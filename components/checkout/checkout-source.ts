import type { api } from '@/lib/client/call/api'
import { kindRules, orderKinds, type CheckoutKind, type EachCheckoutKind } from '@/lib/domain/order/kinds'
import { readEmployeeItem, readEmployeeRef, type EmployeeRef } from '@/lib/web/staff-href'

/** Input of the calls that preview and place an order (contract trade §6.1). */
export type OrderRequest = NonNullable<Parameters<typeof api.checkout.create>[0]>

interface Query {
  get: (name: string) => string | null
}

/** The parameters in the address of a checkout besides cart and shop, by kind of order. */
type Named = EachCheckoutKind<{
  normal: object
  seckill: { seckillId: number; ticket: string }
  /** The group-buying activity, and the team to join; null opens one. */
  groups: { activityId: number; teamId: number | null }
  pointsmall: object
  /** The ticked lines of the cart in an activity, or pieces of one SKU. */
  employee_purchase: EmployeeRef & { item: { itemId: number; num: number } | null }
}>
export type Ordered<K extends CheckoutKind = CheckoutKind> = { [P in K]: { kind: P } & Named[P] }[K]

/** The content of a checkout, from the URL of the page: cart or fast buy, shop, and kind of order (spec 1 §2). */
export interface CheckoutSource {
  mode: 'cart' | 'fastbuy'
  distributorId: number
  ordered: Ordered
}

const isType = (params: Query, kind: CheckoutKind) => params.get('order_type') === orderKinds[kind].type

/** Reads each kind from an address; null for an address of another kind. An address of none is a normal order. */
const readers: { [K in Exclude<CheckoutKind, 'normal'>]: (params: Query) => Ordered<K> | null } = {
  employee_purchase(params) {
    const ref = readEmployeeRef(params)
    return ref && { kind: 'employee_purchase', ...ref, item: readEmployeeItem(params) }
  },
  pointsmall: (params) => (isType(params, 'pointsmall') ? { kind: 'pointsmall' } : null),
  groups(params) {
    const activityId = Number(params.get('bargain_id'))
    if (!isType(params, 'groups') || !Number.isInteger(activityId) || activityId <= 0) return null
    const teamId = Number(params.get('team_id'))
    return { kind: 'groups', activityId, teamId: Number.isInteger(teamId) && teamId > 0 ? teamId : null }
  },
  seckill(params) {
    const seckillId = Number(params.get('seckill_id'))
    if (!isType(params, 'seckill') || !(seckillId > 0)) return null
    return { kind: 'seckill', seckillId, ticket: params.get('ticket') ?? '' }
  },
}

function readOrdered(params: Query): Ordered {
  for (const read of Object.values(readers)) {
    const ordered = read(params)
    if (ordered) return ordered
  }
  return { kind: 'normal' }
}

/** Reads the query of the page; unknown values mean the cart of the mall itself (shop 0). */
export function readSource(params: Query): CheckoutSource {
  const id = Number(params.get('id'))
  return {
    mode: params.get('mode') === 'fastbuy' ? 'fastbuy' : 'cart',
    distributorId: Number.isInteger(id) && id > 0 ? id : 0,
    ordered: readOrdered(params),
  }
}

/** Which checkout a draft belongs to: carts and buy-now lines of a shop, and each kind of order, have their own. */
export const draftKey = ({ mode, distributorId, ordered }: CheckoutSource): string =>
  [mode, kindRules(ordered.kind).type, distributorId].join('_')

const namedFields: { [K in CheckoutKind]: (named: Named[K]) => OrderRequest } = {
  normal: () => ({}),
  seckill: ({ seckillId, ticket }) => ({ seckill_id: seckillId, seckill_ticket: ticket }),
  groups: ({ activityId, teamId }) => ({
    bargain_id: activityId,
    ...(teamId === null ? {} : { team_id: teamId }),
  }),
  pointsmall: () => ({}),
  employee_purchase: ({ activityId, enterpriseId, item }) => ({
    activity_id: activityId,
    enterprise_id: enterpriseId,
    ...(item ? { items: [{ item_id: item.itemId, num: item.num }] } : {}),
  }),
}

const fieldsOf = <K extends CheckoutKind>(ordered: Ordered<K>): OrderRequest =>
  namedFields[ordered.kind](ordered)

/** The fields of a request that name the ordered products and the kind of order. */
export const sourceFields = ({ mode, distributorId, ordered }: CheckoutSource): OrderRequest => ({
  distributor_id: distributorId,
  cart_type: mode,
  order_type: orderKinds[ordered.kind].type,
  ...fieldsOf(ordered),
})
