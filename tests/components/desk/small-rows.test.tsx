/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrandList } from '@/components/desk/catalogue/brands/brand-list'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { TagList } from '@/components/desk/catalogue/tags/tag-list'
import { showShop } from '@/components/desk/frame/shop-switcher/desk-shop'
import { ShopSwitcher } from '@/components/desk/frame/shop-switcher/shop-switcher'
import { goodsListed } from '../../fixtures/components/desk-goods'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Brands and tags at the desk, and the shop that an operator looks at. */

beforeAll(supportDialogs)
beforeEach(() => window.history.replaceState(null, '', '/shopadmin/brands'))

const operator = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
}
const listOf = (...list: object[]) => ({ list, total_count: list.length, count: list.length })
const brand = {
  brand_id: 1,
  brand_name: '云杉',
  memo: '国产',
  logo: '',
  sort: 0,
  goods_num: 0,
  version: 3,
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('brands', () => {
  it('are saved over another person only when that value is chosen, with what was changed', async () => {
    const conflict = { saved: false, conflicts: [{ field: 'memo', by: '林', at: 1_790_000_000 }] }
    const mall = mallDouble({
      ...operator,
      'GET /operator/brands': listOf(brand),
      'PUT /operator/brands': ({ fields }: SentCall) =>
        fields.version === '4'
          ? { saved: true, conflicts: [], brand }
          : { ...conflict, brand: { ...brand, memo: '进口', version: 4 } },
    })
    showPage(<BrandList />)
    await userEvent.click(await screen.findByRole('button', { name: '编辑云杉' }))
    const dialog = await screen.findByRole('dialog', { name: '编辑品牌' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /介绍/ }), '品牌')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: '有人修改了同样的内容' })
    await userEvent.click(within(question).getByRole('radio', { name: /使用我的/ }))
    await userEvent.click(within(question).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(mall.sent('PUT', '/operator/brands')).toHaveLength(2))
    const [first, second] = mall.sent('PUT', '/operator/brands').map(({ fields }) => fields)
    expect(first).toEqual({ company_id: '1', brand_id: '1', version: '3', memo: '国产品牌' })
    expect(second).toEqual({ company_id: '1', brand_id: '1', version: '4', memo: '国产品牌' })
  })

  it('go on with what the other person saved', async () => {
    mallDouble({
      ...operator,
      'GET /operator/brands': listOf(brand),
      'PUT /operator/brands': {
        saved: false,
        conflicts: [{ field: 'memo', by: '林', at: 1_790_000_000 }],
        brand: { ...brand, memo: '进口', version: 4 },
      },
    })
    showPage(<BrandList />)
    await userEvent.click(await screen.findByRole('button', { name: '编辑云杉' }))
    const dialog = await screen.findByRole('dialog', { name: '编辑品牌' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /介绍/ }), '品牌')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: '有人修改了同样的内容' })
    await userEvent.click(within(question).getByRole('radio', { name: /保留对方/ }))
    await userEvent.click(within(question).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /介绍/ })).toHaveValue('进口'))
  })

  it('are deleted together after a question, and come back from the recycle bin', async () => {
    const mall = mallDouble({
      ...operator,
      'GET /operator/brands': listOf(brand, { ...brand, brand_id: 2, brand_name: '松果' }),
      'POST /operator/brands/bulk': { changed: 2 },
      'GET /operator/brands/recycled': listOf({ id: 5, name: '白桦', by: '林', deleted: 1_790_000_000 }),
      'POST /operator/brands/restore': brand,
    })
    showPage(<BrandList />)
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await userEvent.click(within(bar).getByRole('button', { name: '删除' }))
    await press('确定')
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/brands/bulk')[0]?.fields).toEqual({
        company_id: '1',
        brand_ids: '[1,2]',
        change: '{"kind":"delete"}',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).not.toBeInTheDocument())
    await press('回收站')
    await userEvent.click(await screen.findByRole('button', { name: '恢复白桦' }))
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/brands/restore')[0]?.fields).toEqual({
        company_id: '1',
        brand_id: '5',
      }),
    )
  })

  it('are only seen by people who may not write', async () => {
    mallDouble({
      ...operator,
      'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'reader' },
      'GET /operator/brands': listOf(brand),
    })
    showPage(<BrandList />)
    expect(await screen.findByText('云杉')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '回收站' })).not.toBeInTheDocument()
  })
})

describe('tags', () => {
  const tag = {
    tag_id: 1,
    tag_name: '新品',
    tag_color: '#e1251b',
    font_color: '#ffffff',
    front_show: 1,
    goods_num: 2,
    is_fixed: false,
    version: 2,
  }
  it('are renamed with what changed only, unless the programme reads their name', async () => {
    const mall = mallDouble({
      ...operator,
      'GET /operator/goods/tags': { list: [tag, { ...tag, tag_id: 2, tag_name: '国补', is_fixed: true }] },
      'PUT /operator/goods/tags': { saved: true, conflicts: [], tag },
    })
    showPage(<TagList />)
    await userEvent.click(await screen.findByRole('button', { name: '编辑国补' }))
    const kept = await screen.findByRole('dialog', { name: '编辑标签' })
    expect(within(kept).getByRole('textbox', { name: /标签名称/ })).toHaveAttribute('readonly')
    await userEvent.click(within(kept).getByRole('button', { name: '取消' }))
    await press('编辑新品')
    const dialog = await screen.findByRole('dialog', { name: '编辑标签' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /标签名称/ }), '上市')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(mall.sent('PUT', '/operator/goods/tags')[0]?.fields).toEqual({
        company_id: '1',
        tag_id: '1',
        version: '2',
        tag_name: '新品上市',
      }),
    )
  })
})

describe('the shop that an operator looks at', () => {
  afterEach(() => showShop(null))

  it('narrows the lists until its chip is removed', async () => {
    const mall = mallDouble({
      ...goodsListed([]),
      'GET /operator/index-page': {
        layout: { columns: [], density: 'wide' },
        default_view_id: null,
        views: [],
      },
      'GET /operator/shops': {
        list: [{ distributor_id: 12, name: '西湖店' }],
        total_count: 1,
        more: false,
        next: null,
      },
    })
    window.history.replaceState(null, '', '/shopadmin/goods')
    showPage(
      <>
        <ShopSwitcher />
        <GoodsList />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '查看的店铺：全部店铺' }))
    await userEvent.click(await screen.findByRole('button', { name: '西湖店' }))
    const last = () => mall.sent('GET', '/operator/goods').at(-1)?.fields.distributor_id
    await waitFor(() => expect(last()).toBe('12'))
    expect(mall.sent('GET', '/operator/goods/count').at(-1)?.fields).toEqual({
      company_id: '1',
      distributor_id: '12',
    })
    expect(screen.getByRole('button', { name: '查看的店铺：西湖店' })).toBeInTheDocument()
    await press('清除店铺：西湖店')
    await waitFor(() => expect(last()).toBeUndefined())
    expect(await screen.findByRole('button', { name: '查看的店铺：全部店铺' })).toBeInTheDocument()
  })
})
