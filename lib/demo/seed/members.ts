import 'server-only'
import { percentOf } from '@/lib/domain/money'
import { addresses, memberGrades, memberPrices, members, vipGrades } from '@/lib/server/ground/db/schema'
import { hashPassword } from '@/lib/server/people/account/password'
import { pictureUrl } from '../art'
import { goods, grades, vipGrades as vipList } from '../data'
import { gradeId, itemIds, vipGradeId } from '../ids'
import { batch, type Batch } from './batch'

/** The password of all demo accounts (README). */
const demoPassword = 'Mall2026'

type Member = typeof members.$inferInsert
type Account = Pick<Member, 'mobile' | 'username'> & Partial<Member> & { userId: number }

/** The account that designs pages. */
export const operatorId = 5

/** Demo accounts (README). Names are invented. */
const accounts = (now: number): Account[] => [
  {
    userId: 1,
    mobile: '13800138000',
    username: '林晚舟',
    gradeId: gradeId('银卡会员'),
    sex: 2,
    birthday: '1992-05-19',
    point: 2680,
  },
  {
    userId: 2,
    mobile: '13800138001',
    username: '陈予安',
    gradeId: gradeId('普通会员'),
    vipGradeId: vipGradeId('焕新卡'),
    vipUntil: now + 200 * 86400,
    sex: 1,
    point: 320,
  },
  {
    userId: 3,
    mobile: '13800138002',
    username: '周南乔',
    gradeId: gradeId('普通会员'),
    isStaff: true,
    workId: '100001',
    point: 150,
  },
  {
    userId: 4,
    mobile: '13800138003',
    username: '沈知远',
    gradeId: gradeId('普通会员'),
    role: 'merchant',
    deskRole: 'shop_manager',
    shopId: 1,
  },
  {
    userId: operatorId,
    mobile: '13800138004',
    username: '商城运营',
    gradeId: gradeId('普通会员'),
    role: 'operator',
    deskRole: 'owner',
  },
  // Member 6 is the leader of a team and has no sign-in (groups.ts).
  {
    userId: 7,
    mobile: '13800138006',
    username: '苏砚秋',
    gradeId: gradeId('金卡会员'),
    sex: 2,
    point: 1240,
  },
]

/** The account that starts with two addresses, points and a coupon. */
export const shopperId = 1

/** The accounts that shop. */
export const shopperIds = [shopperId, 2, 3, 7]

const memberAddresses = [
  {
    userId: shopperId,
    username: '林晚舟',
    telephone: '13800138000',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    adrdetail: '文二西路718号溪畔雅苑6幢2单元1102室',
    postalCode: '310012',
    isDef: true,
  },
  {
    userId: shopperId,
    username: '林先生',
    telephone: '13800138001',
    province: '浙江省',
    city: '宁波市',
    county: '鄞州区',
    adrdetail: '天童南路999号和邦里8幢401室（工作日请送门卫）',
    postalCode: '315100',
    isDef: false,
  },
  {
    userId: 2,
    username: '陈予安',
    telephone: '13800138001',
    province: '浙江省',
    city: '宁波市',
    county: '鄞州区',
    adrdetail: '天童南路999号和邦里8幢401室',
    postalCode: '315100',
    isDef: true,
  },
  {
    userId: 3,
    username: '周南乔',
    telephone: '13800138002',
    province: '浙江省',
    city: '温州市',
    county: '鹿城区',
    adrdetail: '飞霞南路880号锦河里5幢1203室',
    postalCode: '325000',
    isDef: true,
  },
  {
    userId: 7,
    username: '苏砚秋',
    telephone: '13800138006',
    province: '浙江省',
    city: '嘉兴市',
    county: '南湖区',
    adrdetail: '中环南路2166号南湖里3幢1单元801室',
    postalCode: '314050',
    isDef: true,
  },
]

/** Grades, the demo accounts and their addresses. `now` in epoch seconds. */
export async function memberBatches(now: number): Promise<Batch[]> {
  const passwordHash = await hashPassword(demoPassword)
  return [
    batch(
      memberGrades,
      grades.map(({ name, discount, isDefault, threshold }) => ({
        gradeId: gradeId(name),
        gradeName: name,
        discount,
        isDefault,
        totalConsumption: threshold * 100,
      })),
    ),
    batch(
      vipGrades,
      vipList.map(({ name, type, discount, guideTitle, description, isDefault, prices }) => ({
        vipGradeId: vipGradeId(name),
        gradeName: name,
        discount,
        guideTitle,
        lvType: type,
        description,
        isDefault,
        priceList: prices,
      })),
    ),
    batch(
      members,
      accounts(now).map((account) => ({
        gradeId: gradeId('普通会员'),
        ...account,
        passwordHash,
        avatar: pictureUrl({ kind: 'avatar', seed: account.userId * 17 }),
        userCardCode: String(6_628_000_000 + account.userId),
        created: now - 120 * 86400,
        updated: now,
      })),
    ),
    batch(
      addresses,
      memberAddresses.map((address) => ({ ...address, created: now, updated: now })),
    ),
  ]
}

/**
 * Fixed member prices. A product's member price applies to every grade above the default one, except where the discount
 * of the grade gives a lower price.
 */
export function memberPriceBatches(): Batch[] {
  const higherGrades = grades.filter(({ isDefault }) => !isDefault)
  return [
    batch(
      memberPrices,
      goods.flatMap(({ key, skus }) =>
        skus.flatMap(({ price, memberPrice }, index) =>
          memberPrice === undefined
            ? []
            : higherGrades
                .filter(({ discount }) => memberPrice < price - percentOf(price, discount))
                .map(({ name }) => ({
                  itemId: itemIds(key)[index] ?? 0,
                  gradeKind: 'normal' as const,
                  gradeId: gradeId(name),
                  price: memberPrice,
                })),
        ),
      ),
    ),
  ]
}
