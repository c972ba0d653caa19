/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { contracts } from '@/widgets/contracts'
import { readDocument } from '@/widgets/document'
import { loadWidgets } from '@/widgets/load'
import { View } from '@/widgets/W0007/view'
import { showPage } from '../../fixtures/components/mall-double'
import { emptyMall } from '../../fixtures/widgets'

const node = (category_id: number, category_name: string, children: CategoryNode[] = []): CategoryNode => ({
  category_id,
  category_name,
  children,
  image_url: `/${category_id}.png`,
  parent_id: 0,
  category_level: 1,
  level: 0,
  customize_page_id: 0,
})
const tree = [node(1, '冰箱', [node(11, '三门'), node(12, '对开门', [node(121, '嵌入式')])]), node(2, '空调')]

/** As a designer stored it: an old name, a child that was deleted, a category that was deleted. */
const stored = [
  {
    category_id: '1',
    category_name: '旧名冰箱',
    children: [
      { category_id: 12, category_name: '对开门', children: [{ category_id: 121, category_name: '嵌入式' }] },
      { category_id: 19, category_name: '单门' },
    ],
  },
  { category_id: 9, category_name: '彩电' },
]

async function load(type: 'W0007' | 'W0022') {
  const kinds: boolean[] = []
  const getCategoryTree = async (main: boolean) => {
    kinds.push(main)
    return tree
  }
  const { widgets } = readDocument([{ type, categoryData: stored }])
  const [loaded] = await loadWidgets(widgets, { ...emptyMall, getCategoryTree })
  return { data: loaded?.data, kinds }
}

const categories = [
  {
    id: 1,
    name: '冰箱',
    picture: '/1.png',
    children: [
      {
        id: 12,
        name: '对开门',
        picture: '/12.png',
        children: [{ id: 121, name: '嵌入式', picture: '/121.png', children: [] }],
      },
    ],
  },
]

describe('the navigation menu', () => {
  it.each([
    ['W0007', false],
    ['W0022', true],
  ] as const)('%s drops categories that no longer exist and has the current names', async (type, main) => {
    const { data, kinds } = await load(type)
    expect(data).toEqual(categories)
    expect(kinds).toEqual([main])
  })

  it('reads no categories where it has none', async () => {
    const getCategoryTree = () => Promise.reject(new Error('read'))
    const { widgets } = readDocument([{ type: 'W0007' }])
    await expect(loadWidgets(widgets, { ...emptyMall, getCategoryTree })).resolves.toHaveLength(1)
  })

  const show = (linkType: 'W0007' | 'W0022', settings: Partial<typeof contracts.W0007.defaults> = {}) =>
    showPage(
      <View
        settings={{ ...contracts[linkType].defaults, name: '家电导航', ...settings }}
        data={categories}
        mode="render"
        themeColor=""
      />,
    )

  it('links to three levels of categories, to all products and to its entries', () => {
    show('W0007', {
      data: [
        {
          title: '以旧换新',
          pathData: { linkPage: 'page', url: '/devicePurchase' },
          wgtHotKeywordTextColor: '',
        },
      ],
    })
    const nav = within(screen.getByRole('navigation', { name: '家电导航' }))
    const targets = nav
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(targets).toEqual([
      ['全部商品分类', '/items'],
      ['冰箱', '/items?cat_id=1'],
      ['对开门', '/items?cat_id=12'],
      ['嵌入式', '/items?cat_id=121'],
      ['以旧换新', '/devicePurchase'],
    ])
  })

  it('is always open unless the operator turns that off', () => {
    show('W0007')
    expect(screen.getByRole('navigation')).toHaveAttribute('data-open')
  })

  it('opens on hover without it', () => {
    show('W0007', { hover: false })
    expect(screen.getByRole('navigation')).not.toHaveAttribute('data-open')
  })

  it('closes when a link in it is followed', async () => {
    show('W0007')
    const link = screen.getByRole('link', { name: '嵌入式', hidden: true })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.setup().click(link)
    expect(link.closest('[popover]')).toHaveAttribute('data-closed')
  })
})
