/** @jest-environment ./tests/setup/browser-environment.ts */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressForm } from '@/components/address/address-form'
import type { AddressInput } from '@/components/address/use-addresses'
import { activeEntry } from '@/components/member/menu-entries'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import type { RegionNode } from '@/lib/contract/region'

const node = (id: string, label: string, children?: RegionNode[]): RegionNode => ({
  id,
  value: id,
  label,
  parent_id: '0',
  path: id,
  ...(children ? { children } : {}),
})

const tree = [
  node('330000', '浙江省', [
    node('330100', '杭州市', [node('330106', '西湖区')]),
    node('330200', '宁波市', []),
  ]),
  node('440000', '广东省', [node('441900', '东莞市', [])]),
]

function show(onSave: (draft: AddressInput) => Promise<void> = async () => {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(query.region.tree.queryKey({ input: {} }), tree)
  render(
    <QueryClientProvider client={client}>
      <AddressForm formId="form" onSave={onSave} />
      <button type="submit" form="form">
        确认
      </button>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const confirm = () => user.click(screen.getByRole('button', { name: '确认' }))
  return { user, confirm }
}

const field = (name: RegExp | string) => screen.getByLabelText(name)
const select = (name: string) => screen.getByRole('combobox', { name })

describe('the address form', () => {
  it('shows a message under each empty field and saves nothing', async () => {
    const saved: AddressInput[] = []
    const { confirm } = show(async (draft) => void saved.push(draft))
    await confirm()
    for (const sentence of ['收件人必填', '电话号码必填', '地址必填', '详细地址必填']) {
      expect(await screen.findByText(sentence)).toBeInTheDocument()
    }
    expect(field(/收货人/)).toHaveAccessibleDescription('收件人必填')
    expect(saved).toEqual([])
  })

  it('validates a field on blur', async () => {
    const { user } = show()
    await user.type(field(/手机号/), '1390000')
    await user.tab()
    expect(await screen.findByText('请填写正确的手机号')).toBeInTheDocument()
    await user.type(field(/手机号/), '1111')
    await waitFor(() => expect(screen.queryByText('请填写正确的手机号')).not.toBeInTheDocument())
  })

  it('clears city and county when the province changes, and disables the county of a city without counties', async () => {
    const { user } = show()
    expect(select('市')).toBeDisabled()
    await user.selectOptions(select('省'), '浙江省')
    await user.selectOptions(select('市'), '杭州市')
    await user.selectOptions(select('区'), '西湖区')
    await user.selectOptions(select('市'), '宁波市')
    expect(select('区')).toBeDisabled()
    expect(select('区')).toHaveValue('')
    await user.selectOptions(select('省'), '广东省')
    expect(select('市')).toHaveValue('')
  })

  it('says which characters the name of a receiver may have, and takes a pasted number', async () => {
    const { user } = show()
    await user.type(field(/收货人/), '林/晚舟')
    await user.click(field(/手机号/))
    await user.paste('+86 139 0000-1111')
    expect(field(/手机号/)).toHaveValue('13900001111')
    expect(field(/收货人/)).toHaveAccessibleDescription(/可使用文字、数字、空格和 · • ' -/)
    await user.clear(field(/收货人/))
    await user.type(field(/收货人/), '古丽•热合曼')
    await user.tab()
    expect(field(/收货人/)).not.toHaveAttribute('aria-invalid')
  })

  it('saves trimmed values, also for a city without counties', async () => {
    const saved: AddressInput[] = []
    const { user, confirm } = show(async (draft) => void saved.push(draft))
    await user.type(field(/收货人/), ' 林晚舟 ')
    await user.type(field(/手机号/), '13900001111')
    await user.selectOptions(select('省'), '广东省')
    await user.selectOptions(select('市'), '东莞市')
    await user.type(field(/详细地址/), '松山湖 1 号')
    expect(field(/邮编/)).not.toBeRequired()
    await user.click(field('设置为默认收货地址'))
    await confirm()
    await waitFor(() =>
      expect(saved).toEqual([
        {
          username: '林晚舟',
          telephone: '13900001111',
          province: '广东省',
          city: '东莞市',
          county: '',
          adrdetail: '松山湖 1 号',
          postalCode: '',
          is_def: true,
        },
      ]),
    )
  })

  it('shows an error of the server under the field that it names', async () => {
    const { user, confirm } = show(() =>
      Promise.reject(new ApiError('请填写正确的收货人姓名', 422, undefined, { username: ['…'] })),
    )
    await user.type(field(/收货人/), '林晚舟')
    await user.type(field(/手机号/), '13900001111')
    await user.selectOptions(select('省'), '广东省')
    await user.selectOptions(select('市'), '东莞市')
    await user.type(field(/详细地址/), '松山湖 1 号')
    await user.type(field(/邮编/), '523808')
    await confirm()
    await waitFor(() => expect(field(/收货人/)).toHaveAccessibleDescription('请填写正确的收货人姓名'))
  })
})

describe('the member menu', () => {
  it.each([
    ['/member/address', '/member/address'],
    ['/h5/member/address', '/member/address'],
    ['/member/trade', '/member/trade'],
    ['/member/trade/16000123', '/member/trade'],
    ['/member/trade/aftersale', '/member/trade/aftersale-list'],
    ['/member/aftersales/202510120000001', '/member/trade/aftersale-list'],
    ['/member/vip', '/member/vip'],
    ['/member/foottrace', '/member/foottrace'],
    ['/member/elsewhere', undefined],
  ])('marks the entry of %s: %s', (path, entry) => {
    expect(activeEntry(path)).toBe(entry)
  })
})
