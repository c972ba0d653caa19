import sharp from 'sharp'
import { apiPrefix, contract } from '@/lib/contract'
import { auditDifferences } from '@/lib/domain/desk/audit-differences'
import { auditEventName, auditSubjectName } from '@/lib/domain/desk/audit-words'
import { pickupTimes } from '@/lib/domain/order/pickup/pickup'
import { pickupDays } from '@/lib/domain/order/pickup/pickup-days'
import { handleContract } from '@/lib/server/edge/http/handler'
import * as tables from '@/lib/server/ground/db/schema'
import { stepAt, totpCode } from '@/lib/server/people/second-factor/totp'
import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { adding, designer } from '../../fixtures/engine/designer'
import { applicant } from '../../fixtures/engine/merchants'
import { operatorDrops } from '../../fixtures/engine/operator-drops'
import { programmeOf } from '../../fixtures/engine/programme'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Every write of an operator or merchant, made for real, leaves a row in the audit trail (contract operator §1). */

const mall = testMall({ MALL_PAY_TEST: '1', MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
const cases = aftersaleCases(mall, make)
const programme = programmeOf(mall, make)

type Desk = Awaited<ReturnType<typeof designer>>
/** A call below `/api/h5app/wxapp`, after its preconditions were created. */
type Write = [method: string, path: string, params?: object]
type Prepare = (desk: Desk) => Promise<Write> | Write

const parcel = { delivery_corp: 'SF', delivery_code: 'SF1000200030' }
const texts = { title: '焕新', mate_description: '焕新商城', mate_keywords: '换新' }

async function placed(num = 2, isPaid = true, more: Record<string, unknown> = {}) {
  const item = await make.goods({ price: 5000, store: 10 })
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(item, num, more)
  if (isPaid) await shopper.pay(order_id)
  const [line] = (await shopper.detail(order_id)).orderInfo.items
  return { item, shopper, order_id, items: [{ id: line?.id ?? 0, num: 1 }] }
}

async function applied(type: string) {
  const { shopper, orderId, lineId } = await cases.delivered(2)
  const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type: type })
  return { shopper, bn: aftersales_bn[0] ?? '' }
}
/** An after-sale whose product is on its way back. */
async function sentBack(type: string) {
  const [{ shopper, bn }, other] = [await applied(type), await cases.staff()]
  const { address_id } = await other.saveAddress()
  await other.review(bn, { agree: true, aftersales_address_id: address_id })
  await shopper.sendBack(bn)
  return bn
}

async function post<T>(path: string, token: string, fields: Record<string, string | Blob>): Promise<T> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { authorization: `Bearer ${token}`, [picturePathsHeader]: '1' }
  const request = new Request(`http://mall.test${apiPrefix}${path}`, { method: 'POST', body, headers })
  return ((await (await handleContract(async () => mall, request)).json()) as { data: T }).data
}
async function png(): Promise<Blob> {
  const background = { r: Math.floor(Math.random() * 255), g: 40, b: 90 }
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background } }).png()
  return new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/png' })
}

async function transferred(desk: Desk) {
  const { id } = await desk.call<{ id: number }>('POST', '/operator/offline/accounts', {
    bank_account_name: '焕新商城',
    bank_name: '招商银行',
    bank_account_no: '571900001111222',
  })
  const { shopper, order_id } = await placed(2, false, { pay_type: 'offline_pay' })
  const { url } = await post<{ url: string }>('/upload/picture', shopper.token, {
    purpose: 'voucher',
    file: await png(),
  })
  const voucher = { order_id, bank_account_id: id, voucher_pic: [url], pay_fee: 10_000, pay_sn: 'SN1' }
  await shopper.call('POST', '/order/offline/upload/voucher', voucher)
  return { shopper, order_id }
}

async function invoiced() {
  const { shopper, order_id } = await placed()
  const { id } = await shopper.call<{ id: number }>('POST', '/order/invoice/apply', {
    order_id,
    invoice_type: 'enterprise',
    invoice_type_code: '02',
    company_title: '云杉电器有限公司',
    company_tax_number: '91330100MA27XL0E5C',
    email: 'finance@renewal.example',
  })
  return { id, number: '24332000000012345678', file: 'https://tax.example/1.pdf' }
}

async function refundOf(state: string) {
  const { order_id, shopper } = await placed()
  await shopper.cancel(order_id, '不想要了')
  await approveCancel(mall, order_id, { kind: 'operator', id: 1 })
  await mall.rows(`update refunds set refund_status = $2 where order_id = $1`, [order_id, state])
  const [row] = await mall.rows<{ bn: string }>(`select refund_bn as bn from refunds where order_id = $1`, [
    order_id,
  ])
  return row?.bn
}

async function recorded(desk: Desk) {
  const { token, image_prefix } = await desk.call<{ token: string; image_prefix: string }>(
    ...(['GET', '/operator/picture/token'] as const),
  )
  const key = `${image_prefix}0123456789abcdef0123456789abcdef.png`
  const { img_url } = await post<{ img_url: string }>('/operator/picture/upload', desk.token, {
    token,
    key,
    file: await png(),
  })
  return { img_name: '横幅', img_url, img_type: 'image/png', img_size: 9, width: 1, height: 1, kind: '首页' }
}
const listed = async (desk: Desk) =>
  (await desk.call<{ picture_id: number }>('POST', '/operator/picture/record', await recorded(desk)))
    .picture_id

const employer = async (desk: Desk) =>
  (
    await desk.call<{ enterprise_id: number }>('POST', '/operator/enterprises', {
      name: '云杉电器',
      enterprise_sn: `YS${Math.random()}`.slice(0, 12),
      auth_type: 'mobile',
    })
  ).enterprise_id
const terms = (enterpriseId: number) => ({
  name: '年货内购',
  display_time: mall.now() - 60,
  employee_begin_time: mall.now() - 30,
  employee_end_time: mall.now() + 86_400,
  employee_limitfee: 50_000,
  enterprise_ids: [enterpriseId],
})
const activity = async (desk: Desk) =>
  (await desk.call<{ activity_id: number }>('POST', '/operator/purchases', terms(await employer(desk))))
    .activity_id
const staffGoods = () => make.goods({ price: 15_000, store: 50 }, { staffGoods: true })

const card = () => ({
  card_type: 'cash',
  title: '换新券',
  reduce_cost: 5000,
  least_cost: 99_900,
  quantity: 9,
  date_type: 'DATE_TYPE_FIX_TIME_RANGE',
  begin_date: mall.now(),
  end_date: mall.now() + 86_400,
})

async function edited(desk: Desk) {
  const page = await desk.newPage()
  const saved = await desk.save(page, await desk.open(page), adding('new', '字', 'body', 1))
  expect(saved).toMatchObject({ saved: true })
  return { page_id: page, base_version: saved.version, frame_version: saved.frame_version }
}
const savedModule = {
  name: '头图',
  image: '/media/p/1.webp',
  params: JSON.stringify({ type: 'W0006', childWidgets: [] }),
}

interface DeskGoods {
  goods_id: number
  version: number
}
const aProduct = { item_name: '云杉冰箱', spec_items: [{ price: 100, store: 1, item_spec: [] }] }
const productOf = (desk: Desk) => desk.call<DeskGoods>('POST', '/operator/goods', aProduct)
const categoryOf = async (desk: Desk, category_name = '冰箱') =>
  (await desk.call<{ category_id: number }>('POST', '/operator/categories', { category_name })).category_id
const catalogueOf = async (desk: Desk) =>
  (
    await desk.call<{ category_id: number }>('POST', '/operator/articles/categories', {
      category_name: '资讯',
    })
  ).category_id
const articleOf = async (desk: Desk) =>
  (
    await desk.call<{ article_id: number }>('POST', '/operator/articles', {
      title: '冰箱怎么选',
      category_id: await catalogueOf(desk),
    })
  ).article_id
const aNotice = { title: '春节放假安排', content: '<p>除夕至初六暂停发货</p>' }
const noticeOf = async (desk: Desk) => {
  const { notice_id, version } = await desk.call<{ notice_id: number; version: number }>(
    ...(['POST', '/operator/notices', aNotice] as const),
  )
  return { notice_id, version }
}
const brandOf = async (desk: Desk) =>
  (await desk.call<{ brand_id: number }>('POST', '/operator/brands', { brand_name: '云杉' })).brand_id
/** A product of a merchant that waits for approval. */
async function proposed(desk: Desk) {
  const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
  const { goods_id } = await merchant.call<DeskGoods>('POST', '/goods', {
    ...aProduct,
    item_category: [await make.category()],
  })
  const { proposal } = await desk.call<{ proposal: { revision: number } }>(
    'GET',
    '/operator/goods/proposal',
    {
      goods_id,
    },
  )
  return { goods_id, revision: proposal.revision }
}
/** A change of a product that waits. */
const tomorrow = async (desk: Desk) => ({
  goods_id: (await productOf(desk)).goods_id,
  kind: 'on',
  run_at: mall.now() + 86_400,
})

/** A parameter with two values. */
async function valuesOf(desk: Desk) {
  for (const attribute_value_name of ['一级', '1级'])
    await desk.call('POST', '/operator/goods', {
      ...aProduct,
      item_params: [{ attribute_name: '能效等级', attribute_value_name }],
    })
  const rows = await mall.rows<{ id: number; attribute_id: number }>(
    `select v.attribute_value_id as id, v.attribute_id from attribute_values v
       join attributes a on a.attribute_id = v.attribute_id and a.attribute_name = '能效等级'
      order by v.attribute_value_id desc limit 2`,
  )
  return { attribute_id: rows[0]?.attribute_id, ids: rows.map(({ id }) => id) }
}

const freight = {
  name: '普通快递',
  valuation: 2,
  fee: [{ area: [], start_standard: 1, start_fee: 800, add_standard: 1, add_fee: 200 }],
}
const freightOf = (desk: Desk) =>
  desk.call<{ templates_id: number; version: number }>('POST', '/operator/freight', freight)
const aShop = {
  name: '云杉西湖店',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  address: '文三路1号',
  lng: 120.13,
  lat: 30.27,
}
const shopOf = (desk: Desk) =>
  desk.call<{ distributor_id: number; version: number }>('POST', '/operator/shops', aShop)
/** Other tests of this file give shops their ids themselves. */
const freeShopIds = () =>
  mall.rows(`select setval(pg_get_serial_sequence('distributors', 'distributor_id'), 1000)`)
const shopTagOf = (desk: Desk) =>
  desk.call<{ tag_id: number }>('POST', '/operator/shops/tags', { tag_name: '体验店' })
const clerkOf = async (desk: Desk) => {
  const distributor_id = await make.shop()
  const { user_id } = await desk.call<{ user_id: number }>('POST', '/operator/clerks', {
    distributor_id,
    mobile: '13700002001',
    username: '周宁',
  })
  return { distributor_id, user_id }
}
/** Other tests of this file give tags their ids themselves. */
const freeTagIds = () => mall.rows(`select setval(pg_get_serial_sequence('tags', 'tag_id'), 1000)`)
const tagOf = async (desk: Desk) =>
  (await freeTagIds()) &&
  (await desk.call<{ tag_id: number }>('POST', '/operator/goods/tags', { tag_name: '新品' })).tag_id

async function reviewed() {
  const { shopper, orderId, item } = await cases.delivered(1)
  await cases.deliver(orderId, true)
  const rates = [{ item_id: item, content: '很好用', star: 5, pics: [] }]
  await shopper.call('POST', '/order/rate/create', { order_id: orderId, rates })
  const [row] = await mall.rows<{ id: number }>('select max(rate_id)::int as id from rates')
  return row?.id
}

/** Another person at the desk. */
const colleague = async () => (await make.member({ role: 'operator', deskRole: 'order' })).userId

const ownRole = { name: '直播运营', permissions: ['order:read'] }
const view = { page: 'goods', name: '售罄', values: { status: 'sold_out' } }
const viewOf = async (desk: Desk) =>
  (await desk.call<{ view_id: number }>('POST', '/operator/views', view)).view_id
const roleOf = async (desk: Desk) =>
  (await desk.call<{ role_id: number }>('POST', '/operator/roles', ownRole)).role_id

const writes: Record<string, Prepare> = {
  'account.endSessions': async () => {
    const userId = await colleague()
    await otherSession({ userId })
    return ['POST', '/operator/accounts/sessions/end', { user_id: userId }]
  },
  'account.resetFactor': async () => {
    const userId = await colleague()
    await mall.rows(
      `insert into desk_factors (user_id, kind, since, created) values (${userId}, 'sms', 1, 1) returning 1`,
    )
    return ['POST', '/operator/accounts/factor/reset', { user_id: userId }]
  },
  'security.confirm': async (desk) => [
    ...(['POST', '/operator/security/factor/confirm'] as const),
    { code: await begun(desk) },
  ],
  'security.disable': async (desk) => [
    ...(['POST', '/operator/security/factor/disable'] as const),
    { code: await enrolled(desk) },
  ],
  'security.recovery': async (desk) => [
    ...(['POST', '/operator/security/recovery'] as const),
    { code: await enrolled(desk) },
  ],
  'security.setRequired': async (desk) => {
    await enrolled(desk)
    return ['PUT', '/operator/security/setting', { required: true }]
  },
  'security.endSession': async (desk) => [
    ...(['POST', '/operator/security/sessions/end'] as const),
    { id: await otherSession(desk) },
  ],
  'security.endOthers': async (desk) => {
    await otherSession(desk)
    return ['POST', '/operator/security/sessions/end-others']
  },
  'indexPage.addView': () => ['POST', '/operator/views', view],
  'indexPage.changeView': async (desk) => [
    ...(['PUT', '/operator/views'] as const),
    { view_id: await viewOf(desk), name: '缺货' },
  ],
  'indexPage.removeView': async (desk) => ['DELETE', `/operator/views/${await viewOf(desk)}`],
  'role.add': () => ['POST', '/operator/roles', ownRole],
  'role.change': async (desk) => [
    ...(['PUT', '/operator/roles'] as const),
    { role_id: await roleOf(desk), name: '仓库', permissions: ['goods:write'] },
  ],
  'role.remove': async (desk) => ['DELETE', `/operator/roles/${await roleOf(desk)}`],
  'account.add': () => [
    'POST',
    '/operator/accounts',
    { mobile: '13900004321', username: '周宁', desk_role: 'order' },
  ],
  'account.change': async () => [
    ...(['PUT', '/operator/accounts'] as const),
    { user_id: await colleague(), desk_role: 'content' },
  ],
  'account.remove': async () => ['DELETE', `/operator/accounts/${await colleague()}`],
  'account.makeLink': async () => [
    ...(['POST', '/operator/accounts/link'] as const),
    { user_id: (await make.member({ role: 'operator', passwordHash: '-', isInvited: true })).userId },
  ],
  'aftersale.review': async () => [
    ...(['POST', '/operator/aftersales/review'] as const),
    { aftersales_bn: (await applied('ONLY_REFUND')).bn, agree: true },
  ],
  'aftersale.receive': async () => [
    ...(['POST', '/operator/aftersales/receive'] as const),
    { aftersales_bn: await sentBack('REFUND_GOODS') },
  ],
  'aftersale.refund': async () => [
    ...(['POST', '/operator/aftersales/refund'] as const),
    { aftersales_bn: await sentBack('REFUND_GOODS'), agree: true },
  ],
  'aftersale.export': () => ['POST', '/operator/aftersales/export', { open: true }],
  'aftersale.resend': async () => [
    ...(['POST', '/operator/aftersales/resend'] as const),
    { aftersales_bn: await sentBack('EXCHANGING_GOODS'), corp_code: 'SF', logi_no: 'SF1000200031' },
  ],
  'aftersale.saveAddress': () => [
    ...(['POST', '/operator/aftersales/addresses'] as const),
    {
      contact: '售后部',
      mobile: '0571-88880000',
      province: '浙江省',
      city: '杭州市',
      area: '余杭区',
      address: '仓库路9号',
    },
  ],
  'coupon.add': () => ['POST', '/operator/cards', card()],
  'coupon.edit': async (desk) => {
    const { card_id } = await desk.call<{ card_id: number }>('POST', '/operator/cards', card())
    return ['PUT', '/operator/cards', { card_id, title: '新券' }]
  },
  'coupon.addPackage': async (desk) => {
    const { card_id } = await desk.call<{ card_id: number }>('POST', '/operator/cards', card())
    const cards = [{ card_id, give_num: 1 }]
    return ['POST', '/operator/cards/packages', { title: '礼包', describe: '新人', limit_count: 1, cards }]
  },
  'deposit.set': () => ['PUT', '/operator/deposit/settings', { is_open: 1 }],
  'deposit.topUp': async () => [
    ...(['POST', '/operator/deposit/topup'] as const),
    { user_id: (await buyer(mall, make)).userId, fee: 8000, reason: '活动赠送' },
  ],
  'design.publish': async (desk) => ['POST', '/operator/design/publish', await edited(desk)],
  'design.unschedule': async (desk) => {
    const page = await edited(desk)
    await desk.design('publish', { ...page, publish_at: mall.now() + 3600 })
    return ['POST', '/operator/design/unschedule', { page_id: page.page_id }]
  },
  'design.rollback': async (desk) => {
    const page = await edited(desk)
    await desk.design('publish', page)
    return ['POST', '/operator/design/rollback', { page_id: page.page_id, number: 1 }]
  },
  'design.import': async (desk) => {
    const { page_id, base_version } = await edited(desk)
    return ['POST', '/operator/design/import', { page_id, base_version, config: JSON.stringify([]) }]
  },
  'designModule.save': () => ['POST', '/operator/design/module', savedModule],
  'designModule.remove': async (desk) => {
    const { module_id } = await desk.call<{ module_id: number }>(
      'POST',
      '/operator/design/module',
      savedModule,
    )
    return ['DELETE', `/operator/design/module/${module_id}`]
  },
  'goods.setPrices': async () => {
    const item_id = await make.goods({ price: 5000, store: 1 })
    return ['PUT', '/operator/goods/prices', { prices: [{ item_id, price: 4900 }] }]
  },
  'export.cancel': async (desk) => {
    const { export_id } = await desk.call<{ export_id: number }>('POST', '/operator/goods/export')
    return ['POST', '/operator/exports/cancel', { export_id }]
  },
  'goodsImport.export': () => ['POST', '/operator/goods/export', { state: 'on_sale' }],
  'goodsImport.exportStock': () => ['POST', '/operator/stock/export', { format: 'csv' }],
  'goodsImport.create': () => ['POST', '/operator/goods/import', { name: '商品.csv', size: 100 }],
  'tableImport.create': () => [
    'POST',
    '/operator/imports',
    { kind: 'stock.import', name: '库存.csv', size: 100 },
  ],
  'task.change': async (desk) => {
    const { task_id } = await desk.call<{ task_id: number }>('POST', '/operator/goods/import', {
      name: '商品.csv',
      size: 100,
    })
    return ['POST', '/operator/tasks/change', { task_id, action: 'cancel' }]
  },
  'goods.create': () => ['POST', '/operator/goods', aProduct],
  'goods.update': async (desk) => [
    ...(['PUT', '/operator/goods'] as const),
    { goods_id: (await productOf(desk)).goods_id, version: 1, brief: '节能' },
  ],
  'goods.remove': async (desk) => ['DELETE', `/operator/goods/${(await productOf(desk)).goods_id}`],
  'goods.restore': async (desk) => {
    const { goods_id } = await productOf(desk)
    await desk.call('DELETE', `/operator/goods/${goods_id}`)
    return ['POST', '/operator/goods/restore', { goods_id }]
  },
  'goods.bulk': async (desk) => [
    ...(['POST', '/operator/goods/bulk'] as const),
    {
      goods_id: [(await productOf(desk)).goods_id],
      change: { kind: 'status', approve_status: 'onsale' },
    },
  ],
  'category.add': () => ['POST', '/operator/categories', { category_name: '冰箱' }],
  'category.change': async (desk) => [
    ...(['PUT', '/operator/categories'] as const),
    { category_id: await categoryOf(desk), category_name: '冷柜' },
  ],
  'category.arrange': async (desk) => {
    const [parent_id, category_id] = [await categoryOf(desk), await categoryOf(desk, '冷柜')]
    return ['PUT', '/operator/categories/arrange', { parent_id, category_id: [category_id] }]
  },
  'category.move': async (desk) => {
    const [parent_id, category_id] = [await categoryOf(desk, '家电'), await categoryOf(desk, '洗衣机')]
    return ['PUT', '/operator/categories/move', { category_id, parent_id, version: 1 }]
  },
  'category.remove': async (desk) => ['DELETE', `/operator/categories/${await categoryOf(desk)}`],
  'attribute.change': async (desk) => [
    ...(['PUT', '/operator/attributes'] as const),
    { attribute_id: (await valuesOf(desk)).attribute_id, attribute_name: '能效' },
  ],
  'attribute.bulk': async (desk) => [
    ...(['POST', '/operator/attributes/bulk'] as const),
    { attribute_ids: [(await valuesOf(desk)).attribute_id], change: { kind: 'hide' } },
  ],
  'attribute.changeValue': async (desk) => [
    ...(['PUT', '/operator/attributes/values'] as const),
    { attribute_value_id: (await valuesOf(desk)).ids[0], attribute_value: '新一级' },
  ],
  'attribute.mergeValues': async (desk) => {
    const [attribute_value_id, into] = (await valuesOf(desk)).ids
    return ['POST', '/operator/attributes/merge', { attribute_value_id, into }]
  },
  'attribute.setOfCategory': async (desk) => {
    const main = { category_name: '冰箱', is_main_category: 1 }
    const { category_id } = await desk.call<{ category_id: number }>('POST', '/operator/categories', main)
    return [
      'PUT',
      '/operator/categories/attributes',
      { category_id, item_params: [{ name: '能效等级' }], item_spec: [] },
    ]
  },
  'article.add': async (desk) => [
    ...(['POST', '/operator/articles'] as const),
    { title: '冰箱怎么选', category_id: await catalogueOf(desk) },
  ],
  'article.change': async (desk) => [
    ...(['PUT', '/operator/articles'] as const),
    { article_id: await articleOf(desk), version: 1, title: '新标题' },
  ],
  'article.remove': async (desk) => ['DELETE', `/operator/articles/${await articleOf(desk)}`],
  'article.restore': async (desk) => {
    const article_id = await articleOf(desk)
    await desk.call('DELETE', `/operator/articles/${article_id}`)
    return ['POST', '/operator/articles/restore', { article_id }]
  },
  'notice.add': () => ['POST', '/operator/notices', aNotice],
  'notice.change': async (desk) => [
    ...(['PUT', '/operator/notices'] as const),
    { ...(await noticeOf(desk)), title: '五一放假安排' },
  ],
  'notice.turn': async (desk) => {
    const { notice_id } = await noticeOf(desk)
    return ['POST', '/operator/notices/bulk', { notice_id: [notice_id], is_on: false }]
  },
  'notice.remove': async (desk) => ['DELETE', `/operator/notices/${(await noticeOf(desk)).notice_id}`],
  'notice.restore': async (desk) => {
    const { notice_id } = await noticeOf(desk)
    await desk.call('DELETE', `/operator/notices/${notice_id}`)
    return ['POST', '/operator/notices/restore', { notice_id }]
  },
  'articleCatalogue.add': () => ['POST', '/operator/articles/categories', { category_name: '资讯' }],
  'articleCatalogue.change': async (desk) => [
    ...(['PUT', '/operator/articles/categories'] as const),
    { category_id: await catalogueOf(desk), category_name: '动态' },
  ],
  'articleCatalogue.arrange': async (desk) => [
    ...(['PUT', '/operator/articles/categories/arrange'] as const),
    { category_id: JSON.stringify([await catalogueOf(desk)]) },
  ],
  'articleCatalogue.move': async (desk) => {
    const parent_id = await catalogueOf(desk)
    const { category_id } = await desk.call<{ category_id: number }>(
      'POST',
      '/operator/articles/categories',
      {
        category_name: '动态',
      },
    )
    return ['PUT', '/operator/articles/categories/move', { category_id, parent_id, version: 1 }]
  },
  'articleCatalogue.remove': async (desk) => [
    'DELETE',
    `/operator/articles/categories/${await catalogueOf(desk)}`,
  ],
  'articleCatalogue.setNews': async (desk) => [
    ...(['PUT', '/operator/articles/categories/news'] as const),
    { category_id: await catalogueOf(desk) },
  ],
  'faq.set': () => [
    ...(['PUT', '/operator/faqs'] as const),
    { version: 1, questions: JSON.stringify([{ question: '多久发货？', answer: '48小时内' }]) },
  ],
  'navigation.set': () => ['PUT', '/operator/navigation', { version: 1, merchant_entry: '/shop' }],
  'brand.add': () => ['POST', '/operator/brands', { brand_name: '云杉' }],
  'brand.change': async (desk) => [
    ...(['PUT', '/operator/brands'] as const),
    { brand_id: await brandOf(desk), memo: '国产品牌' },
  ],
  'brand.bulk': async (desk) => [
    ...(['POST', '/operator/brands/bulk'] as const),
    { brand_ids: [await brandOf(desk)], change: { kind: 'sort', sort: 5 } },
  ],
  'brand.restore': async (desk) => {
    const brand_id = await brandOf(desk)
    await desk.call('DELETE', `/operator/brands/${brand_id}`)
    return ['POST', '/operator/brands/restore', { brand_id }]
  },
  'freight.bulk': async (desk) => [
    ...(['POST', '/operator/freight/bulk'] as const),
    { templates_ids: [(await freightOf(desk)).templates_id], change: { kind: 'off' } },
  ],
  'freight.restore': async (desk) => {
    const { templates_id } = await freightOf(desk)
    await desk.call('DELETE', `/operator/freight/${templates_id}`)
    return ['POST', '/operator/freight/restore', { templates_id }]
  },
  'freight.add': () => ['POST', '/operator/freight', freight],
  'freight.change': async (desk) => [
    ...(['PUT', '/operator/freight'] as const),
    { ...(await freightOf(desk)), name: '大件快递' },
  ],
  'freight.setDefault': async (desk) => [
    ...(['PUT', '/operator/freight/default'] as const),
    { templates_id: (await freightOf(desk)).templates_id },
  ],
  'freight.remove': async (desk) => [
    ...(['DELETE', `/operator/freight/${(await freightOf(desk)).templates_id}`] as const),
  ],
  'shop.export': () => ['POST', '/operator/shops/export', { state: 'true' }],
  'shop.add': async () => (await freeShopIds()) && ['POST', '/operator/shops', aShop],
  'shop.change': async (desk) => {
    await freeShopIds()
    const { distributor_id, version } = await shopOf(desk)
    return ['PUT', '/operator/shops', { distributor_id, version, hour: '10:00-20:00' }]
  },
  'shopTag.add': () => ['POST', '/operator/shops/tags', { tag_name: '体验店' }],
  'shopTag.change': async (desk) => [
    ...(['PUT', '/operator/shops/tags'] as const),
    { tag_id: (await shopTagOf(desk)).tag_id, tag_name: '旗舰店' },
  ],
  'shopTag.bulk': async (desk) => [
    ...(['POST', '/operator/shops/tags/bulk'] as const),
    { tag_ids: [(await shopTagOf(desk)).tag_id], change: { kind: 'hide' } },
  ],
  'shopTag.restore': async (desk) => {
    const { tag_id } = await shopTagOf(desk)
    await desk.call('DELETE', `/operator/shops/tags/${tag_id}`)
    return ['POST', '/operator/shops/tags/restore', { tag_id }]
  },
  'shopTag.remove': async (desk) => ['DELETE', `/operator/shops/tags/${(await shopTagOf(desk)).tag_id}`],
  'clerk.add': async () => [
    ...(['POST', '/operator/clerks'] as const),
    { distributor_id: await make.shop(), mobile: '13700002001', username: '周宁' },
  ],
  'clerk.remove': async (desk) => {
    const { distributor_id, user_id } = await clerkOf(desk)
    return ['DELETE', `/operator/clerks/${user_id}`, { distributor_id }]
  },
  'clerk.makeLink': async (desk) => ['POST', '/operator/clerks/link', await clerkOf(desk)],
  'brand.remove': async (desk) => ['DELETE', `/operator/brands/${await brandOf(desk)}`],
  'goodsProposal.submit': async (desk) => {
    const { goods_id } = await proposed(desk)
    await desk.call('POST', '/operator/goods/proposal/withdraw', { goods_id })
    return ['POST', '/operator/goods/proposal/submit', { goods_id }]
  },
  'goodsProposal.withdraw': async (desk) => {
    const { goods_id } = await proposed(desk)
    return ['POST', '/operator/goods/proposal/withdraw', { goods_id }]
  },
  'goodsProposal.approve': async (desk) => [
    ...(['POST', '/operator/goods/approve'] as const),
    { items: [await proposed(desk)] },
  ],
  'goodsProposal.reject': async (desk) => [
    ...(['POST', '/operator/goods/reject'] as const),
    { items: [await proposed(desk)], reason: '主图不清晰' },
  ],
  'goodsProposal.setSetting': () => ['PUT', '/operator/goods/approval', { is_needed: 0 }],
  'goodsSchedule.set': async (desk) => ['PUT', '/operator/goods/schedules', await tomorrow(desk)],
  'goodsSchedule.cancel': async (desk) => {
    const waiting = await tomorrow(desk)
    const { schedule_id } = await desk.call<{ schedule_id: number }>(
      ...(['PUT', '/operator/goods/schedules', waiting] as const),
    )
    return ['DELETE', `/operator/goods/schedules/${schedule_id}`]
  },
  'goodsTag.add': async () => {
    await freeTagIds()
    return ['POST', '/operator/goods/tags', { tag_name: '新品' }]
  },
  'goodsTag.change': async (desk) => [
    ...(['PUT', '/operator/goods/tags'] as const),
    { tag_id: await tagOf(desk), front_show: false },
  ],
  'goodsTag.bulk': async (desk) => [
    ...(['POST', '/operator/goods/tags/bulk'] as const),
    { tag_ids: [await tagOf(desk)], change: { kind: 'hide' } },
  ],
  'goodsTag.restore': async (desk) => {
    const tag_id = await tagOf(desk)
    await desk.call('DELETE', `/operator/goods/tags/${tag_id}`)
    return ['POST', '/operator/goods/tags/restore', { tag_id }]
  },
  'goodsTag.remove': async (desk) => ['DELETE', `/operator/goods/tags/${await tagOf(desk)}`],
  'site.set': () => ['PUT', '/operator/site', { brand_name: '焕新家电' }],
  'agreement.saveDraft': () => [
    ...(['PUT', '/operator/agreements/draft'] as const),
    { type: 'privacy', title: '隐私政策', content: '<p>草稿</p>' },
  ],
  'agreement.dropDraft': async (desk) => {
    await desk.call('PUT', '/operator/agreements/draft', { type: 'staff', title: '内购', content: '' })
    return ['DELETE', '/operator/agreements/draft/staff']
  },
  'agreement.set': () => [
    ...(['PUT', '/operator/agreements'] as const),
    { type: 'privacy', title: '隐私政策', content: '<p>内容</p>' },
  ],
  'group.create': async () => {
    const item_id = await make.goods({ price: 10_000, store: 9 })
    return [
      'POST',
      '/operator/groups',
      { item_id, price: 8000, people: 3, hours: 24, store: 3, begin: mall.now(), end: mall.now() + 86_400 },
    ]
  },
  'group.close': async () => {
    const item = await make.goods({ price: 10_000, store: 50 })
    const id = await make.group({ itemId: item, price: 6000, store: 20 }, {})
    return ['POST', '/operator/groups/close', { groups_activity_id: id, reason: '活动结束' }]
  },
  'invoice.issue': async () => ['POST', '/operator/invoice/issue', await invoiced()],
  'invoice.void': async (desk) => {
    const invoice = await invoiced()
    await desk.call('POST', '/operator/invoice/issue', invoice)
    return ['POST', '/operator/invoice/void', { id: invoice.id, reason: '抬头错误' }]
  },
  'member.erase': async () => {
    const { userId } = await make.member()
    const mobile = `139${String(userId).padStart(8, '0')}`
    return ['POST', '/operator/member/erase', { mobile, reason: '来信', confirm: '确认注销' }]
  },
  'member.personalData': async () => {
    const { userId } = await make.member()
    const mobile = `139${String(userId).padStart(8, '0')}`
    return ['POST', '/operator/member/personal-data', { mobile, reason: '来信' }]
  },
  'member.export': () => ['POST', '/operator/members/export', { mobile: '13800138000' }],
  'memberSetting.set': () => {
    const open = { is_open: true, is_required: false }
    return ['PUT', '/operator/member/setting', { sex: open, birthday: open, email: open, questions: [] }]
  },
  'merchant.review': async () => {
    const one = await applicant(mall, '13700001111')
    await one.apply()
    const [row] = await mall.rows<{ id: number }>('select application_id as id from merchant_applications')
    return ['POST', '/operator/merchants/review', { id: row?.id, agree: false, reason: '证件不清晰' }]
  },
  'offlinePayment.reviewVoucher': async (desk) => {
    const { order_id } = await transferred(desk)
    return ['POST', '/operator/offline/review', { order_id, agree: true }]
  },
  'offlinePayment.saveAccount': () => [
    ...(['POST', '/operator/offline/accounts'] as const),
    { bank_account_name: '焕新商城', bank_name: '招商银行', bank_account_no: '571900001111222' },
  ],
  'order.ship': async () => [
    'POST',
    '/operator/order/ship',
    { order_id: (await placed()).order_id, ...parcel },
  ],
  'order.correctParcel': async (desk) => {
    const { order_id } = await placed()
    const shipped = { order_id, ...parcel }
    const { delivery_id } = await desk.call<{ delivery_id: number }>('POST', '/operator/order/ship', shipped)
    return [
      'POST',
      '/operator/order/delivery',
      { delivery_id, delivery_corp: 'YTO', delivery_code: 'YT2000300040' },
    ]
  },
  'order.reviewCancel': async () => {
    const { shopper, order_id } = await placed()
    await shopper.cancel(order_id, '不想要了')
    return ['POST', '/operator/order/cancel/review', { order_id, agree: true }]
  },
  'order.cancelRest': async () => {
    const { order_id, items } = await placed(3)
    return ['POST', '/operator/order/cancel/rest', { order_id, items, reason: '缺货' }]
  },
  'order.pickup': async () => {
    const shopId = await make.shop({ hour: '09:00-21:00' })
    const item = await make.goods({ price: 1000, store: 10 }, { distributorId: shopId })
    const shopper = await buyer(mall, make)
    const times = pickupTimes({ hour: '09:00-21:00' })
    const [, pickup_date] = times ? pickupDays(times, mall.now()) : []
    const { order_id } = await shopper.orderItem(item, 1, {
      distributor_id: shopId,
      receipt_type: 'ziti',
      pickup_location: -shopId,
      pickup_date,
      pickup_time: ['09:00', '21:00'],
    })
    await shopper.pay(order_id)
    const { code } = await shopper.call<{ code: string }>('GET', '/ziticode', { order_id })
    return ['POST', '/operator/order/pickup', { code }]
  },
  'order.changePrice': async () => {
    const { order_id } = await placed(3, false)
    return ['POST', '/operator/order/price', { order_id, down: 1000 }]
  },
  'order.export': () => ['POST', '/operator/orders/export', { rows: 'order' }],
  'order.remark': async () => [
    ...(['POST', '/operator/order/remark'] as const),
    { order_id: (await placed(1, false)).order_id, remark: '加急' },
  ],
  'payment.queryTrade': async () => {
    const { shopper, order_id } = await placed(1, false)
    const { trade_info } = await shopper.call<{ trade_info: { trade_id: string } }>('POST', '/payment', {
      order_id,
      pay_type: 'test',
    })
    return ['POST', '/operator/trade/query', { trade_id: trade_info.trade_id }]
  },
  'payment.resolveDifference': async () => {
    const [row] = await mall.db.orm
      .insert(tables.paymentDifferences)
      .values({ provider: 'test', day: '2026-09-20', kind: 'amount', tradeId: 'T1', at: mall.now() })
      .returning()
    const difference_id = row?.differenceId
    return ['POST', '/operator/payment/difference/resolve', { difference_id, remark: '已核对' }]
  },
  'picture.record': async (desk) => ['POST', '/operator/picture/record', await recorded(desk)],
  'picture.edit': async (desk) => [
    'PUT',
    '/operator/picture',
    { picture_id: await listed(desk), name: '新名' },
  ],
  'picture.remove': async (desk) => ['DELETE', `/operator/picture/${await listed(desk)}`],
  'point.set': () => ['PUT', '/operator/point/settings', { gain_point: '2' }],
  'pointsMall.open': () => ['PUT', '/operator/pointsmall', { is_open: true }],
  'employee.saveEnterprise': () => [
    ...(['POST', '/operator/enterprises'] as const),
    { name: '云杉电器', enterprise_sn: 'YS-audit', auth_type: 'mobile' },
  ],
  'employee.saveAddress': async (desk) => [
    ...(['POST', '/operator/enterprises/addresses'] as const),
    {
      enterprise_id: await employer(desk),
      name: '总部',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      adrdetail: '文三路1号',
    },
  ],
  'employee.importEmployees': async (desk) => [
    ...(['POST', '/operator/employees'] as const),
    { enterprise_id: await employer(desk), employees: [{ name: '林知夏', mobile: '13700001001' }] },
  ],
  'employee.disableEmployee': async (desk) => {
    const enterprise_id = await employer(desk)
    const employees = [{ name: '林知夏', mobile: '13700001002' }]
    await desk.call('POST', '/operator/employees', { enterprise_id, employees })
    const { list } = await desk.call<{ list: { employee_id: number }[] }>('GET', '/operator/employees', {
      enterprise_id,
    })
    const employee_id = list[0]?.employee_id
    return ['POST', '/operator/employees/disable', { employee_id, disabled: true, reason: '离职' }]
  },
  'employee.saveActivity': async (desk) => ['POST', '/operator/purchases', terms(await employer(desk))],
  'employee.moveActivity': async (desk) => [
    ...(['POST', '/operator/purchases/status'] as const),
    { activity_id: await activity(desk), status: 'pending', reason: '暂停' },
  ],
  'employee.saveItems': async (desk) => [
    ...(['POST', '/operator/purchases/items'] as const),
    { activity_id: await activity(desk), items: [{ item_id: await staffGoods(), price: 10_000, store: 5 }] },
  ],
  'employee.removeItems': async (desk) => {
    const [activity_id, item_id] = [await activity(desk), await staffGoods()]
    const items = [{ item_id, price: 10_000, store: 5 }]
    await desk.call('POST', '/operator/purchases/items', { activity_id, items })
    return ['POST', '/operator/purchases/items/remove', { activity_id, item_ids: [item_id] }]
  },
  'refund.export': () => ['POST', '/operator/refunds/export', { refund_status: 'SUCCESS' }],
  'refund.retry': async () => [
    ...(['POST', '/operator/refund/retry'] as const),
    { refund_bn: await refundOf('CHANGE') },
  ],
  'refund.completeOffline': async (desk) => {
    const { shopper, order_id } = await transferred(desk)
    await desk.call('POST', '/operator/offline/review', { order_id, agree: true })
    await shopper.cancel(order_id, '不想要了')
    await approveCancel(mall, order_id, { kind: 'operator', id: 1 })
    while (await payNextRefund(mall));
    const { list } = await desk.call<{ list: { refund_bn: string }[] }>('GET', '/operator/refunds', {
      order_id,
    })
    const done = { refund_bn: list[0]?.refund_bn, paid_at: mall.now(), voucher: '回单1' }
    return ['POST', '/operator/refund/offline', done]
  },
  'review.reply': async () => [
    ...(['POST', '/operator/rate/reply'] as const),
    { rate_id: await reviewed(), content: '感谢支持' },
  ],
  'review.hide': async () => [
    ...(['POST', '/operator/rate/hide'] as const),
    { rate_id: await reviewed(), reason: '广告' },
  ],
  'review.show': async (desk) => {
    const rate_id = await reviewed()
    await desk.call('POST', '/operator/rate/hide', { rate_id, reason: '广告' })
    return ['POST', '/operator/rate/show', { rate_id }]
  },
  'search.setSynonyms': () => ['PUT', '/operator/search/synonyms', { word: '冰箱', synonyms: ['雪柜'] }],
  'subsidy.setProgramme': () => ['PUT', '/operator/subsidy/programme', { regions: ['浙江省 杭州市 西湖区'] }],
  'subsidy.voidPerson': async () => ['POST', '/operator/subsidy/person/void', await verified(71)],
  'subsidy.liftVoid': async (desk) => {
    const person = await verified(72)
    await desk.call('POST', '/operator/subsidy/person/void', person)
    return ['POST', '/operator/subsidy/person/lift', person]
  },
  'template.add': () => ['POST', '/pctemplate/add', { template_title: '页面', page_type: 'custom' }],
  'template.edit': async (desk) => [
    ...(['PUT', '/pctemplate/edit'] as const),
    { theme_pc_template_id: await desk.newPage(), template_title: '新名' },
  ],
  'template.remove': async (desk) => ['DELETE', `/pctemplate/delete/${await desk.newPage()}`],
  'template.saveContent': async (desk) => [
    ...(['POST', '/pctemplate/saveTemplateContent'] as const),
    { theme_pc_template_id: await desk.newPage(), config: JSON.stringify([]) },
  ],
  'template.saveFrame': () => [
    ...(['POST', '/pctemplate/saveHeaderOrFooter'] as const),
    { page_name: 'footer', config: JSON.stringify([]) },
  ],
  'template.setLoginPage': () => ['POST', '/pctemplate/loginPage/setting', { logo: '/media/p/1.webp' }],
  'template.setTdk': () => ['PUT', '/operator/tdk', { page: 'home', ...texts }],
  'template.setPageTdk': async (desk) => [
    ...(['PUT', '/operator/template/tdk'] as const),
    { theme_pc_template_id: await desk.newPage(), ...texts },
  ],
  'tradeSetting.set': () => ['PUT', '/operator/order/settings', { order_finish_time: 9 }],
}

async function verified(serial: number) {
  const { userId } = await make.member()
  await programme.verify(userId, serial)
  const [row] = await mall.rows<{ id: number }>(
    'select identity_id::int as id from identities where user_id = $1',
    [userId],
  )
  return { id: row?.id, reason: '冒用' }
}

/** A second factor that this session of the person has set up, with the next code. */
async function enrolled(desk: Desk): Promise<string> {
  const code = await begun(desk)
  await desk.call('POST', '/operator/security/factor/confirm', { code })
  mall.travel(60)
  return totpCode(factorKey, stepAt(mall.now()))
}
let factorKey = ''
async function begun(desk: Desk): Promise<string> {
  const { key } = await desk.call<{ key: string }>('POST', '/operator/security/factor', { kind: 'totp' })
  factorKey = key
  return totpCode(key, stepAt(mall.now()))
}
/** Another session of the person, which made a call. */
async function otherSession({ userId }: Pick<Desk, 'userId'>): Promise<string> {
  const token = await mall.tokenFor(userId)
  await mall.call('GET', '/operator/orders', {}, { token })
  const [row] = await mall.rows<{ id: string }>(
    `select session_id as id from desk_sessions order by created desc, seen desc`,
  )
  return row?.id ?? ''
}

/** Calls without changes that others could see, with the reason. */
const exempt: Record<string, string> = {
  'goodsImport.part': 'bytes of an import, whose beginning and start are audited',
  'goodsImport.read': 'looks at the file of an import',
  'goodsImport.check': 'a check that writes nothing to the mall; the start of the task is audited',
  'tableImport.part': 'bytes of an import, whose beginning and start are audited',
  'tableImport.read': 'looks at the file of an import',
  'tableImport.check': 'a check that writes nothing to the mall; the start of the task is audited',
  'order.findPickup': 'shows the order of a code before it is handed over, which is audited',
  'indexPage.arrange': 'columns and default view of a person, which nobody else sees',
  'security.enrol': 'a factor that is not in use before its first code',
  'security.sendCode': 'a message to the own number',
  'security.verify': 'a part of signing in; recovery codes leave a row (tests/services/people/second-factor)',
  'design.open': 'begins a draft and tells who looks at the page',
  'design.save': 'a draft of every few seconds; its publication is audited, with what was published',
  'design.lock': 'the heartbeat of an editor',
  'design.unlock': 'ends the heartbeat',
  'picture.upload': 'bytes that nobody finds until they are recorded',
  'setup.check': 'tells whether a key works',
  'setup.open': 'makes the first operator: its row is of the system (tests/services/people/setup)',
}

interface Declared {
  '~orpc': { route: { method?: string }; meta: { writes?: true } }
}
const declared = Object.entries(contract.operator).flatMap(([subject, calls]) =>
  Object.entries(calls as unknown as Record<string, Declared>)
    .filter(([, { '~orpc': call }]) => call.route.method !== 'GET' || call.meta.writes === true)
    .map(([name]) => `${subject}.${name}`),
)

it('is known for every call that writes', () => {
  expect([...Object.keys(writes), ...Object.keys(exempt)].sort()).toEqual(declared.sort())
})

it('has a line about the pages it drops', () => {
  expect(Object.keys(operatorDrops).sort()).toEqual(Object.keys(writes).sort())
})

/** The tags that were dropped, with `#` for ids. */
const droppedTags = () => [...new Set(mall.dropped.map((tag) => tag.replace(/:\d+$/, ':#')))].sort()

/** Events, subjects and fields of the trail that people at the desk would read as the engine calls them. */
async function namesWithoutWords(): Promise<string[]> {
  const rows = await mall.rows<{
    event: string
    subject: string
    before: object | null
    after: object | null
  }>('select event, subject, before, after from audit_rows')
  return rows.flatMap(({ event, subject, before, after }) => [
    ...(auditEventName(event) === event ? [event] : []),
    ...(auditSubjectName(subject) === subject ? [subject] : []),
    ...[auditDifferences({ ...before }, null), auditDifferences(null, { ...after })].flat().flatMap((row) => [
      ...(/^\w+$/.test(row.field) ? [row.field] : []),
      // A state, a kind or a flag as the engine calls it: `WAIT_PROCESS`, `goods.bulk`, `true`.
      ...[row.before, row.after].filter((text) => /^[A-Za-z]+(?:[_.][A-Za-z]+)*$/.test(text)),
      // Personal fields are sealed here and opened where they are listed.
      ...[row.before, row.after].filter((text) => /(?:^|，)(?!member：|sealed：)\w+：/.test(text)),
    ]),
  ])
}

describe.each(Object.entries(writes))('%s', (name, prepare) => {
  it('leaves an audit row of the person who made it, and drops exactly the pages that show it', async () => {
    await mall.empty()
    await programme.open()
    const desk = await designer(mall, make)
    const rows = async () =>
      (
        await mall.rows<{ id: number }>(
          `select audit_id::int as id from audit_rows where actor_kind = 'operator' and actor_id = $1`,
          [String(desk.userId)],
        )
      ).length
    const [method, path, params] = await prepare(desk)
    const before = await rows()
    mall.dropped.length = 0
    const answer = await desk.call<Record<string, unknown>>(method, path, params ?? {})
    expect(answer.message).toBeUndefined()
    expect(await rows()).toBeGreaterThan(before)
    expect(droppedTags()).toEqual(operatorDrops[name])
    expect(await namesWithoutWords()).toEqual([])
  })
})

it('has the old and the new price of each SKU', async () => {
  const desk = await staff(mall, make)
  const itemId = await make.goods({ price: 5000, store: 1 })
  await desk.call('PUT', '/goods/prices', { prices: [{ item_id: itemId, price: 4900 }] })
  const { list } = await desk.call<{ list: object[] }>('GET', '/audit', { operator_id: desk.userId })
  expect(list).toMatchObject([
    { event: 'setPrices', subject: 'goods', before: { [itemId]: 5000 }, after: { [itemId]: 4900 } },
  ])
})
