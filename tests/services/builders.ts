import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/db/schema'
import { indexGoods } from '@/lib/server/search/index-goods'
import type { TestMall } from './harness'

/**
 * Rows that the trade suites stand on. Each builder takes what matters to a test and fills in the rest; ids count up per
 * mall.
 */
export function builders(mall: TestMall) {
  const { orm } = mall.db
  const at = mall.now()
  let next = 100

  type New<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>

  /** The default grade, to be made before members. `discount` is percent off. */
  async function grade(values: New<typeof tables.memberGrades> = {}): Promise<number> {
    const gradeId = values.gradeId ?? next++
    await orm.insert(tables.memberGrades).values({ gradeId, gradeName: `等级${gradeId}`, ...values })
    return gradeId
  }

  /** A member with a token. */
  async function member(values: New<typeof tables.members> = {}) {
    const userId = values.userId ?? next++
    if (values.gradeId === undefined) {
      await orm
        .insert(tables.memberGrades)
        .values({ gradeId: 1, gradeName: '普通会员' })
        .onConflictDoNothing()
    }
    await orm.insert(tables.members).values({
      userId,
      mobile: `139${String(userId).padStart(8, '0')}`,
      passwordHash: 'x',
      gradeId: 1,
      userCardCode: String(userId),
      created: at,
      updated: at,
      ...values,
    })
    return { userId, token: await mall.tokenFor(userId) }
  }

  /** A shop that takes orders and pickups. */
  async function shop(values: New<typeof tables.distributors> = {}): Promise<number> {
    const distributorId = values.distributorId ?? next++
    await orm.insert(tables.distributors).values({
      distributorId,
      name: `门店${distributorId}`,
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      address: '文三路1号',
      lng: 120.1,
      lat: 30.2,
      isZiti: true,
      created: at,
      updated: at,
      ...values,
    })
    return distributorId
  }

  /** Goods with one sku, which carries the goods' id. Prices in cents. */
  async function goods(
    sku: New<typeof tables.skus> & { price: number; store: number },
    values: New<typeof tables.goods> = {},
  ): Promise<number> {
    const goodsId = values.goodsId ?? next++
    await orm.insert(tables.goods).values({
      goodsId,
      itemName: `商品${goodsId}`,
      approveStatus: 'onsale',
      nospec: true,
      price: sku.price,
      pics: [`/media/${goodsId}.png`],
      created: at,
      updated: at,
      ...values,
    })
    await orm.insert(tables.skus).values({
      itemId: goodsId,
      goodsId,
      isDefault: true,
      itemBn: `SKU${goodsId}`,
      approveStatus: 'onsale',
      ...sku,
    })
    await indexGoods(mall.db, [goodsId])
    return goodsId
  }

  /** A running seckill or limited-time sale of one sku. */
  async function sale(
    item: { itemId: number; activityPrice: number; activityStore: number; limitNum?: number },
    values: New<typeof tables.seckills> = {},
  ): Promise<number> {
    const seckillId = values.seckillId ?? next++
    await orm.insert(tables.seckills).values({
      seckillId,
      activityName: '限时抢购',
      seckillType: 'limited_time_sale',
      releaseTime: at - 100,
      startTime: at - 50,
      endTime: at + 86400,
      created: at,
      ...values,
    })
    await orm.insert(tables.seckillItems).values({ seckillId, goodsId: item.itemId, limitNum: 0, ...item })
    return seckillId
  }

  /** A running cart promotion. */
  async function marketing(
    values: New<typeof tables.marketings> &
      Pick<typeof tables.marketings.$inferInsert, 'marketingType' | 'rules'>,
  ): Promise<number> {
    const marketingId = values.marketingId ?? next++
    await orm.insert(tables.marketings).values({
      marketingId,
      marketingName: '焕新满减',
      promotionTag: '满减',
      conditionType: 'totalfee',
      startTime: at - 100,
      endTime: at + 86400,
      created: at,
      ...values,
    })
    return marketingId
  }

  /** A coupon that can be claimed. */
  async function card(values: New<typeof tables.cards> = {}): Promise<number> {
    const cardId = values.cardId ?? next++
    await orm.insert(tables.cards).values({
      cardId,
      cardType: 'cash',
      title: '家电券',
      reduceCost: 1000,
      dateType: 'DATE_TYPE_FIX_TIME_RANGE',
      beginDate: at - 100,
      endDate: at + 86400,
      quantity: 1000,
      created: at,
      ...values,
    })
    return cardId
  }

  /** A coupon in a member's hands. */
  async function userCard(userId: number, cardId: number): Promise<string> {
    const code = `88${next++}`.padEnd(12, '0')
    await orm.insert(tables.userCards).values({
      userId,
      cardId,
      code,
      beginDate: at - 100,
      endDate: at + 86400,
      getDate: at,
    })
    return code
  }

  async function freight(values: New<typeof tables.freightTemplates> = {}): Promise<number> {
    const templateId = values.templateId ?? next++
    await orm.insert(tables.freightTemplates).values({
      templateId,
      name: `运费${templateId}`,
      valuation: 2,
      conf: {
        fee: [{ area: [], startStandard: 1, startFee: 8, addStandard: 1, addFee: 2 }],
        money: [],
        free: [],
        nopost: [],
      },
      ...values,
    })
    return templateId
  }

  /** Stock and sold pieces of a sku. */
  async function stockOf(itemId: number): Promise<{ store: number; sold: number }> {
    const [row] = await orm
      .select({ store: tables.skus.store, sold: tables.skus.sold })
      .from(tables.skus)
      .where(eq(tables.skus.itemId, itemId))
    if (!row) throw new Error(`no sku ${itemId}`)
    return row
  }

  return { grade, member, shop, goods, sale, marketing, card, userCard, freight, stockOf }
}

/** A delivery address as the contract sends it. */
export const address = {
  receiver_name: '李明',
  receiver_mobile: '13900002222',
  receiver_state: '浙江省',
  receiver_city: '杭州市',
  receiver_district: '西湖区',
  receiver_address: '文三路1号2幢',
}
