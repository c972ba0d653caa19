import { defaultMerchantSetting } from '@/lib/domain/merchant/merchant-setting'
import { settings } from '@/lib/server/ground/db/schema'
import { answerUpload } from '@/lib/server/ground/upload/answer-upload'
import { viewersOf } from '@/lib/server/people/session/viewers-of'
import { builders } from '../../fixtures/engine/builders'
import { merchantDetails } from '../../fixtures/engine/merchant-details'
import {
  applicant,
  merchantPicture,
  merchantToken,
  region,
  secondStep,
} from '../../fixtures/engine/merchants'
import { requestCode, sentCode } from '../../fixtures/engine/sign-up'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const mobile = '13900139001'
const other = '13900139002'
const place = { lng: 119.3, lat: 26.08 }

beforeEach(() => mall.empty())

interface Row {
  id: number
  state: string
  distributor_id: number | null
  mobile: string
}
const login = (values: Record<string, unknown>) =>
  mall.call('POST', '/merchant/login', { company_id: 1, ...values })
const textOf = async (values: Record<string, unknown>) => (await login(values)).data.message

/** The stored application without its times. */
const stored = () => mall.rows("select to_jsonb(a) - 'updated' as row from merchant_applications a")

async function operatorOf() {
  const desk = await staff(mall, make)
  const list = (params = {}) => desk.call<{ list: Row[]; total_count: number }>('GET', '/merchants', params)
  const review = async (values: Record<string, unknown>) => {
    const [row] = (await list()).list
    return desk.call<Row>('POST', '/merchants/review', { id: row?.id, ...values })
  }
  return { ...desk, list, review }
}

describe('the entry of merchants', () => {
  it('signs a new number in with a code, which begins an application and sets only the store cookie', async () => {
    const vcode = await sentCode(mall, 'merchant_login', mobile)
    const { data, headers } = await mall.call<{ token: string }>('POST', '/merchant/login', {
      company_id: 1,
      mobile,
      vcode,
    })
    expect(headers.getSetCookie()).toEqual([expect.stringContaining(`mall_store_token=${data.token};`)])
    const { token } = data
    expect(await mall.call('GET', '/merchant/settlementapply/step', {}, { token })).toMatchObject({
      data: { step: 1 },
    })
    expect((await mall.call('GET', '/member', {}, { token })).status).toBe(401)
  })

  it('refuses missing fields, wrong and replayed codes, and codes for something else', async () => {
    expect((await mall.call('POST', '/merchant/login')).data).toMatchObject({ message: '企业ID不能为空' })
    expect(await textOf({})).toBe('手机号不能为空')
    expect(await textOf({ mobile })).toBe('短信验证码不能为空')
    expect(await textOf({ mobile: '12' })).toBe('请填写正确的手机号码')
    expect(await textOf({ mobile: '12345', vcode: '1' })).toBe('请填写正确的手机号码')
    expect(await textOf({ mobile, vcode: '000000' })).toBe('验证码错误')
    const vcode = await sentCode(mall, 'login', mobile)
    expect(await textOf({ mobile, vcode })).toBe('验证码错误')
    mall.travel(61)
    const own = await sentCode(mall, 'merchant_login', mobile)
    expect(await textOf({ mobile: other, vcode: own })).toBe('验证码错误')
    expect(await textOf({ mobile, vcode: own })).toBeUndefined()
    expect(await textOf({ mobile, vcode: own })).toBe('验证码错误')
    mall.travel(61)
    const late = await sentCode(mall, 'merchant_login', mobile)
    mall.travel(300)
    expect(await textOf({ mobile, vcode: late })).toBe('验证码错误')
  })

  it('sends five codes a day', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await requestCode(mall, 'merchant_login', mobile)).data.message).toBe('短信发送成功')
      mall.travel(61)
    }
    expect((await requestCode(mall, 'merchant_login', mobile)).data.message).toBe('验证码发送过多')
  })

  it('takes only those who have applied while it is closed', async () => {
    await merchantToken(mall, mobile)
    const value = { ...defaultMerchantSetting, isOpen: false }
    await mall.db.orm.insert(settings).values({ key: 'merchant', value, updated: mall.now() })
    expect((await mall.call('GET', '/merchant/basesetting')).data).toMatchObject({ display_on_pc: 'false' })
    mall.travel(61)
    expect(await merchantToken(mall, mobile)).not.toBe('')
    const vcode = await sentCode(mall, 'merchant_login', other)
    expect(await textOf({ mobile: other, vcode })).toBe('该平台现不支持商户入驻，请核实后再试')
    expect(await mall.rows('select 1 from members where mobile = $1', [other])).toEqual([])
  })

  it('refuses a disabled account after the right code', async () => {
    await make.member({ mobile, disabled: true })
    const vcode = await sentCode(mall, 'merchant_login', mobile)
    expect(await textOf({ mobile, vcode })).toBe('该账号已被禁用.')
  })

  it('is left without ending the session of the shopper', async () => {
    const { userId, token: shopper } = await make.member({ mobile })
    const store = await mall.storeTokenFor(userId)
    const headers = {
      cookie: `mall_token=${shopper}; mall_store_token=${store}`,
      'sec-fetch-site': 'same-origin',
    }
    const left = await mall.call('POST', '/merchant/logout', {}, { headers })
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^mall_store_token=; .*Max-Age=0/)])
    expect((await mall.call('GET', '/merchant/settlementapply/step', {}, { token: store })).status).toBe(401)
    expect((await mall.call('GET', '/member', {}, { token: shopper })).status).toBe(200)
  })

  it('refuses the token of a shopper on every call of applicants', async () => {
    const { token } = await make.member({ mobile })
    for (const path of ['step', 'detail', 'auditstatus'])
      expect((await mall.call('GET', `/merchant/settlementapply/${path}`, {}, { token })).status).toBe(401)
    expect((await mall.call('POST', '/merchant/settlementapply/1', {}, { token })).status).toBe(401)
  })
})

describe('an application', () => {
  it('is saved step by step and read again as its owner typed it', async () => {
    const { call, save, pictures } = await applicant(mall, mobile)
    expect(await call('GET', '/settlementapply/detail')).toMatchObject({ message: '经营范围数据查询失败' })
    expect(await save(2, secondStep)).toMatchObject({ message: '入驻信息填写步骤错误' })
    expect(await save(1, { merchant_type_id: 11, settled_type: 'enterprise' })).toEqual({ status: true })
    expect(await call('GET', '/settlementapply/step')).toEqual({ step: 2 })
    expect(await save(3, {})).toMatchObject({ message: '入驻信息填写步骤错误' })
    expect(await save(2, secondStep)).toEqual({ status: true })
    expect(await call('GET', '/settlementapply/step')).toEqual({ step: 3 })
    const given = await pictures()
    expect(await save(3, given)).toEqual({ status: true })
    expect(await call('GET', '/settlementapply/step')).toEqual({ step: 4 })
    const { legal_cert_id: _id, card_id_mask: _account, ...open } = merchantDetails
    expect(await call('GET', '/settlementapply/detail')).toMatchObject({
      ...open,
      ...given,
      merchant_type_id: '11',
      merchant_type_parent_id: 1,
      merchant_type_name: '大家电',
      province: '福建省',
      city: '福州市',
      area: '鼓楼区',
      regions_id: JSON.stringify(region.regions_id),
      audit_status: '1',
      disabled: false,
    })
  })

  it('keeps id number and account encrypted', async () => {
    await (await applicant(mall, mobile)).apply()
    const text = JSON.stringify(await stored())
    expect(text).not.toContain(merchantDetails.legal_cert_id)
    expect(text).not.toContain(merchantDetails.card_id_mask)
  })

  it('shows its owner id number and account masked once it is submitted, and the operator as they are', async () => {
    const one = await applicant(mall, mobile)
    await one.apply()
    const detail = () => one.call<Record<string, string>>('GET', '/settlementapply/detail')
    const { legal_cert_id: idNumber, card_id_mask: account } = merchantDetails
    const shown = await detail()
    expect(shown.legal_cert_id).not.toBe(idNumber)
    expect(shown.legal_cert_id).toContain('*')
    expect(shown.card_id_mask).toBe('*'.repeat(account.length - 4) + account.slice(-4))
    // A client saves the step again with the values that it read.
    const again = { ...secondStep, legal_cert_id: shown.legal_cert_id, card_id_mask: shown.card_id_mask }
    expect(await one.save(2, again)).toEqual({ status: true })
    expect(await detail()).toMatchObject({ legal_cert_id: idNumber, card_id_mask: account })
  })

  it.each<[number, Record<string, unknown>, string]>([
    [1, { settled_type: 'enterprise' }, '经营范围必填'],
    [1, { merchant_type_id: 11 }, '入驻类型必填'],
    [1, { merchant_type_id: 1, settled_type: 'enterprise' }, '经营范围错误，请确认后重新提交'],
    [1, { merchant_type_id: 404, settled_type: 'enterprise' }, '经营范围错误，请确认后重新提交'],
    [1, { merchant_type_id: 11, settled_type: 'club' }, '入驻类型错误，请确认后重新提交'],
    [2, { ...secondStep, regions_id: [] }, '区域必填'],
    [2, { ...secondStep, regions_id: ['350000', '330100', '330108'] }, '区域必填'],
    [2, { ...secondStep, regions_id: ['1', '2', '3'] }, '区域必填'],
    [2, { ...secondStep, merchant_name: '' }, '商户名称必填'],
    [2, { ...secondStep, social_credit_code_id: '91350100M000100Y44' }, '请填写正确的统一社会信用代码'],
    [2, { ...secondStep, legal_cert_id: '110101199003070039' }, '请填写正确的身份证号码'],
    [2, { ...secondStep, card_id_mask: '4111111111111112' }, '请填写正确的结算银行账号'],
    [2, { ...secondStep, bank_acct_type: 1, bank_name: '临江银行' }, '请选择结算银行'],
    [3, {}, '营业执照必填'],
    [3, { license_url: '/media/u/x.webp' }, '手持身份证正面必填'],
    [4, {}, '入驻信息填写步骤错误'],
  ])('step %i refuses %j with %s and writes nothing', async (step, values, message) => {
    const { save } = await applicant(mall, mobile)
    await save(1, { merchant_type_id: 12, settled_type: 'soletrader' })
    if (step > 2) await save(2, secondStep)
    const before = await stored()
    expect(await save(step, values)).toMatchObject({ message, status_code: 422 })
    expect(await stored()).toEqual(before)
  })

  it('takes names and codes of regions, and a whole form as text', async () => {
    const { save, call } = await applicant(mall, mobile)
    await save(1, { merchant_type_id: '11', settled_type: 'enterprise' })
    const regions = { regions_id: JSON.stringify(region.regions_id), regions: '["福建省","福州市","鼓楼区"]' }
    expect(
      await save(2, {
        ...merchantDetails,
        ...regions,
        bank_acct_type: '1',
        bank_name: '中国银行',
        card_id_mask: '1234 5678 9012',
        bank_mobile: '',
      }),
    ).toEqual({ status: true })
    expect(await call('GET', '/settlementapply/detail')).toMatchObject({
      card_id_mask: '123456789012',
      bank_name: '中国银行',
    })
  })

  it('refuses pictures of others, one picture twice, and files that are none', async () => {
    const { token, save, pictures } = await applicant(mall, mobile)
    await save(1, { merchant_type_id: 11, settled_type: 'enterprise' })
    await save(2, secondStep)
    const own = await pictures()
    const foreign = await merchantPicture(mall, await merchantToken(mall, other))
    const message = (values: Record<string, unknown>) => save(3, { ...own, ...values })
    expect(await message({ license_url: foreign })).toMatchObject({ message: '图片地址不正确' })
    expect(await message({ license_url: 'https://elsewhere.test/a.png' })).toMatchObject({
      message: '图片地址不正确',
    })
    expect(await message({ license_url: own.bank_card_front_url })).toMatchObject({
      message: '证照图片不能重复',
    })
    const script = new TextEncoder().encode('<svg onload="alert(1)"/>')
    expect(await merchantPicture(mall, token, script)).toBe('仅支持jpg，jpeg，png图片的上传')
  })

  it('shows its pictures to its owner and to operators alone, and lets replaced ones go', async () => {
    const { token, save, pictures } = await applicant(mall, mobile)
    await save(1, { merchant_type_id: 11, settled_type: 'enterprise' })
    await save(2, secondStep)
    const first = await pictures()
    await save(3, first)
    const read = async (bearer: string) =>
      (
        await answerUpload(
          mall,
          first.license_url,
          new URLSearchParams(),
          viewersOf(mall, new Headers({ authorization: `Bearer ${bearer}` })),
        )
      ).status
    const desk = await staff(mall, make)
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    const stranger = await merchantToken(mall, other)
    expect([await read(token), await read(desk.token)]).toEqual([200, 200])
    expect([await read(stranger), await read(merchant.token)]).toEqual([404, 404])
    await save(3, { ...first, license_url: await merchantPicture(mall, token) })
    const used = await mall.rows('select 1 from uploads where used_by is not null')
    expect(used).toHaveLength(4)
  })

  it('reserves its code when it is submitted, also when two do so at once', async () => {
    const one = await applicant(mall, mobile)
    const two = await applicant(mall, other)
    for (const { save } of [one, two]) {
      await save(1, { merchant_type_id: 11, settled_type: 'enterprise' })
      await save(2, secondStep)
    }
    const [first, second] = [await one.pictures(), await two.pictures()]
    const answers = await Promise.all([one.save(3, first), two.save(3, second)])
    const texts = answers.map(({ message }) => message)
    expect(texts.filter(Boolean)).toEqual(['统一社会信用代码已存在，请检查后再重新提交'])
    const loser = texts[0] ? one : two
    expect(await loser.save(2, secondStep)).toMatchObject({
      message: '统一社会信用代码已存在，请检查后再重新提交',
    })
  })
})

describe('the review of an application', () => {
  it('refuses with a reason, after which the merchant applies again and is approved', async () => {
    const { token, apply, call, save } = await applicant(mall, mobile)
    const { review, list } = await operatorOf()
    await save(1, { merchant_type_id: 11, settled_type: 'enterprise' })
    expect(await review({ agree: false, reason: '资料不全' })).toMatchObject({
      message: '入驻申请状态不能审核',
    })
    await apply()
    expect((await list({ state: 'review' })).list).toMatchObject([{ mobile: '139****9001' }])
    expect(await review({ agree: false })).toMatchObject({ message: '拒绝原因必填' })
    expect(await review({ agree: false, reason: '营业执照不清晰' })).toMatchObject({ state: 'refused' })
    expect(await call('GET', '/settlementapply/auditstatus')).toEqual({
      audit_status: '3',
      audit_memo: '营业执照不清晰',
    })
    expect(await apply()).toEqual({ status: true })
    // The reason of the refusal is no longer shown; operators still see it.
    const again = { audit_status: '1', audit_memo: '' }
    expect(await call('GET', '/settlementapply/auditstatus')).toEqual(again)
    expect(await call('GET', '/settlementapply/detail')).toMatchObject(again)
    expect((await list({ state: 'review' })).list).toMatchObject([{ reason: '营业执照不清晰' }])
    expect(await review({ agree: true, lng: 119.3 })).toMatchObject({ message: '经度和纬度请一起填写' })
    const approved = await review({ agree: true, ...place })
    expect(approved).toMatchObject({ state: 'approved', distributor_id: expect.any(Number) })
    expect(mall.dropped).toContain(`shop:${approved.distributor_id}`)
    expect(await call('GET', '/settlementapply/auditstatus')).toEqual({
      audit_status: '2',
      audit_memo: '',
      mobile,
    })
    expect(await save(1, { merchant_type_id: 12, settled_type: 'enterprise' })).toMatchObject({
      message: '入驻申请已经审核通过，不能再修改',
    })
    expect(await review({ agree: false, reason: '重复' })).toMatchObject({ message: '入驻申请状态不能审核' })
    const overview = await mall.call('GET', '/operator/shop/overview', {}, { token })
    expect(overview.data).toMatchObject({
      shop: {
        distributor_id: approved.distributor_id,
        name: merchantDetails.merchant_name,
        logo: '',
        is_open: true,
      },
      orders: { wait_ship: 0, open_aftersales: 0 },
      goods: { on_sale: 0, sold_out: 0, off_sale: 0 },
      today: { orders: 0, amount: 0 },
    })
    const notices = await mall.rows<{ type: string }>(
      "select payload->>'type' as type from outbox where topic = 'sms' order by outbox_id",
    )
    expect(notices.map(({ type }) => type)).toEqual(['merchant_refused', 'merchant_approved'])
  })

  it('shows operators everything that the pictures prove, and nobody else', async () => {
    const { token, apply } = await applicant(mall, mobile)
    await apply()
    const { list, call } = await operatorOf()
    const id = (await list()).list[0]?.id
    expect(await call('GET', '/merchants/info', { id })).toMatchObject({
      legal_cert_id: merchantDetails.legal_cert_id,
      card_id_mask: merchantDetails.card_id_mask,
    })
    expect(await call('GET', '/merchants/info', { id: 404 })).toMatchObject({ message: '入驻申请不存在' })
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    expect(await merchant.call('GET', '/merchants')).toMatchObject({ status_code: 403 })
    const asApplicant = await mall.call('GET', '/operator/merchants', {}, { token })
    expect(asApplicant.status).toBe(401)
  })

  it('opens one shop when two operators approve at once, and none under a taken name', async () => {
    const { apply } = await applicant(mall, mobile)
    await make.shop({ name: merchantDetails.merchant_name })
    await apply()
    const { review } = await operatorOf()
    expect(await review({ agree: true, ...place })).toMatchObject({
      message: '店铺名称已存在，请与商户确认后重新提交',
    })
    await mall.rows("update distributors set name = '另一家店'")
    const answers = await Promise.all([review({ agree: true, ...place }), review({ agree: true, ...place })])
    expect(answers.filter(({ state }) => state === 'approved')).toHaveLength(1)
    expect(await mall.rows('select 1 from distributors')).toHaveLength(2)
  })
})

describe('the lists of the form', () => {
  it('answer types by level and page, and banks by name', async () => {
    const { call } = await applicant(mall, mobile)
    const types = (params: Record<string, unknown>) => call('GET', '/type/list', params)
    expect(await types({ page: 1, page_size: 2 })).toMatchObject({
      total_count: 4,
      list: [
        { id: 1, name: '家用电器', parent_id: 0, level: 1 },
        { id: 2, name: '数码产品', parent_id: 0, level: 1 },
      ],
    })
    expect(await types({ page: 1, page_size: 50, parent_id: 4, name: '数码' })).toMatchObject({
      total_count: 1,
      list: [{ id: 42, parent_id: 4, path: '4,42', level: 2 }],
    })
    expect(await types({ page: 1, page_size: 50, parent_id: 404 })).toEqual({ total_count: 0, list: [] })
    expect(await types({ page: 0, page_size: 5 })).toMatchObject({ message: '当前页数为大于0的整数' })
    expect(await types({ page: 1, page_size: 51 })).toMatchObject({ message: '每页数量为1-50的整数' })
    expect(await types({})).toMatchObject({ message: '当前页数为大于0的整数' })
    const banks = await mall.call('GET', '/adapay/bank/list', { bank_name: '中国银行' })
    expect(banks.data).toEqual({
      total_count: 1,
      list: [{ id: 3, bank_name: '中国银行', bank_code: '01040000' }],
    })
  })

  it('send no password', async () => {
    const { call } = await applicant(mall, mobile)
    expect(await call('POST', '/password/reset')).toEqual([])
  })
})

describe('the home of a merchant', () => {
  it('counts the products and the sales of the own shop alone', async () => {
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    await make.goods({ price: 100, store: 5 }, { distributorId: shopId })
    await make.goods({ price: 100, store: 5 })
    await make.goods(
      { price: 100, store: 5 },
      { distributorId: shopId, approveStatus: 'instock', deleted: mall.now() },
    )
    expect(await merchant.call('GET', '/shop/overview')).toMatchObject({
      shop: { distributor_id: shopId },
      goods: { on_sale: 1, sold_out: 0, off_sale: 0 },
    })
    const desk = await staff(mall, make)
    expect(await desk.call('GET', '/shop/overview')).toMatchObject({
      shop: null,
      goods: { on_sale: 2 },
      applications: { draft: expect.any(Number), review: expect.any(Number) },
    })
  })
  it('leads to the products behind its numbers, and to those of no other shop', async () => {
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const selling = await make.goods({ price: 100, store: 5 }, { distributorId: shopId })
    const soldOut = await make.goods({ price: 200, store: 0 }, { distributorId: shopId })
    const hidden = await make.goods(
      { price: 300, store: 1 },
      { distributorId: shopId, approveStatus: 'instock' },
    )
    await make.goods({ price: 100, store: 0 }, { distributorId: await make.shop() })
    const { goods } = await merchant.call<{ goods: Record<string, number> }>('GET', '/shop/overview')
    const found = async (state: string) => {
      const { list, total_count } = await merchant.call<{ list: { item_id: number }[]; total_count: number }>(
        'GET',
        '/goods',
        { state },
      )
      expect(total_count).toBe(goods[state])
      return list.map(({ item_id: id }) => id)
    }
    expect(await found('on_sale')).toEqual([soldOut, selling])
    expect(await found('sold_out')).toEqual([soldOut])
    expect(await found('off_sale')).toEqual([hidden])
  })
})
