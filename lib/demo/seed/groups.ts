import 'server-only'
import { sql } from 'drizzle-orm'
import { orderId } from '@/lib/domain/order/order-id'
import type { Queries } from '@/lib/server/ground/db/connection'
import {
  auditRows,
  groupActivities,
  groupMembers,
  groupTeams,
  members,
  moneyLedger,
  orderItems,
  orders,
  stockLedger,
  trades,
} from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { goods, groups, type DemoGroup } from '../data'
import { colourOf, viewUrl } from '../goods-pictures'
import { defaultSkuIndex, goodsId, gradeId, groupId } from '../ids'
import { batch, type Batch } from './batch'

const hourSeconds = 3600
/** The invented member who leads the open team. It has no way to sign in. */
const leaderId = 6

function itemOf({ goods: key }: DemoGroup) {
  const product = goods.find((one) => one.key === key)
  const sku = product?.skus[defaultSkuIndex(key)]
  if (!product || !sku) throw new Error(`there is no product with the key ${key}`)
  return { product, sku, itemId: goodsId(key) }
}

const leader = (now: number): typeof members.$inferInsert => ({
  userId: leaderId,
  mobile: '13800138005',
  username: '顾言夏',
  gradeId: gradeId('普通会员'),
  passwordHash: '-',
  avatar: pictureUrl({ kind: 'avatar', seed: leaderId * 17 }),
  userCardCode: String(6_628_000_000 + leaderId),
  created: now - 30 * 24 * hourSeconds,
  updated: now,
})

/** The paid order of the leader of the first activity, with the rows that placing and paying it would have written. */
function openTeam(now: number): Batch[] {
  const [group] = groups
  if (!group) return []
  const { product, sku, itemId } = itemOf(group)
  const price = sku.price - group.cut
  const at = now - hourSeconds
  const id = orderId(at, 99_999, leaderId)
  const tradeId = `${id}T01`
  return [
    batch(orders, [
      {
        orderId: id,
        userId: leaderId,
        orderClass: 'groups',
        orderStatus: 'WAIT_GROUPS_SUCCESS',
        payStatus: 'PAYED',
        deliveryStatus: 'PENDING',
        zitiStatus: 'NOTZITI',
        cancelStatus: 'NO_APPLY_CANCEL',
        title: product.name,
        itemFee: price,
        marketFee: Math.max(sku.marketPrice, price),
        totalFee: price,
        payType: 'test',
        teamId: 1,
        receiverName: '顾言夏',
        receiverMobile: '13800138005',
        receiverState: '浙江省',
        receiverCity: '杭州市',
        receiverDistrict: '滨江区',
        receiverAddress: '江晖路88号映江花园3幢902室',
        createTime: at,
        updateTime: at,
        payTime: at,
        autoCancelTime: at + 900,
      },
    ]),
    batch(orderItems, [
      {
        orderId: id,
        itemId,
        goodsId: itemId,
        itemBn: sku.bn,
        itemName: product.name,
        itemSpecDesc: '',
        pic: viewUrl(product, 'front', colourOf(product, sku)),
        num: 1,
        price,
        marketPrice: Math.max(sku.marketPrice, price),
        itemFee: price,
        totalFee: price,
        discountFee: 0,
        discountInfo: [
          { id: groupId(group.key), type: 'groups', info: '拼团', rule: group.name, discountFee: 0 },
        ],
      },
    ]),
    batch(trades, [
      {
        tradeId,
        orderId: id,
        userId: leaderId,
        payType: 'test',
        totalFee: price,
        payFee: price,
        tradeState: 'SUCCESS',
        transactionId: tradeId,
        timeStart: at,
        payDate: at,
      },
    ]),
    batch(moneyLedger, [{ provider: 'test', amount: price, orderId: id, tradeId, at }]),
    batch(stockLedger, [{ itemId, num: -1, reason: 'order', orderId: id, at }]),
    batch(
      auditRows,
      (['place', 'payGroup'] as const).map((event) => ({
        actorKind: 'member',
        actorId: String(leaderId),
        event,
        subject: 'order',
        subjectId: id,
        at,
      })),
    ),
    batch(groupTeams, [
      {
        teamId: 1,
        activityId: groupId(group.key),
        leaderId,
        people: group.people,
        paid: 1,
        beginTime: at,
        endTime: at + group.hours * hourSeconds,
      },
    ]),
    batch(groupMembers, [
      { orderId: id, teamId: 1, userId: leaderId, num: 1, state: 'paid', joinTime: at, paidTime: at },
    ]),
  ]
}

/** Group-buying activities, and an open team in the first. Times are relative to `now` (epoch seconds). */
export const groupBatches = (now: number): Batch[] => [
  batch(members, [leader(now)]),
  batch(
    groupActivities,
    groups.map((group, index) => {
      const { sku, itemId } = itemOf(group)
      return {
        activityId: groupId(group.key),
        activityName: group.name,
        itemId,
        goodsId: itemId,
        price: sku.price - group.cut,
        people: group.people,
        hours: group.hours,
        store: group.store,
        limitNum: group.limit,
        sold: index === 0 ? 1 : 0,
        beginTime: now + group.startHours * hourSeconds,
        endTime: now + group.endHours * hourSeconds,
        shareDesc: group.shareDesc,
        created: now + group.startHours * hourSeconds,
        updated: now + group.startHours * hourSeconds,
      }
    }),
  ),
  ...openTeam(now),
]

/** Takes the piece of the open team from stock; its ledger row is among the batches. */
export async function takeGroupStock({ orm }: Queries): Promise<void> {
  await orm.execute(sql`update skus s set store = s.store - 1, sold = s.sold + 1
    from group_activities a where a.item_id = s.item_id and a.sold = 1`)
}
