/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Settings } from '@/app/edit/_designer/settings/field-props'
import { Fields } from '@/app/edit/_designer/settings/fields'
import type { SettingField } from '@/widgets/setting-fields'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const goods = (id: number) => ({
  item_id: id + 100,
  goods_id: id,
  item_name: `商品${id}`,
  pics: [`/${id}.jpg`],
  price: 100 * id,
  market_price: 200 * id,
  brief: `简介${id}`,
})
const pageOf = ({ fields }: SentCall, all: unknown[]) => {
  const size = Number(fields.pageSize)
  return {
    total_count: all.length,
    list: all.slice((Number(fields.page) - 1) * size, Number(fields.page) * size),
  }
}
const allGoods = Array.from({ length: 45 }, (_, index) => goods(index + 1))
const shops = [
  {
    distributor_id: 7,
    name: '城东店',
    logo: '/logo.png',
    banner: '/banner.png',
    address: '城东路1号',
    tagList: ['甲', '乙', '丙'].map((tag_name, index) => ({ tag_id: index + 1, tag_name })),
  },
]
const coupon = (card_id: number) => ({
  card_id,
  card_type: 'cash',
  title: `满减券${card_id}`,
  description: '',
  discount: 0,
  least_cost: 10_000,
  reduce_cost: 1000,
  begin_date: 0,
  end_date: 0,
})
const category = (category_id: number, name: string, children: unknown[] = []) => ({
  category_id,
  category_name: name,
  image_url: '',
  parent_id: 0,
  category_level: 1,
  level: 0,
  customize_page_id: 0,
  children,
})

/** A form of one field. */
function show(field: SettingField, initial: Settings, answers: Parameters<typeof mallDouble>[0] = {}) {
  const mall = mallDouble({
    'GET /goods/items': (call: SentCall) => pageOf(call, allGoods),
    'GET /operator/design/shops': { total_count: 1, list: shops },
    'GET /operator/design/brands': {
      total_count: 1,
      list: [{ attribute_id: 3, attribute_name: '海尔', image_url: '' }],
    },
    'GET /operator/design/pages': {
      total_count: 1,
      list: [{ theme_pc_template_id: 9, template_title: '周年庆', page_code: '' }],
    },
    'GET /operator/design/coupons': { total_count: 4, list: [1, 2, 3, 4].map(coupon) },
    'GET /operator/design/tags': { total_count: 2, list: shops[0]?.tagList.slice(0, 2) },
    'GET /operator/design/goods-tags': { total_count: 1, list: [{ tag_id: 8, tag_name: '国补' }] },
    'GET /article/management': ({ fields }: SentCall) => ({
      total_count: 1,
      list: [
        fields.article_type === 'bring'
          ? { article_id: 13, title: '厨房好物' }
          : { article_id: 12, title: '选购指南' },
      ],
    }),
    'GET /goods/category': [category(1, '家电', [category(2, '冰箱')]), category(3, '家居')],
    ...answers,
  })
  const current = { values: initial, steps: 0 }
  function Host() {
    const [values, setValues] = useState(initial)
    return (
      <Fields
        fields={[field]}
        values={values}
        id="widget"
        problems={[]}
        onLeave={() => current.steps++}
        onChange={(change) => {
          current.values = { ...values, ...change }
          setValues(current.values)
        }}
      />
    )
  }
  showPage(<Host />)
  return { ...mall, current, user: userEvent.setup() }
}

const confirmChoice = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }))

describe('products', () => {
  const field: SettingField = { kind: 'goods', key: 'data', label: '选择商品', extra: ['market_price'] }

  it('are searched, chosen on several pages, and stored in the sequence of choosing', async () => {
    const { user, current, calls } = show(field, { data: [{ goods_id: '', goods_name: '商品名称' }] })
    await user.click(screen.getByRole('button', { name: '选择商品' }))
    await user.click(await screen.findByRole('checkbox', { name: '商品2' }))
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    await user.click(await screen.findByRole('checkbox', { name: '商品11' }))
    expect(screen.getByText('2', { selector: '.text-ink' })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: '搜索商品' }), '冰箱')
    await waitFor(() => expect(calls.at(-1)?.fields).toMatchObject({ keywords: '冰箱', page: '1' }))
    await confirmChoice(user)
    expect(current.values.data).toEqual([
      expect.objectContaining({
        goods_id: 2,
        itemId: 102,
        goods_pic: '/2.jpg',
        price: 200,
        market_price: 400,
        goods_name: '商品2',
        linkPage: 'goods',
        linkPageLabel: '商品',
      }),
      expect.objectContaining({ goods_id: 11 }),
    ])
    expect(current.steps).toBe(1)
  })

  it('are at most 30 in one choice', async () => {
    const { user } = show(field, { data: [] })
    await user.click(screen.getByRole('button', { name: '选择商品' }))
    for (const page of [1, 2, 3, 4]) {
      await screen.findByRole('checkbox', { name: `商品${page * 10}` })
      for (const box of screen.getAllByRole('checkbox')) await user.click(box)
      if (page < 4) await user.click(screen.getByRole('button', { name: '下一页' }))
    }
    expect((await screen.findAllByText('最多选择30个商品'))[0]).toBeVisible()
    expect(screen.getByText(/已选择/)).toHaveTextContent('已选择 30 / 30')
  })

  it('can be limited to those of a shop', async () => {
    const { user, calls } = show(field, { data: [] })
    await user.click(screen.getByRole('button', { name: '选择商品' }))
    await user.click(await screen.findByRole('button', { name: '全部店铺' }))
    const dialog = await screen.findByRole('dialog', { name: '选择商铺' })
    await user.click(await within(dialog).findByRole('radio', { name: '城东店' }))
    await user.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(calls.at(-1)?.fields).toMatchObject({ distributor_id: '7' }))
    await user.click(screen.getByRole('button', { name: '不限店铺' }))
    expect(await screen.findByRole('button', { name: '全部店铺' })).toBeVisible()
  })

  it('of the list cannot be chosen twice', async () => {
    const { user } = show(field, { data: [{ goods_id: 1, goods_name: '商品1' }] })
    await user.click(screen.getByRole('button', { name: '选择商品' }))
    expect(await screen.findByRole('checkbox', { name: '商品1' })).toBeDisabled()
  })

  it('that cannot be loaded are loaded again', async () => {
    let isBroken = true
    const { user } = show(
      field,
      { data: [] },
      { 'GET /goods/items': (call: SentCall) => (isBroken ? undefined : pageOf(call, allGoods)) },
    )
    await user.click(screen.getByRole('button', { name: '选择商品' }))
    const retry = await screen.findByRole('button', { name: '重试' })
    isBroken = false
    await user.click(retry)
    expect(await screen.findByRole('checkbox', { name: '商品1' })).toBeVisible()
  })
})

describe('products of a shop', () => {
  const field: SettingField = {
    kind: 'goods',
    key: 'goods_list',
    shop: { key: 'shop_id', places: 3 },
    confirmDelete: '确定删除该商品？',
  }

  it('need a shop first', async () => {
    const { user } = show(field, { shop_id: '', goods_list: [] })
    await user.click(screen.getByRole('button', { name: '选择商品1' }))
    expect(await screen.findByText('请先选择商铺')).toBeVisible()
  })

  it('fill fixed places, and leave them empty when they are deleted', async () => {
    const { user, current, calls } = show(field, { shop_id: 7, goods_list: [] })
    await user.click(screen.getByRole('button', { name: '选择商品2' }))
    await user.click(await screen.findByRole('radio', { name: '商品5' }))
    expect(calls.at(-1)?.fields).toMatchObject({ distributor_id: '7' })
    await confirmChoice(user)
    expect((current.values.goods_list as Settings[]).map(({ goods_id }) => goods_id)).toEqual(['', 5, ''])
    await user.click(screen.getByRole('button', { name: '删除商品5' }))
    expect(await screen.findByText('确定删除该商品？')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect((current.values.goods_list as Settings[]).map(({ goods_id }) => goods_id)).toEqual(['', '', '']),
    )
  })
})

describe('a shop', () => {
  it('brings its name, pictures and two tags, and takes away the products of another shop', async () => {
    const { user, current } = show(
      { kind: 'shop', key: 'shop_id', label: '选择商铺' },
      { shop_id: 5, shop_name: '旧店', goods_list: [{ goods_id: 1 }] },
    )
    await user.click(await screen.findByRole('button', { name: '选择商铺' }))
    await user.click(await screen.findByRole('radio', { name: '城东店' }))
    await confirmChoice(user)
    expect(current.values).toMatchObject({
      shop_id: 7,
      shop_name: '城东店',
      banner: '/banner.png',
      logo: '/logo.png',
      tag_list: [{ tag_name: '甲' }, { tag_name: '乙' }],
      goods_list: [{ goods_id: '' }],
    })
  })
})

describe('coupons', () => {
  it('are limited by the list, in the words of the specification', async () => {
    const { user, current } = show(
      {
        kind: 'coupons',
        key: 'data',
        label: '选择优惠券',
        pictureKey: 'imgUrl',
        limits: { max: 3, tooMany: '最多选择3张优惠券' },
      },
      { data: [{ card_id: 4, title: '满减券4' }] },
    )
    await user.click(await screen.findByRole('button', { name: '选择优惠券' }))
    expect(await screen.findByRole('checkbox', { name: '满减券4' })).toBeDisabled()
    for (const id of [1, 2, 3]) await user.click(screen.getByRole('checkbox', { name: `满减券${id}` }))
    expect(await screen.findByText('最多选择3张优惠券')).toBeVisible()
    await confirmChoice(user)
    expect(current.values.data).toMatchObject([
      { card_id: 4 },
      { card_id: 1, reduce_cost: 1000, imgUrl: '', linkPage: 'coupons' },
      { card_id: 2 },
    ])
  })
})

describe('categories of a menu', () => {
  it('are those of the first level, with what is below them', async () => {
    const { user, current, calls } = show(
      { kind: 'categories', key: 'categoryData', label: '分类链接', main: true },
      { categoryData: [{ category_id: 3, category_name: '家居旧名', image_url: '', children: [] }] },
    )
    await user.click(await screen.findByRole('button', { name: '选择主类目' }))
    expect(await screen.findByRole('checkbox', { name: /家居/ })).toBeChecked()
    expect(calls.at(-1)?.fields).toMatchObject({ is_main_category: 'true' })
    expect(screen.queryByRole('checkbox', { name: /冰箱/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /家电/ }))
    await confirmChoice(user)
    expect(current.values.categoryData).toEqual([
      { category_id: 3, category_name: '家居旧名', image_url: '', children: [] },
      {
        category_id: 1,
        category_name: '家电',
        image_url: '',
        children: [{ category_id: 2, category_name: '冰箱', image_url: '', children: [] }],
      },
    ])
  })
})

describe('tags of shops', () => {
  it('are chosen from chips, and all tags are stored for other clients', async () => {
    const { user, current } = show(
      { kind: 'tags', key: 'selectTagList', from: 'allTagList', label: '选择标签' },
      { selectTagList: [], allTagList: [] },
    )
    await user.click(await screen.findByRole('button', { name: '选择标签' }))
    await user.click(await screen.findByRole('button', { name: '乙' }))
    await confirmChoice(user)
    expect(current.values).toEqual({
      selectTagList: [{ tag_id: 2, tag_name: '乙' }],
      allTagList: [
        { tag_id: 1, tag_name: '甲' },
        { tag_id: 2, tag_name: '乙' },
      ],
    })
  })
})

describe('a link', () => {
  const field: SettingField = { kind: 'link', key: 'pathData' }

  it.each([
    ['商品', '商品3', { linkPage: 'goods', linkPageLabel: '商品', goods_id: 3, itemId: 103, title: '商品3' }],
    ['分类', /家居/, { linkPage: 'category', linkPageLabel: '分类', category_id: 3, title: '家居' }],
    ['主类目', /家居/, { linkPage: 'maincategory', linkPageLabel: '主类目', category_id: 3 }],
    ['品牌', '海尔', { linkPage: 'brand', linkPageLabel: '品牌', attribute_id: 3, attribute_name: '海尔' }],
    [
      '页面',
      /购物车/,
      { linkPage: 'page', linkPageLabel: '页面', id: 'cart', title: '购物车', url: '/cart' },
    ],
    ['自定义页面', '周年庆', { linkPage: 'customer', linkPageLabel: '自定义页面', theme_pc_template_id: 9 }],
    ['优惠券', '满减券2', { linkPage: 'coupons', linkPageLabel: '优惠券', card_id: 2 }],
    ['标签', '国补', { linkPage: 'tag', linkPageLabel: '标签', tag_id: 8, tag_name: '国补' }],
    ['文章', '选购指南', { linkPage: 'management', linkPageLabel: '文章', article_id: 12 }],
    ['软文', '厨房好物', { linkPage: 'bring', linkPageLabel: '软文', article_id: 13 }],
    ['营销', /拼团/, { linkPage: 'marketing', linkPageLabel: '营销', id: 'groups', url: '/groups' }],
  ])('leads to a target of the kind %s', async (kind, name, stored) => {
    const { user, current } = show(field, { pathData: {} })
    await user.click(screen.getByRole('button', { name: '链接：设置路径' }))
    await user.click(await screen.findByRole('radio', { name: kind }))
    await user.click(await screen.findByRole('radio', { name }))
    await confirmChoice(user)
    expect(current.values.pathData).toMatchObject(stored)
    expect(screen.getByRole('button', { name: new RegExp(`^链接：${kind}: `) })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '清除链接' }))
    expect(current.values.pathData).toEqual({})
  })

  it('of a kind that cannot be chosen here is named and kept', () => {
    show(field, { pathData: { linkPage: 'live', linkPageLabel: '直播', name: '开播啦' } })
    expect(screen.getByRole('button', { name: '链接：直播: 开播啦' })).toBeVisible()
  })

  it('finds a category below another one by its name', async () => {
    const { user } = show(field, { pathData: { linkPage: 'category', category_id: 2, title: '冰箱' } })
    await user.click(screen.getByRole('button', { name: '链接：分类: 冰箱' }))
    await user.type(await screen.findByRole('searchbox', { name: '搜索分类' }), '冰')
    expect(await screen.findByRole('radio', { name: /冰箱/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /家居/ })).toBeNull()
  })
})
