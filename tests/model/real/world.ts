import { eq } from 'drizzle-orm'
import { goods, settings } from '@/lib/server/ground/db/schema'
import { builders, address } from '../../fixtures/engine/builders'
import { programmeOf } from '../../fixtures/engine/programme'
import type { TestMall } from '../../fixtures/engine/test-mall'
import type { State, World } from '../mirror/state'
import type { Providers } from './providers'

/** A mall with few SKUs and little stock, so that the actors compete, and its model. */

export interface Actor {
  name: string
  userId: number
  token: string
}

export interface Stage {
  world: World
  state: State
  shoppers: readonly Actor[]
  operator: Actor
  /** The address for returned goods. */
  returnAddress: number
  names: ReadonlyMap<number, string>
  providers: Providers
  /** The account to which buyers transfer. */
  bankAccount: number
}

/** The delivery address of all orders. */
export const delivery = { ...address, receipt_type: 'logistics', order_type: 'normal' }

const cents = {
  fridge: 199_900,
  lamp: 9_995,
  cable: 3_333,
  kettle: 25_000,
  parts: 101,
  towel: 1_990,
  filter: 4_900,
  stand: 9_000,
}
const stores = {
  fridge: 25,
  lamp: 60,
  cable: 8,
  kettle: 40,
  parts: 300,
  towel: 3_000,
  filter: 900,
  stand: 12,
}
/** 满赠 of lamps and cables, 加价购 of kettles, 组合 of a stand with a cable. */
const giftTerms = { full: 13_000, num: 2 }
const plusTerms = { full: 25_000, price: 990 }
const bundleTerms = { stand: 8_100, cable: 3_000 }
const startPoints = 4_000
/** Group buying of the lamp. */
const groupTerms = { price: 6_000, people: 2, seconds: 3_600 }
/** Days for which an order by bank transfer stays open. */
const offlineDays = 2
/** The renewal programme. */
const terms = { rate: 15, cap: 28_000, limit: 6, budget: 11 }

export async function buildStage(mall: TestMall, providers: Providers): Promise<Stage> {
  providers.empty()
  const make = builders(mall)
  await mall.empty()
  const freight = await make.freight()
  const pickupShop = await make.shop({ hour: '09:00-18:00' })
  const programme = programmeOf(mall, make)
  await programme.open()
  const { categoryId } = await programme.subsidyClass({ ...terms, budgetPieces: terms.budget })
  const items = {
    fridge: await programme.goods(categoryId, cents.fridge, stores.fridge),
    lamp: await make.goods({ price: cents.lamp, store: stores.lamp }),
    cable: await make.goods({ price: cents.cable, store: stores.cable }),
    kettle: await programme.goods(categoryId, cents.kettle, stores.kettle),
    parts: await make.goods({ price: cents.parts, store: stores.parts }, { distributorId: pickupShop }),
  }
  const more = {
    towel: await make.goods({ price: cents.towel, store: stores.towel }),
    filter: await make.goods({ price: cents.filter, store: stores.filter }),
    stand: await make.goods({ price: cents.stand, store: stores.stand }),
  }
  await mall.db.orm.update(goods).set({ templatesId: freight }).where(eq(goods.goodsId, items.fridge))
  await make.marketing({
    marketingType: 'full_minus',
    useBound: 1,
    boundIds: [items.lamp, items.kettle],
    rules: [{ full: 30_000, minus: 3_333 }],
    canjoinRepeat: true,
    endTime: mall.now() + 3650 * 86400,
  })
  const forYears = { useBound: 1, endTime: mall.now() + 3650 * 86400 }
  await make.marketing({
    ...forYears,
    marketingType: 'full_gift',
    boundIds: [items.lamp, items.cable],
    inProportion: true,
    rules: [{ full: giftTerms.full, gifts: [{ itemId: more.towel, num: giftTerms.num }] }],
  })
  const marketingId = await make.marketing({
    ...forYears,
    marketingType: 'plus_price_buy',
    boundIds: [items.kettle],
    rules: [{ full: plusTerms.full, plus: [{ itemId: more.filter, price: plusTerms.price }] }],
  })
  const packageId = await make.bundle(
    [
      { itemId: more.stand, packagePrice: bundleTerms.stand },
      { itemId: items.cable, packagePrice: bundleTerms.cable },
    ],
    { endTime: mall.now() + 3650 * 86400 },
  )
  const activityId = await make.group(
    { itemId: items.lamp, price: groupTerms.price, store: 100_000 },
    { people: groupTerms.people, hours: 1, endTime: mall.now() + 3650 * 86400 },
  )
  const life = { endDate: mall.now() + 3650 * 86400, getLimit: 40, quantity: 10_000 }
  const cash = await make.card({ ...life, reduceCost: 2_000, leastCost: 10_000 })
  const percent = await make.card({ ...life, cardType: 'discount', discount: 7, mostCost: 150_000 })
  await mall.db.orm.insert(settings).values([
    {
      key: 'point',
      value: { isOpenMemberPoint: 'true', isOpenDeductPoint: 'true', deduct_point: 10, gain_point: 0.3 },
      updated: 0,
    },
    {
      key: 'trade',
      // Three members place all orders, so they have many unpaid ones.
      value: { is_refund_freight: true, offline_cancel_time: offlineDays, unpaid_order_limit: 1000 },
      updated: 0,
    },
  ])
  const actor = async (name: string, values: Parameters<typeof make.member>[0]): Promise<Actor> => ({
    name,
    ...(await make.member(values)),
  })
  const shoppers = [
    await actor('An', { point: startPoints }),
    await actor('Bo', { point: startPoints }),
    await actor('Cai', { point: 0 }),
  ]
  for (const { userId } of shoppers.slice(0, 2)) await programme.verify(userId)
  const operator = await actor('operator', { role: 'operator' })

  const { data } = await mall.call<{ address_id: number }>(
    'POST',
    '/operator/aftersales/addresses',
    {
      distributor_id: 0,
      contact: '售后部',
      mobile: '13900003333',
      province: '浙江省',
      city: '杭州市',
      area: '余杭区',
      address: '仓库路9号',
      is_default: 1,
    },
    { token: operator.token },
  )
  const { address_id } = data
  const none = {
    shopId: 0,
    freight: null,
    isSubsidised: false,
    isListed: true,
    inReduction: false,
    inGift: false,
    inPlus: false,
  }
  const world: World = {
    skus: [
      { ...none, itemId: items.fridge, isSubsidised: true, freight: { first: 800, next: 200 } },
      { ...none, itemId: items.lamp, inReduction: true, inGift: true },
      { ...none, itemId: items.cable, inGift: true },
      { ...none, itemId: items.kettle, isSubsidised: true, inReduction: true, inPlus: true },
      { ...none, itemId: items.parts, shopId: pickupShop },
      ...Object.values(more).map((itemId) => ({ ...none, itemId, isListed: false })),
    ],
    reduction: { full: 30_000, minus: 3_333, repeats: true },
    gift: { ...giftTerms, itemId: more.towel },
    plus: { ...plusTerms, marketingId, itemId: more.filter },
    bundle: {
      packageId,
      parts: [
        { itemId: more.stand, price: bundleTerms.stand },
        { itemId: items.cable, price: bundleTerms.cable },
      ],
    },
    cards: [
      { cardId: cash, kind: 'cash', worth: 2_000, least: 10_000, most: 0, limit: life.getLimit },
      { cardId: percent, kind: 'discount', worth: 7, least: 0, most: 150_000, limit: life.getLimit },
    ],
    group: { activityId, itemId: items.lamp, ...groupTerms },
    programme: terms,
    deductPoint: 10,
    gainPoint: 0.3,
    cancelSeconds: 900,
    offlineSeconds: offlineDays * 86400,
    finishSeconds: 7 * 86400,
    aftersaleSeconds: 7 * 86400,
  }
  const all = { ...items, ...more }
  const names = Object.keys(all) as (keyof typeof all)[]
  const state: State = {
    now: mall.now(),
    skus: new Map(names.map((name) => [all[name], { price: cents[name], store: stores[name], sold: 0 }])),
    members: new Map(
      shoppers.map(({ userId }, at) => [
        userId,
        {
          points: at < 2 ? startPoints : 0,
          deposit: 0,
          isVerified: at < 2,
          pieces: 0,
          cart: [],
          wantsPlus: false,
          coupons: new Map(),
        },
      ]),
    ),
    orders: new Map(),
    aftersales: new Map(),
    teams: new Map(),
    usedPieces: 0,
    touched: new Set(),
  }
  return {
    world,
    state,
    shoppers,
    operator,
    returnAddress: address_id,
    providers,
    bankAccount: await openBankAccount(mall, operator),
    names: new Map(names.map((name) => [all[name], name])),
  }
}

async function openBankAccount(mall: TestMall, { token }: Actor): Promise<number> {
  const { data } = await mall.call<{ id: number }>(
    'POST',
    '/operator/offline/accounts',
    {
      bank_account_name: '焕新商城有限公司',
      bank_name: '招商银行杭州分行',
      bank_account_no: '571900001111222',
      is_default: true,
    },
    { token },
  )
  return data.id
}
