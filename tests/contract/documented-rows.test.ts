import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../fixtures/engine/builders'
import { openPointsMall, pointsGoods } from '../fixtures/engine/points'
import { testMall } from '../fixtures/engine/test-mall'

/** Answers carry every field of the rows that the contract describes. */

const mall = testMall()
const make = builders(mall)

const words = (text: string) => text.trim().split(/\s+/)

/** The row of contract member §7.2. */
const cardFields = words(`
  card_id company_id card_type brand_name logo_url title color notice description date_type begin_date end_date fixed_term
  grade_ids vip_grade_ids kq_status lock_time send_begin_time send_end_time get_limit use_limit can_share can_give_friend
  abstract icon_url_list time_limit gift default_detail discount least_cost reduce_cost most_cost deal_detail
  accept_category reject_category object_use_for can_use_with_other_discount use_platform quantity use_all_shops
  rel_shops_ids use_scenes receive use_bound tag_ids brand_ids apply_scope source_type source_id coupon_type
  guide_issue_quantity created updated get_num use_num date_status distributor_id distributor_list distributor_info
  button_status`)

/** The item of contract member §7.4. */
const userCardFields = words(`
  id user_id company_id card_id code source_type status card_type use_platform begin_date end_date get_date title color
  discount least_cost reduce_cost most_cost rel_shops_ids rel_item_ids rel_distributor_ids use_condition use_scenes
  use_bound apply_scope expired_time salesperson_id remain_times description source_id coupon distributor_id
  distributor_info`)

/** `memberInfo` of contract member §5.13. */
const memberFields = words(`
  user_id company_id grade_id mobile mobile_country_code user_card_code offline_card_code inviter_id source_from source_id
  monitor_id latest_source_id latest_monitor_id authorizer_appid wxa_appid alipay_appid use_point created updated disabled
  remarks third_data reg_distributor reg_salesperson fp_salesperson has_fp is_become_friend op_distributor login_email
  email_verified_at offline_reg_distributor username name avatar sex birthday address email industry income edu_background
  habbit have_consume other_params dm_member_id dm_card_no isGetWxInfo requestFields datapassRequestFields is_employee
  is_relative gradeInfo nextGradeInfo totalConsumption nickname open_id`)

/** A grade on offer (contract member §9.1, contract member §9.3). */
const gradeFields = words(`
  vip_grade_id company_id grade_name lv_type default_grade is_disabled background_pic_url description price_list privileges
  guide_title is_default external_id discount is_open is_vip is_had_vip`)

const read = async (path: string, params: object = {}, token?: string) =>
  (await mall.call('GET', path, { ...params }, { token })).data as Record<string, unknown>
const missing = (row: unknown, fields: readonly string[]) =>
  fields.filter((field) => !Object.keys(row as object).includes(field))
const firstOf = (answer: Record<string, unknown>) => (answer['list'] as unknown[])[0]

describe('a coupon that can be claimed', () => {
  it('is the whole row in its calls, with the state of the member who asks', async () => {
    const distributorId = await make.shop()
    const { token } = await make.member()
    const { grade_id } = await read('/member', {}, token)
    const gradeIds = [Number(grade_id)]
    const card_id = await make.card({ useBound: 4, boundIds: [3, 5], gradeIds, distributorId })
    const listed = firstOf(await read('/getCardList', { card_id }, token))
    const single = await read(`/getCardDetail/${card_id}`, {}, token)
    for (const row of [listed, single]) {
      expect(missing(row, cardFields)).toEqual([])
      expect(row).toMatchObject({
        grade_ids: `,${String(grade_id)},`,
        vip_grade_ids: '',
        brand_ids: ',3,5,',
        tag_ids: '',
        rel_item_ids: 'all',
        source_type: 'distributor',
        source_id: distributorId,
        use_all_shops: 'false',
        lv: 1,
        distributor_list: [{ distributor_id: distributorId }],
      })
      expect(row).not.toHaveProperty('ifget')
    }
    await read('/user/receiveCard', { card_id }, token)
    expect(await read(`/getCardDetail/${card_id}`, {}, token)).toMatchObject({ ifget: 1, lv: 2 })
  })

  it('says nothing about a member to a guest, and that none is left to a member', async () => {
    const card_id = await make.card({ quantity: 2, getNum: 2 })
    expect(firstOf(await read('/getCardList', { card_id }))).not.toHaveProperty('lv')
    const { token } = await make.member()
    expect(firstOf(await read('/getCardList', { card_id }, token))).toMatchObject({ numNull: 1, lv: 2 })
  })

  it('stays short on product pages', async () => {
    const item = await make.goods({ price: 100, store: 1 })
    await make.card({ useBound: 1, boundIds: [item] })
    const { kaquan_list } = (await read(`/goods/items/${item}`)) as { kaquan_list: { list: object[] } }
    expect(kaquan_list.list.at(0)).toHaveProperty('card_id')
    expect(kaquan_list.list.at(0)).not.toHaveProperty('rel_shops_ids')
  })
})

describe('a coupon of a member', () => {
  it('is the whole row in the list and in the detail', async () => {
    const { userId, token } = await make.member()
    const code = await make.userCard(userId, await make.card({ useBound: 2, boundIds: [7] }))
    const rows = [
      firstOf(await read('/user/getUserCardList', {}, token)),
      firstOf(await read('/user/getCardList', {}, token)),
      (await read('/user/newGetCardDetail', { code }, token))['detail'],
    ]
    for (const row of rows) {
      expect(missing(row, userCardFields)).toEqual([])
      expect(row).toMatchObject({ rel_category_ids: ',7,', rel_item_ids: 'all', source_type: 'admin' })
    }
  })
})

describe('the member answer', () => {
  it('has every documented field, and tells whether WeChat is bound', async () => {
    const { userId, token } = await make.member()
    const info = async () => (await read('/member', {}, token))['memberInfo']
    expect(missing(await info(), memberFields)).toEqual([])
    expect(await info()).toMatchObject({ isGetWxInfo: false })
    await mall.db.orm
      .insert(tables.wechatAccounts)
      .values({ unionId: 'u1', openId: 'o1', userId, bound: mall.now() })
    expect(await info()).toMatchObject({ isGetWxInfo: true })
  })

  it('shows a paid grade on offer with its terms, and whose a held one is', async () => {
    await mall.db.orm.insert(tables.vipGrades).values({
      vipGradeId: 61,
      gradeName: '焕新卡',
      discount: 5,
      description: '全场9.5折',
      isDefault: true,
      priceList: [{ name: 'monthly', price: 9.9, day: 30, desc: '月卡' }],
    })
    const guest = await make.member()
    for (const grade of [
      (await read('/member', {}, guest.token))['vipgrade'],
      await read('/vipgrades/uservip', {}, guest.token),
    ]) {
      expect(missing(grade, gradeFields)).toEqual([])
      expect(grade).toMatchObject({
        is_default: true,
        is_vip: false,
        description: '全场9.5折',
        privileges: { discount: 5, discount_desc: 9.5 },
        price_list: [{ name: 'monthly', price: 9.9 }],
      })
    }
    const holder = await make.member({ vipGradeId: 61, vipUntil: mall.now() + 86400 })
    expect(await read('/vipgrades/uservip', {}, holder.token)).toMatchObject({
      company_id: 1,
      user_id: holder.userId,
      is_vip: true,
    })
  })
})

describe('a product of the points mall', () => {
  it('always has its texts for search engines (contract goods §15)', async () => {
    await openPointsMall(mall)
    const item = await pointsGoods(make, { point: 10, store: 1 }, { itemName: '帆布袋' })
    expect(await read(`/pointsmall/goods/items/${item}`)).toMatchObject({
      tdk_data: { title: expect.any(String) as string },
    })
  })
})
