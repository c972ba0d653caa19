import type { MemberAnswer } from '@/lib/contract/people/member'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeEach(async () => {
  await mall.empty()
})

const get = async <T>(path: string, token?: string) => (await mall.call<T>('GET', path, {}, { token })).data
const grade = (values: Partial<typeof tables.vipGrades.$inferInsert> & { vipGradeId: number }) =>
  mall.db.orm.insert(tables.vipGrades).values({ gradeName: `卡${values.vipGradeId}`, ...values })

const price = (name: 'monthly' | 'quarter' | 'year', yuan: number, day: number) => ({
  name,
  price: yuan,
  day,
  desc: `${day} 天`,
})

describe('paid grades', () => {
  it('are empty when none is sold', async () => {
    const { token } = await make.member()
    expect(await get('/vipgrades/newlist')).toMatchObject({ list: [], cur: { symbol: '￥' } })
    expect(await get('/vipgrades/list')).toEqual([])
    expect(await get('/vipgrades/uservip', token)).toEqual({ grade_name: '' })
  })

  it('have benefits and prices, the default one first, terms by length without free ones', async () => {
    await grade({ vipGradeId: 1, discount: 8, lvType: 'svip', description: '全场九二折' })
    const priceList = [price('year', 149, 365), price('quarter', 0, 90), price('monthly', 19.9, 30)]
    await grade({ vipGradeId: 2, discount: 5, isDefault: true, guideTitle: '九五折', priceList })
    const { list } = await get<{ list: OfferedGrade[] }>('/vipgrades/newlist')
    expect(list).toMatchObject([
      {
        vip_grade_id: 2,
        grade_name: '卡2',
        lv_type: 'vip',
        is_default: true,
        default_grade: true,
        guide_title: '九五折',
        privileges: { discount: 5, discount_desc: 9.5 },
        price_list: [price('monthly', 19.9, 30), price('year', 149, 365)],
      },
      { vip_grade_id: 1, lv_type: 'svip', description: '全场九二折', is_default: false, price_list: [] },
    ])
    expect(await get('/vipgrades/list')).toEqual(list)
  })

  it('of a member are the offered one, then the bought one until it ends', async () => {
    await grade({ vipGradeId: 1, discount: 5, isDefault: true })
    await grade({ vipGradeId: 2, discount: 8, lvType: 'svip' })
    const vipUntil = mall.now() + 10 * 86400
    const { token } = await make.member({ vipGradeId: 2, vipUntil })
    const own = () => get<MemberAnswer['vipgrade']>('/vipgrades/uservip', token)
    expect(await own()).toMatchObject({
      is_open: true,
      is_vip: true,
      vip_grade_id: 2,
      lv_type: 'svip',
      vip_type: 'svip',
      grade_name: '卡2',
      end_date: String(vipUntil),
      day: 10,
      valid: true,
      discount: 8,
    })
    expect((await get<MemberAnswer>('/member', token)).vipgrade).toEqual(await own())
    mall.travel(10 * 86400)
    expect(await own()).toMatchObject({ is_open: true, is_vip: false, is_had_vip: false, vip_grade_id: 1 })
    expect((await mall.call('GET', '/vipgrades/uservip')).status).toBe(401)
  })
})
