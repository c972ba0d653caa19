/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftOf } from '@/components/merchant/application'
import { ApplyForm } from '@/components/merchant/apply-form'
import { DetailsStep } from '@/components/merchant/details-step'
import { EntryCard } from '@/components/merchant/entry-card'
import { setLeaving } from '@/components/merchant/leaving'
import { PapersStep } from '@/components/merchant/papers-step'
import { ReviewCard } from '@/components/merchant/review-card'
import { StoreGuard } from '@/components/merchant/store-guard'
import { queryClient } from '@/lib/client/call/query-client'
import { notifySignedOut } from '@/lib/client/person/signed-out'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { application, overview } from '../../fixtures/components/merchant-answers'
import { supportScrolling } from '../../fixtures/components/scrolling'
import { merchantDetails } from '../../fixtures/engine/merchant-details'

beforeAll(supportDialogs)
beforeAll(supportScrolling)

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const tree = [
  {
    id: '350000',
    value: '350000',
    label: '福建省',
    parent_id: '0',
    path: '350000',
    children: [
      {
        id: '350100',
        value: '350100',
        label: '福州市',
        parent_id: '350000',
        path: '350000,350100',
        children: [
          {
            id: '350102',
            value: '350102',
            label: '鼓楼区',
            parent_id: '350100',
            path: '350000,350100,350102',
          },
        ],
      },
    ],
  },
]
const setting = {
  display_on_pc: 'true',
  settled_type: ['enterprise', 'soletrader'],
  content: '<h3>一、资格</h3>',
}
const types = {
  total_count: 1,
  list: [{ id: 1, name: '家用电器', parent_id: 0, path: '1', sort: 0, is_show: true, level: 1 }],
}
const trades = {
  total_count: 1,
  list: [{ ...types.list[0], id: 11, name: '大家电', parent_id: 1, level: 2 }],
}
const calls = {
  'GET /espier/address': tree,
  'GET /merchant/basesetting': setting,
  'GET /merchant/type/list': ({ fields }: { fields: Record<string, string> }) =>
    fields.parent_id === '1' ? trades : types,
}

describe('the entry of merchants', () => {
  it('reports every empty field, and shows the agreement', async () => {
    mallDouble({ ...calls, 'GET /member/image/code': { imageToken: 't', imageData: 'data:image/svg+xml,x' } })
    showPage(<EntryCard target="/shop/settleForm" showDemo={false} />)
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() =>
      expect(alerts()).toEqual([
        '请输入手机号',
        '请输入图形验证码',
        '验证码不能为空',
        '请查看并勾选入驻协议',
      ]),
    )
    await userEvent.click(screen.getByRole('button', { name: '《入驻协议》' }))
    expect(await screen.findByRole('heading', { name: '一、资格' })).toBeInTheDocument()
  })

  it('is where a merchant without a valid token is led', () => {
    const visited: string[] = []
    render(<StoreGuard leaveTo={(href) => visited.push(href)} />)
    notifySignedOut()
    expect(visited).toEqual(['/shop'])
  })

  it('is not where a merchant is led who leaves, though the press came before the page was ready', () => {
    const visited: string[] = []
    setLeaving(true)
    render(<StoreGuard leaveTo={(href) => visited.push(href)} />)
    notifySignedOut()
    expect(visited).toEqual([])
    // The browser shows the page once more from its cache.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    notifySignedOut()
    expect(visited).toEqual(['/shop'])
  })
})

describe('the application form', () => {
  it.each([
    { state: '2', href: '/shopadmin/index' },
    { state: '1', href: '/shop/review' },
  ])('continues at $href when the application has state $state', async ({ state, href }) => {
    mallDouble({
      'GET /merchant/settlementapply/step': { step: 4 },
      'GET /merchant/settlementapply/detail': { ...application, audit_status: state },
      'GET /merchant/settlementapply/auditstatus': { audit_status: state, audit_memo: '' },
    })
    const left: string[] = []
    showPage(<ApplyForm isReturn={false} leaveTo={(to) => left.push(to)} />)
    await waitFor(() => expect(left).toEqual([href]))
  })

  it('begins with the type of trade, clears the second select with the first, and saves before the next page', async () => {
    const mall = mallDouble({
      ...calls,
      'GET /merchant/settlementapply/step': { step: 1 },
      'POST /merchant/settlementapply/1': { status: true },
    })
    showPage(<ApplyForm isReturn={false} />)
    await userEvent.click(await screen.findByRole('button', { name: '下一页' }))
    await waitFor(() => expect(alerts()).toEqual(['请选择商户类型', '请选择经营范围', '请选择入驻类型']))
    await userEvent.type(screen.getByRole('combobox', { name: /商户类型/ }), '家用{Enter}')
    await screen.findByRole('option', { name: '大家电' })
    await userEvent.selectOptions(screen.getByLabelText(/经营范围/), '大家电')
    await userEvent.click(screen.getByRole('radio', { name: '个体户' }))
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByRole('form', { name: '商户信息' })).toBeInTheDocument()
    expect(mall.sent('POST', '/merchant/settlementapply/1')[0]?.fields).toMatchObject({
      merchant_type_id: '11',
      settled_type: 'soletrader',
    })
    expect(screen.getByLabelText(/负责人姓名/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '上一页' }))
    expect(await screen.findByRole('radio', { name: '个体户' })).toBeChecked()
  })

  it('keeps the stored line of trade when 下一页 is pressed before the choices arrive', async () => {
    const mall = mallDouble({
      ...calls,
      'GET /merchant/type/list': lost,
      'GET /merchant/settlementapply/step': { step: 4 },
      'GET /merchant/settlementapply/detail': { ...application, audit_status: '3', audit_memo: '' },
      'POST /merchant/settlementapply/1': { status: true },
    })
    showPage(<ApplyForm isReturn />)
    await userEvent.click(await screen.findByRole('button', { name: '下一页' }))
    expect(await screen.findByRole('form', { name: '商户信息' })).toBeInTheDocument()
    expect(mall.sent('POST', '/merchant/settlementapply/1')[0]?.fields).toMatchObject({
      merchant_type_id: String(application.merchant_type_id),
    })
  })

  it('shows why the application was refused while it is corrected', async () => {
    mallDouble({
      ...calls,
      'GET /merchant/settlementapply/step': { step: 4 },
      'GET /merchant/settlementapply/detail': {
        ...application,
        audit_status: '3',
        audit_memo: '营业执照不清晰',
      },
    })
    showPage(<ApplyForm isReturn />)
    expect(await screen.findByRole('note')).toHaveTextContent('审批意见: 营业执照不清晰')
    expect(screen.getByRole('form', { name: '入驻类型' })).toBeInTheDocument()
  })

  it('keeps a step that the mall refuses, and says why', async () => {
    mallDouble({
      ...calls,
      'POST /merchant/settlementapply/2': refuse('统一社会信用代码已存在，请检查后再重新提交'),
    })
    const saved: unknown[] = []
    const values = { ...merchantDetails, region: { province: '福建省', city: '福州市', county: '鼓楼区' } }
    showPage(
      <DetailsStep
        values={values}
        settledType="enterprise"
        onSaved={(v) => saved.push(v)}
        onBack={() => {}}
      />,
    )
    await screen.findByRole('option', { name: '鼓楼区' })
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('统一社会信用代码已存在，请检查后再重新提交')).toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it('keeps what was typed over a reload, except the numbers of card and account', async () => {
    mallDouble({
      ...calls,
      'GET /merchant/settlementapply/step': { step: 2 },
      'GET /merchant/settlementapply/detail': { merchant_type_id: '11', settled_type: 'enterprise' },
      'POST /merchant/settlementapply/2': { status: true },
    })
    const open = async () => {
      const { container } = showPage(<ApplyForm isReturn={false} />)
      await screen.findByRole('form', { name: '商户信息' })
      return container
    }
    const page = await open()
    const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
    await type(/企业名称/, '临江电器')
    await type(/身份证号码/, merchantDetails.legal_cert_id)
    await type(/结算银行账号/, '123456789012')
    page.remove()
    queryClient().clear()
    await open()
    expect(screen.getByLabelText(/企业名称/)).toHaveValue('临江电器')
    expect(screen.getByLabelText(/身份证号码/)).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/123456789012|110101/)
    sessionStorage.clear()
  })

  it('says at each field of the second step what is missing', async () => {
    mallDouble(calls)
    const { details } = draftOf(undefined)
    showPage(<DetailsStep values={details} settledType="enterprise" onSaved={() => {}} onBack={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(alerts()).toEqual([
        '请填写企业名称',
        '请填写统一社会信用代码',
        '请选择所在省市',
        '请输入详细地址',
        '请输入法人姓名',
        '请输入手机号码',
        '请输入身份证号码',
        '请选择结算银行类型',
        '请输入结算银行账号',
      ]),
    )
  })

  it('asks a self-employed person for the one who answers for the shop', async () => {
    mallDouble(calls)
    const { details } = draftOf(undefined)
    showPage(<DetailsStep values={details} settledType="soletrader" onSaved={() => {}} onBack={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(alerts()).toContain('请输入负责人姓名'))
    expect(alerts()).not.toContain('请输入法人姓名')
  })

  it.each([
    ['统一社会信用代码', '91350100M000100Y44', '请填写正确的统一社会信用代码'],
    ['身份证号码', '110101199003070039', '请填写正确的身份证号码'],
    ['手机号码', '12345678901', '请填写正确的手机号码'],
    ['结算银行账号', '4111111111111112', '请填写正确的结算银行账号'],
  ])(
    '%s with a wrong number says so when it is left, until the right one is typed',
    async (label, value, message) => {
      mallDouble(calls)
      const values = { ...merchantDetails, region: { province: '', city: '', county: '' } }
      showPage(<DetailsStep values={values} settledType="enterprise" onSaved={() => {}} onBack={() => {}} />)
      const field = screen.getByLabelText(new RegExp(label))
      await userEvent.clear(field)
      await userEvent.type(field, value)
      await userEvent.tab()
      await waitFor(() => expect(alerts()).toEqual([message]))
      await userEvent.clear(field)
      await userEvent.type(field, merchantDetails[field.id as keyof typeof merchantDetails])
      await waitFor(() => expect(alerts()).toEqual([]))
    },
  )

  it('lets a company pick its bank from a list that can be searched', async () => {
    const bank = { id: 3, bank_name: '中国银行', bank_code: '01040000' }
    const mall = mallDouble({ ...calls, 'GET /adapay/bank/list': { total_count: 1, list: [bank] } })
    const values = { ...draftOf(undefined).details, bank_acct_type: '1' }
    showPage(<DetailsStep values={values} settledType="enterprise" onSaved={() => {}} onBack={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: /结算银行/ }))
    const dialog = await screen.findByRole('dialog', { name: '选择结算银行' })
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '搜索银行名称' }), '中国')
    await userEvent.click(await within(dialog).findByRole('radio', { name: '中国银行' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(screen.getByText('中国银行', { selector: 'button span' })).toBeInTheDocument()
    expect(mall.sent('GET', '/adapay/bank/list').at(-1)?.fields).toMatchObject({ bank_name: '中国' })
  })

  it('refuses files that are no pictures, too many and too large ones, and asks before it submits', async () => {
    const mall = mallDouble({ ...calls, 'POST /merchant/settlementapply/3': { status: true } })
    const path = (digit: number) => `/media/u/${String(digit).repeat(32)}.webp`
    const papers = {
      license_url: '',
      legal_certid_front_url: path(2),
      legal_cert_id_back_url: path(3),
      bank_card_front_url: path(4),
    }
    showPage(<PapersStep values={papers} onBack={() => {}} />)
    const user = userEvent.setup({ applyAccept: false })
    expect(screen.getByText(/较大的照片会自动压缩到 2M 以内/)).toBeInTheDocument()
    const input = screen.getByLabelText('选择营业执照')
    const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type })
    await user.upload(input, file('application/pdf'))
    await waitFor(() => expect(alerts()).toEqual(['图片类型错误']))
    await user.upload(input, file('image/png', 2 * 1024 * 1024 + 1))
    await waitFor(() => expect(alerts()).toEqual(['上传图片不得大于2M']))
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(mall.sent('POST', '/merchant/settlementapply/3')).toEqual([])
  })

  it('uploads a picture again after a failure, and may lose it again', async () => {
    const url = `/media/u/${'5'.repeat(32)}.webp`
    const answers: unknown[] = [lost, { url }]
    mallDouble({ ...calls, 'POST /merchant/upload/picture': () => answers.shift() })
    showPage(<PapersStep values={draftOf(undefined).papers} onBack={() => {}} />)
    const file = new File([new Uint8Array(9)], 'a.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('选择营业执照'), file)
    await userEvent.click(await screen.findByRole('button', { name: '重试上传营业执照' }))
    expect(await screen.findByAltText('已上传的营业执照')).toHaveAttribute(
      'src',
      expect.stringContaining(url),
    )
    expect(alerts()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '删除营业执照' }))
    expect(screen.queryByAltText('已上传的营业执照')).toBeNull()
  })
})

describe('the review page', () => {
  const review = (answer: Record<string, unknown>, desk: object = overview) => {
    const left: string[] = []
    mallDouble({
      'GET /merchant/settlementapply/auditstatus': answer,
      'GET /merchant/settlementapply/step': { step: 4 },
      'GET /merchant/settlementapply/detail': application,
      'GET /operator/shop/overview': desk,
    })
    showPage(<ReviewCard leaveTo={(href) => left.push(href)} />)
    return left
  }

  it('says that an application waits', async () => {
    review({ audit_status: '1', audit_memo: '' })
    expect(await screen.findByText('已提交申请，请耐心等待~')).toBeInTheDocument()
    expect(screen.getByText('预计会在1~5个工作日完成审核')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回商城' })).toHaveAttribute('href', '/')
  })

  it('shows what was submitted, and each picture large', async () => {
    review({ audit_status: '1', audit_memo: '' })
    await userEvent.click(await screen.findByText('查看已提交资料'))
    const facts = screen.getByRole('region', { name: '商户信息' })
    expect(within(facts).getByText('临江电器有限公司')).toBeVisible()
    expect(within(facts).getByText('福建省 福州市 鼓楼区')).toBeVisible()
    expect(screen.getByRole('region', { name: '联系与结算' })).toHaveTextContent('负责人姓名沈知远')
    await userEvent.click(screen.getByRole('button', { name: '营业执照' }))
    const large = await screen.findByRole('dialog', { name: '营业执照' })
    expect(within(large).getByAltText('营业执照')).toHaveAttribute('src', application.license_url)
  })

  it('shows the reason of a refusal, and leads back to the form', async () => {
    review({ audit_status: '3', audit_memo: '营业执照不清晰' })
    expect(await screen.findByText('很抱歉! 您的入驻申请未通过')).toBeInTheDocument()
    expect(screen.getByText('审批意见: 营业执照不清晰')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '重新填写' })).toHaveAttribute(
      'href',
      '/shop/settleForm?type=return',
    )
  })

  it('leads an operator, who has no shop, to the desk without a congratulation', async () => {
    const left = review({ audit_status: '2', audit_memo: '' }, { ...overview, shop: null })
    await waitFor(() => expect(left).toEqual(['/shopadmin/index']))
    expect(screen.queryByText('您的店铺已开通')).toBeNull()
  })

  it('leads an approved merchant to the home page', async () => {
    review({ audit_status: '2', audit_memo: '', mobile: '13900139001' })
    expect(await screen.findByText('恭喜您已完成入驻!')).toBeInTheDocument()
    expect(screen.getByText('您的店铺已开通')).toBeInTheDocument()
    expect(screen.getByText('临江电器')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '进入商家中心' })).toHaveAttribute('href', '/shopadmin/index')
  })
})
