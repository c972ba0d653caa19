import 'server-only'
import { marketings, seckillItems, seckills } from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { activities, goods, grades, marketing, vipGrades } from '../data'
import type { DemoActivity, DemoMarketing, DemoTier } from '../data'
import { activityId, goodsId, gradeId, itemIds, marketingId, vipGradeId } from '../ids'
import { batch, type Batch } from './batch'
import { boundOf } from './scope'

const hourSeconds = 3600

/** Every SKU of a product takes part. Products are listed in the sequence of the activity. */
function itemRows({ key: activity, goods: lines }: DemoActivity): (typeof seckillItems.$inferInsert)[] {
  return lines.flatMap((line, lineIndex) => {
    const one = goods.find(({ key }) => key === line.goods)
    if (!one) throw new Error(`activity ${activity}: there is no product with the key ${line.goods}`)
    return one.skus.map((sku, index) => ({
      seckillId: activityId(activity),
      itemId: itemIds(one.key)[index] ?? 0,
      goodsId: goodsId(one.key),
      activityPrice: sku.price - line.cut,
      activityStore: line.store,
      limitNum: line.limit,
      sort: lines.length - lineIndex,
    }))
  })
}

const ruleOf = (tier: DemoTier, conditionType: 'totalfee' | 'quantity') => ({
  full: conditionType === 'totalfee' ? tier.full * 100 : tier.full,
  ...(tier.minus === undefined ? {} : { minus: tier.minus * 100 }),
  ...(tier.discount === undefined ? {} : { discount: tier.discount }),
  ...(tier.gifts ? { gifts: tier.gifts.map(({ goods: key, num }) => ({ itemId: goodsId(key), num })) } : {}),
  ...(tier.plus ? { plus: tier.plus.map(({ goods: key, price }) => ({ itemId: goodsId(key), price })) } : {}),
})

/** The ordinary and paid grades of a promotion, as columns. */
const gradesOf = (one: DemoMarketing) => ({
  validGrades: grades.filter(({ name }) => one.grades.includes(name)).map(({ name }) => gradeId(name)),
  validVipGrades: vipGrades
    .filter(({ name }) => one.grades.includes(name))
    .map(({ name }) => vipGradeId(name)),
})

/** Seckills, limited-time sales and cart promotions. Times are relative to `now` (epoch seconds). */
export const promotionBatches = (now: number): Batch[] => [
  batch(
    seckills,
    activities.map((activity, index) => ({
      seckillId: activityId(activity.key),
      activityName: activity.name,
      seckillType: activity.type,
      releaseTime: now + activity.releaseHours * hourSeconds,
      startTime: now + activity.startHours * hourSeconds,
      endTime: now + activity.endHours * hourSeconds,
      validityPeriod: activity.validityMinutes,
      isFreeShipping: activity.freeShipping,
      description: activity.description,
      adPic: pictureUrl({
        kind: 'banner',
        title: activity.name,
        subtitle: activity.description,
        cta: '',
        classes: ['fridge', 'phone'],
        palette: activity.type === 'normal' ? 'red' : 'green',
        seed: index + 1,
        width: 1190,
        height: 200,
      }),
      created: now + activity.releaseHours * hourSeconds,
    })),
  ),
  batch(seckillItems, activities.flatMap(itemRows)),
  batch(
    marketings,
    marketing.map((one) => ({
      marketingId: marketingId(one.key),
      marketingType: one.type,
      marketingName: one.name,
      marketingDesc: one.description,
      promotionTag: one.tag,
      conditionType: one.conditionType,
      rules: one.tiers.map((tier) => ruleOf(tier, one.conditionType)),
      canjoinRepeat: one.repeat,
      inProportion: one.inProportion,
      joinLimit: one.joinLimit,
      ...boundOf(one.scope),
      ...gradesOf(one),
      startTime: now + one.startHours * hourSeconds,
      endTime: now + one.endHours * hourSeconds,
      created: now + one.startHours * hourSeconds,
    })),
  ),
]
