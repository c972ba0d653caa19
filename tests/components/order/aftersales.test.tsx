/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AftersaleList } from '@/components/aftersale/aftersale-list'
import { AftersalePage, AftersalePageByQuery } from '@/components/aftersale/aftersale-page'
import { ApplyPage } from '@/components/aftersale/apply-page'
import { OrderPage } from '@/components/order/order-page'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersale, aftersaleInfo, orderItem } from '../../fixtures/components/aftersale'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { orderDetail } from '../../fixtures/components/trade'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const shipped = {
  order_status: 'WAIT_BUYER_CONFIRM',
  order_status_des: 'WAIT_BUYER_CONFIRM',
  pay_status: 'PAYED',
  delivery_status: 'DONE',
  pay_type: 'alipay',
  can_apply_aftersales: 1,
} as const
/** The answer with the refund of an application. */
const returned = (values: { goods_fee: number; freight?: number } & Record<string, unknown>) => ({
  freight: 0,
  refund_point: 0,
  point_balance: 1000,
  coupon_name: '',
  subsidy_fee: 0,
  subsidy_num: 0,
  refund_fee: values.goods_fee + (values.freight ?? 0),
  ...values,
})
const common = {
  'GET /aftersales/reason/list': ['质量问题', '物流破损'],
  'GET /aftersales/remind/detail': { intro: '', is_open: false },
  'POST /aftersales/estimate': returned({ goods_fee: 3333 }),
  'GET /orderscount': { aftersales: 3, aftersales_pending: 2, aftersales_processing: 1 },
}
const shop = (address_id: number, name: string) => ({
  address_id,
  name,
  distributor_id: 0,
  contact: '店长',
  mobile: '0571-88880000',
  hours: '09:00-21:00',
  province: '浙江省',
  city: '杭州市',
  area: '滨江区',
  address: '江南大道1号',
  is_default: 0,
  lng: '',
  lat: '',
  distance: '',
})
const applied = { status: true, result: true, aftersales_bn: ['202510120000001'] }

describe('申请售后 on the page of an order', () => {
  function open(handlers: Record<string, unknown> = {}) {
    const items = [orderItem({ num: 3, left_aftersales_num: 3 })]
    const double = mallDouble({
      ...common,
      'GET /order/5438376000000001': orderDetail({ ...shipped, items }),
      'POST /aftersales': applied,
      ...handlers,
    })
    showPage(<OrderPage orderId="5438376000000001" />)
    return { ...double, user: userEvent.setup() }
  }
  const dialogOf = async (user: ReturnType<typeof userEvent.setup>) => {
    const goods = within(await screen.findByRole('region', { name: '商品信息' }))
    await user.click(goods.getByRole('button', { name: '申请售后' }))
    return within(await screen.findByRole('dialog', { name: '申请售后' }))
  }

  it('sends units, kind, reason and description', async () => {
    const { user, sent } = open()
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('button', { name: '增加' }))
    await user.click(dialog.getByRole('radio', { name: '退货退款' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: /退款理由/ }), '质量问题')
    await user.type(dialog.getByRole('textbox', { name: '申请退款说明' }), '制冷噪音大')
    expect(await dialog.findByText('预计退款')).toBeInTheDocument()
    expect(await dialog.findByText('预计共退')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('提交成功')).toBeInTheDocument()
    const [call] = sent('POST', '/aftersales')
    expect(call?.fields).toMatchObject({
      order_id: '5438376000000001',
      detail: JSON.stringify([{ id: 7701, num: 2 }]),
      aftersales_type: 'REFUND_GOODS',
      reason: '质量问题',
      description: '制冷噪音大',
      return_type: 'logistics',
    })
    await waitFor(() => expect(sent('GET', '/order/5438376000000001')).toHaveLength(2))
  })

  it('promises the amounts of the line, though another line has the same SKU', async () => {
    const items = [
      orderItem({ id: 7701, order_item_type: 'package' }),
      orderItem({ id: 7702, order_item_type: 'plus_buy', price: 5_900, total_fee: 12_471, point: 188 }),
    ]
    const { user, sent } = open({
      'GET /order/5438376000000001': orderDetail({ ...shipped, items }),
      'POST /aftersales/estimate': returned({ goods_fee: 12_471, refund_point: 188 }),
    })
    const goods = within(await screen.findByRole('region', { name: '商品信息' }))
    expect(goods.getByText(/^实付分摊/)).toHaveTextContent('实付分摊 ¥124.71 + 188 积分')
    const [, ofPlusItem] = goods.getAllByRole('button', { name: '申请售后' })
    if (!ofPlusItem) throw new Error('the second line has no button')
    await user.click(ofPlusItem)
    const dialog = within(await screen.findByRole('dialog', { name: '申请售后' }))
    expect(dialog.getByText(/^实付分摊/)).toHaveTextContent('实付分摊 ¥124.71 + 188 积分')
    expect(dialog.getByText('加价购')).toBeInTheDocument()
    expect(dialog.queryByText('组合')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    expect((await dialog.findByText('退还积分')).parentElement).toHaveTextContent('188')
    expect(dialog.getByText('预计退款').parentElement).toHaveTextContent('124.71')
    expect(sent('POST', '/aftersales/estimate').map(({ fields }) => fields.detail)).toEqual([
      JSON.stringify([{ id: 7702, num: 1 }]),
    ])
  })

  it.each([
    ['of an order that earned none', { bonus_points: 0 }, null],
    ['of an order that will earn some', { bonus_points: 200 }, '订单完成后少得积分100'],
    ['of a completed order', { bonus_points: 200, order_status: 'DONE' as const }, '扣回赠送积分100'],
  ])('says how many points go with the units %s', async (_what, part, text) => {
    const items = [orderItem({ num: 2, left_aftersales_num: 2, total_fee: 20_000, refunded_fee: 0 })]
    const { user } = open({
      'GET /order/5438376000000001': orderDetail({ ...shipped, items, ...part }),
      'POST /aftersales/estimate': returned({ goods_fee: 10_000 }),
    })
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    await waitFor(() => expect(dialog.getByText('预计退款').parentElement).toHaveTextContent('100'))
    const row = dialog.queryByText(/少得积分|扣回赠送积分/)?.parentElement
    expect(row?.textContent ?? null).toBe(text)
  })

  it.each([
    ['all of them', -20, 0, '其中100积分'],
    ['those that the balance lacks', 30, 0, '其中70积分'],
    ['those that the points of the refund do not pay', 30, 20, '其中50积分'],
    ['nothing when the balance suffices', 100, 0, null],
  ])(
    'says how many of the points that go are already spent: %s',
    async (_what, point_balance, refund_point, text) => {
      const items = [orderItem({ num: 2, left_aftersales_num: 2, total_fee: 20_000, refunded_fee: 0 })]
      const { user } = open({
        'GET /order/5438376000000001': orderDetail({
          ...shipped,
          items,
          bonus_points: 200,
          order_status: 'DONE',
        }),
        'POST /aftersales/estimate': returned({ goods_fee: 10_000, point_balance, refund_point }),
      })
      const dialog = await dialogOf(user)
      await user.click(dialog.getByRole('radio', { name: '仅退款' }))
      await dialog.findByText('扣回赠送积分')
      const said = dialog.queryByText(/积分余额不足/)?.textContent ?? null
      expect(said).toBe(text && `积分余额不足，${text}将从以后获得的积分中扣除`)
    },
  )

  describe('of two pieces with the subsidy on one', () => {
    const items = [
      orderItem({ id: 7701, item_id: 9, total_fee: 300_000, left_aftersales_num: 1 }),
      orderItem({ id: 7702, item_id: 9, total_fee: 255_000, subsidy_fee: 45_000, left_aftersales_num: 1 }),
    ]
    const fees = {
      subsidy_fee: 45_000,
      freight_fee: 1200,
      freight_type: 'cash',
      coupon_discount: 500,
    } as const
    const subsidised = { ...shipped, items, ...fees }
    const handlers = {
      'GET /order/5438376000000001': orderDetail(subsidised),
      'POST /aftersales/estimate': ({ fields }: SentCall) => {
        const asked = String(fields.detail)
        if (asked.includes('7701') && asked.includes('7702'))
          return returned({
            goods_fee: 555_000,
            freight: 1200,
            coupon_name: '满减券',
            subsidy_fee: 45_000,
            subsidy_num: 1,
          })
        return asked.includes('7702')
          ? returned({ goods_fee: 255_000, subsidy_fee: 45_000, subsidy_num: 1 })
          : returned({ goods_fee: 300_000 })
      },
    }
    const piecesOf = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('checkbox')

    it('offers the one without subsidy first, and says what comes back of each before it is sent', async () => {
      const { user, sent } = open(handlers)
      await user.click(
        within(await screen.findByRole('region', { name: '商品信息' })).getAllByRole('button', {
          name: '申请售后',
        })[0] as HTMLElement,
      )
      const dialog = within(await screen.findByRole('dialog', { name: '申请售后' }))
      const [plain, other] = piecesOf(dialog)
      if (!plain || !other) throw new Error('the form does not offer both pieces')
      expect(plain).toHaveAccessibleName(/未享国家补贴/)
      expect(plain).toBeChecked()
      expect(other).not.toBeChecked()
      await user.click(dialog.getByRole('radio', { name: '仅退款' }))
      const total = async (text: string) =>
        waitFor(() => expect(dialog.getByText('预计退款').parentElement).toHaveTextContent(text))
      await total('3,000')
      expect(dialog.getByText('国家补贴和国补名额不受影响')).toBeInTheDocument()
      expect(dialog.getByText('不退还')).toBeInTheDocument()
      expect(dialog.getByText('商品全部退款后退还')).toBeInTheDocument()
      await user.click(plain)
      await user.click(other)
      await total('2,550')
      expect(dialog.getByText(/将退回补贴计划，不退还给买家；国补名额退还1件/)).toBeInTheDocument()
      await user.click(plain)
      await total('5,562')
      expect(dialog.getByText('其中运费').parentElement).toHaveTextContent('12')
      expect(dialog.getByText('退还“满减券”')).toBeInTheDocument()
      expect(sent('POST', '/aftersales')).toHaveLength(0)
      await user.click(dialog.getByRole('radio', { name: '换货' }))
      expect(dialog.getByText(/换货不退款/)).toBeInTheDocument()
    })

    it('starts with the piece whose button was pressed', async () => {
      const { user } = open(handlers)
      await user.click(
        within(await screen.findByRole('region', { name: '商品信息' })).getAllByRole('button', {
          name: '申请售后',
        })[1] as HTMLElement,
      )
      const [plain, other] = piecesOf(within(await screen.findByRole('dialog', { name: '申请售后' })))
      expect(plain).not.toBeChecked()
      expect(other).toBeChecked()
    })
  })

  it('says why an application would be refused', async () => {
    const { user } = open({ 'POST /aftersales/estimate': refuse('该订单已超过售后申请时效') })
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('该订单已超过售后申请时效')
  })

  it('asks for kind and reason before it is sent', async () => {
    const { user, sent } = open()
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('选择退款类型')).toBeInTheDocument()
    expect(dialog.getByText('选择退款原因')).toBeInTheDocument()
    expect(sent('POST', '/aftersales')).toHaveLength(0)
  })

  it('stays open with the text of a refusal', async () => {
    const { user } = open({ 'POST /aftersales': refuse('该订单已超过售后申请时效') })
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: /退款理由/ }), '物流破损')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('该订单已超过售后申请时效')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: '申请售后' })).toBeInTheDocument()
  })

  it('uploads pictures and refuses too many or too large ones', async () => {
    let uploads = 0
    const { user, sent } = open({
      'POST /upload/picture': () => ({ url: `/media/u/${String(uploads++).padStart(32, '0')}.webp` }),
    })
    const dialog = await dialogOf(user)
    const input = dialog.getByLabelText('上传凭证')
    const picture = (size = 10) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' })
    await user.upload(
      input,
      Array.from({ length: 7 }, () => picture()),
    )
    expect(await screen.findByText('图片不能超过6张')).toBeInTheDocument()
    await user.upload(input, picture(2 * 1024 * 1024 + 1))
    expect(await screen.findByText('图片大小不能超过2M')).toBeInTheDocument()
    expect(sent('POST', '/upload/picture')).toHaveLength(0)
    await user.upload(input, [picture(), picture()])
    expect(await dialog.findAllByRole('button', { name: /删除第/ })).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: '删除第 1 张图片' }))
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: /退款理由/ }), '物流破损')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await screen.findByText('提交成功')
    expect(sent('POST', '/aftersales')[0]?.fields.evidence_pic).toBe(
      JSON.stringify(['/media/u/00000000000000000000000000000001.webp']),
    )
  })

  it('sends the same idempotency key again when an application is repeated', async () => {
    let answers = 0
    const { user, sent } = open({
      'POST /aftersales': () => (answers++ === 0 ? refuse('服务繁忙') : applied),
    })
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: /退款理由/ }), '物流破损')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await screen.findByText('服务繁忙')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await screen.findByText('提交成功')
    const keys = sent('POST', '/aftersales').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/.{16,}/)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('brings goods to a shop: the shop is selected, contact and phone are those of the order', async () => {
    const { user, sent } = open({
      'GET /order/5438376000000001': {
        ...orderDetail({ ...shipped, items: [orderItem({ num: 1, left_aftersales_num: 1 })] }),
        offline_aftersales_is_open: true,
      },
      'GET /distributor/aftersaleslocation': {
        list: [shop(1, '西湖店'), shop(2, '滨江店')],
        total_count: 2,
        count: 2,
      },
    })
    const dialog = await dialogOf(user)
    await user.click(dialog.getByRole('radio', { name: '仅退款' }))
    expect(dialog.queryByRole('radio', { name: '到店退货' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: '退货退款' }))
    await user.click(await dialog.findByRole('radio', { name: '到店退货' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: /退款理由/ }), '物流破损')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await dialog.findByText('请选择退货门店', { selector: '[role=alert]' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '请选择退货门店' }))
    const shops = within(await screen.findByRole('dialog', { name: '选择退货门店' }))
    await user.click(shops.getByRole('button', { name: /滨江店/ }))
    expect(dialog.getByRole('button', { name: '退货门店 滨江店' })).toHaveTextContent(
      '浙江省杭州市滨江区江南大道1号',
    )
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await screen.findByText('提交成功')
    // The most that a list answers.
    expect(sent('GET', '/distributor/aftersaleslocation')[0]?.fields).toMatchObject({ pageSize: '50' })
    const { receiver_name, receiver_mobile } = orderDetail().orderInfo
    expect(sent('POST', '/aftersales')[0]?.fields).toMatchObject({
      return_type: 'offline',
      aftersales_address_id: '2',
      contact: receiver_name,
      mobile: receiver_mobile,
    })
  })

  it('is not offered for lines without units left; their after-sale is linked', async () => {
    const items = [orderItem({ left_aftersales_num: 0, aftersales_status: 'WAIT_SELLER_AGREE' })]
    mallDouble({
      ...common,
      'GET /order/5438376000000001': orderDetail({ ...shipped, can_apply_aftersales: 0, items }),
    })
    showPage(<OrderPage orderId="5438376000000001" />)
    expect(await screen.findByRole('link', { name: '售后' })).toHaveAttribute(
      'href',
      `/member/trade/aftersale?orderId=5438376000000001&subOrderId=${orderItem().id}`,
    )
    expect(screen.queryByRole('button', { name: '申请售后' })).not.toBeInTheDocument()
  })
})

describe('售后详情', () => {
  function open(part: Omit<Partial<Aftersale>, 'detail'>, handlers: Record<string, unknown> = {}) {
    const double = mallDouble({
      ...common,
      'GET /aftersales/info': aftersaleInfo(part),
      'GET /aftersales': { list: [], total_count: 0, count: 0 },
      ...handlers,
    })
    showPage(<AftersalePage of={{ aftersales_bn: '202510120000001' }} />)
    return { ...double, user: userEvent.setup() }
  }
  const steps = async () => {
    const status = within(await screen.findByRole('region', { name: '售后状态' }))
    return status.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''))
  }
  const accepted = { aftersales_status: 1, progress: 1, is_accepted: 1 } as const

  it('shows application, steps and amounts', async () => {
    open({ subsidy_fee: 500, freight: 100 })
    expect(await steps()).toEqual(['提交申请', '等待审核', '等待寄回', '处理退款', '退款成功'])
    expect(screen.getByText('质量问题')).toBeInTheDocument()
    expect(screen.getByText('制冷噪音大')).toBeInTheDocument()
    expect(screen.getByText(/退回补贴计划，不退还给买家/)).toBeInTheDocument()
  })

  it('ends the steps where the merchant refused', async () => {
    open({ aftersales_status: 3, progress: 3, refuse_reason: '已使用', can_reapply: 1 })
    expect(await steps()).toEqual(['提交申请', '等待审核', '审核驳回'])
    expect(screen.getByText('拒绝原因：已使用')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '再次申请' })).toBeInTheDocument()
  })

  it('withdraws an application after a question', async () => {
    const { user, sent } = open(
      {},
      { 'POST /aftersales/close': aftersale({ aftersales_status: 4, progress: 7 }) },
    )
    await user.click(await screen.findByRole('button', { name: '撤销申请' }))
    expect(await screen.findByText('请确认是否撤销?')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('撤销成功')).toBeInTheDocument()
    expect(sent('POST', '/aftersales/close')[0]?.fields.aftersales_bn).toBe('202510120000001')
  })

  it('changes an application with what was filled in', async () => {
    const { user, sent } = open({}, { 'POST /aftersales/modify': { status: true } })
    await user.click(await screen.findByRole('button', { name: '修改申请' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改申请' }))
    expect(dialog.getByRole('radio', { name: '退货退款' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: '换货' }))
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('修改成功')).toBeInTheDocument()
    expect(sent('POST', '/aftersales/modify')[0]?.fields).toMatchObject({
      aftersales_bn: '202510120000001',
      aftersales_type: 'EXCHANGING_GOODS',
      reason: '质量问题',
      description: '制冷噪音大',
    })
  })

  it('takes the parcel of an accepted return', async () => {
    const { user, sent } = open(accepted, {
      'POST /aftersales/sendback': aftersale({ aftersales_status: 1, progress: 2 }),
    })
    await user.click(await screen.findByRole('button', { name: '填写物流' }))
    const dialog = within(await screen.findByRole('dialog', { name: '填写物流' }))
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('请选择物流商')).toBeInTheDocument()
    expect(dialog.getByText('请输入物流单号')).toBeInTheDocument()
    await user.selectOptions(dialog.getByRole('combobox', { name: /物流公司/ }), '顺丰快递')
    await user.type(dialog.getByRole('textbox', { name: /物流单号/ }), 'SF1000200030')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('填写成功')).toBeInTheDocument()
    expect(sent('POST', '/aftersales/sendback')[0]?.fields).toMatchObject({
      corp_code: 'SF',
      logi_no: 'SF1000200030',
    })
  })

  it('says when there is no such after-sale, and offers 重试 after a failure', async () => {
    mallDouble({ 'GET /aftersales/info': refuse('没有售后信息') })
    showPage(<AftersalePageByQuery />, 'type=1&aftersalesNo=1')
    expect(await screen.findByText('抱歉，没有找到这个售后单')).toBeInTheDocument()
  })

  it('is found by order and SKU too', async () => {
    const { sent } = mallDouble({
      ...common,
      'GET /aftersales/info': aftersaleInfo(),
      'GET /aftersales': { list: [], total_count: 0, count: 0 },
    })
    showPage(<AftersalePageByQuery />, 'orderId=5438376000000001&itemId=501')
    expect(await screen.findByText('售后编号：')).toBeInTheDocument()
    expect(sent('GET', '/aftersales/info')[0]?.fields).toMatchObject({
      order_id: '5438376000000001',
      item_id: '501',
    })
  })
})

describe('售后订单', () => {
  const list = (rows: Partial<Aftersale>[]) => ({
    list: rows.map(aftersale),
    total_count: rows.length,
    count: rows.length,
  })

  it('shows rows with state and buttons, and filters by tab', async () => {
    const { sent } = mallDouble({
      ...common,
      'GET /aftersales': list([
        { aftersales_bn: '1' },
        { aftersales_bn: '2', aftersales_status: 2, progress: 4, refund_status: 'SUCCESS' },
        { aftersales_bn: '3', aftersales_status: 3, progress: 3, can_reapply: 1, order_class: 'pointsmall' },
      ]),
    })
    const user = userEvent.setup()
    showPage(<AftersaleList />)
    const row = async (bn: string) =>
      within((await screen.findByRole('link', { name: bn })).closest('li') as HTMLElement)
    expect((await row('1')).getByRole('button', { name: '撤销申请' })).toBeInTheDocument()
    expect((await row('2')).getAllByText('退款成功').length).toBeGreaterThan(0)
    expect((await row('3')).getByRole('button', { name: '再次申请' })).toBeInTheDocument()
    const goodsLinks = async (bn: string) =>
      (await row(bn))
        .getAllByRole('link')
        .flatMap((link) => /^\/\w*items\//.exec(link.getAttribute('href') ?? '') ?? [])
    expect(await goodsLinks('1')).toEqual(['/items/'])
    expect(await goodsLinks('3')).toEqual(['/pointitems/'])
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        '全部',
        '待处理2',
        '处理中1',
        '已处理',
        '已驳回',
        '已关闭',
      ]),
    )
    expect(sent('GET', '/aftersales')[0]?.fields).not.toHaveProperty('aftersales_status')
    await user.click(screen.getByRole('tab', { name: /已驳回/ }))
    expect(window.location.pathname + window.location.search).toBe('/member/trade/aftersale-list?status=3')
  })

  it('opens the tab of the URL and is empty with a way on', async () => {
    const { sent } = mallDouble({ ...common, 'GET /aftersales': list([]) })
    showPage(<AftersaleList />, 'status=2')
    expect(await screen.findByText('您没有相关的订单。')).toBeInTheDocument()
    expect(sent('GET', '/aftersales')[0]?.fields.aftersales_status).toBe('2')
  })
})

describe('the page of older addresses', () => {
  it('applies for several lines at once and opens the list', async () => {
    const items = [orderItem(), orderItem({ id: 7702, item_id: 502, item_name: '挂机支架' })]
    const { sent } = mallDouble({
      ...common,
      'GET /order/5438376000000001': orderDetail({ ...shipped, items }),
      'POST /aftersales': { ...applied, aftersales_bn: ['1', '2'] },
    })
    const user = userEvent.setup()
    const { visited } = showPage(<ApplyPage />, 'tid=5438376000000001&aftersales_type=ONLY_REFUND')
    await user.click(await screen.findByRole('button', { name: '提交' }))
    expect(screen.getByText('退款/退货商品不能为空')).toBeInTheDocument()
    expect(screen.getByText('退货原因不能为空')).toBeInTheDocument()
    for (const name of ['变频空调', '挂机支架']) await user.click(screen.getByRole('checkbox', { name }))
    await user.selectOptions(screen.getByRole('combobox', { name: /退款理由/ }), '质量问题')
    await user.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(visited).toEqual(['/member/trade/aftersale-list']))
    expect(sent('POST', '/aftersales')[0]?.fields.detail).toBe(
      JSON.stringify([
        { id: 7701, num: 1 },
        { id: 7702, num: 1 },
      ]),
    )
  })

  it('says when nothing of the order can be applied for', async () => {
    mallDouble({ ...common, 'GET /order/5438376000000001': orderDetail({ items: [] }) })
    showPage(<ApplyPage />, 'tid=5438376000000001')
    expect(await screen.findByText('没有可以申请售后的商品')).toBeInTheDocument()
  })
})
