import 'server-only'
import { percentOf } from '@/lib/domain/money'
import {
  employees,
  enterpriseAddresses,
  enterprises as enterpriseTable,
  employeeActivities,
  employeeEnterprises,
  employeeItems,
} from '@/lib/server/ground/db/schema'
import { enterprises, goods, demoEmployeeActivities } from '../data'
import { enterpriseId, itemIds, employeeActivityId } from '../ids'
import { batch, type Batch } from './batch'

const hourSeconds = 3600
const yuan = 100

const pricesOf = (key: string): number[] => {
  const product = goods.find((one) => one.key === key)
  if (!product) throw new Error(`there is no product with the key ${key}`)
  return product.skus.map(({ price }) => price)
}

/** A price after percent off, in whole yuan. */
const cutPrice = (price: number, percent: number) =>
  Math.max(yuan, Math.round((price - percentOf(price, percent)) / yuan) * yuan)

/** Employers with their staff, and activities of employee purchase. `now` in epoch seconds. */
export function employeeBatches(now: number): Batch[] {
  const stamps = { created: now, updated: now }
  return [
    batch(
      enterpriseTable,
      enterprises.map(({ key, name, sn }) => ({
        enterpriseId: enterpriseId(key),
        name,
        enterpriseSn: sn,
        authType: 'mobile' as const,
        ...stamps,
      })),
    ),
    batch(
      enterpriseAddresses,
      enterprises.flatMap(({ key, addresses }) =>
        addresses.map((address) => ({ enterpriseId: enterpriseId(key), ...address })),
      ),
    ),
    batch(
      employees,
      enterprises.flatMap(({ key, memberIds }) =>
        memberIds.map((userId) => ({ enterpriseId: enterpriseId(key), userId, ...stamps })),
      ),
    ),
    batch(
      employeeActivities,
      demoEmployeeActivities.map((one) => {
        const [begin, end] = [now + one.startHours * hourSeconds, now + one.endHours * hourSeconds]
        return {
          activityId: employeeActivityId(one.key),
          name: one.name,
          title: one.title,
          displayTime: begin,
          employeeBeginTime: begin,
          employeeEndTime: end,
          employeeLimitfee: one.limit * yuan,
          ifRelativeJoin: one.invites > 0,
          inviteLimit: one.invites,
          ifShareLimitfee: true,
          relativeBeginTime: begin,
          relativeEndTime: end,
          discountDescription: one.description,
          ...stamps,
        }
      }),
    ),
    batch(
      employeeEnterprises,
      demoEmployeeActivities.flatMap((one) =>
        one.enterprises.map((key) => ({
          activityId: employeeActivityId(one.key),
          enterpriseId: enterpriseId(key),
        })),
      ),
    ),
    batch(
      employeeItems,
      demoEmployeeActivities.flatMap((one) =>
        one.items.flatMap(({ goods: key, cut, store, limit }, index) =>
          pricesOf(key).map((price, sku) => ({
            activityId: employeeActivityId(one.key),
            itemId: itemIds(key)[sku] ?? 0,
            price: cutPrice(price, cut),
            store,
            limitNum: limit,
            sort: one.items.length - index,
          })),
        ),
      ),
    ),
  ]
}
