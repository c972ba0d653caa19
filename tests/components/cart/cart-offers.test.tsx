/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartPage } from '@/components/cart/cart-page'
import PackageList from '@/components/goods-page/offers/package-list'
import { toasts } from '@/lib/client/press/toast'
import type { PackageDetail, PackageGoods } from '@/lib/contract/catalogue/packages'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'
import { cartGroup, cartLine, cartOf } from '../../fixtures/components/trade'

beforeAll(supportDialogs)

const user = userEvent.setup()
const plusItem = {
  item_id: 90,
  goods_id: 90,
  item_name: '电水壶',
  item_spec_desc: '颜色：白',
  pics: '',
  price: 12_900,
  market_price: 15_900,
  store: 3,
  plus_price: 5_900,
}
const otherItem = { ...plusItem, item_id: 91, item_name: '空气炸锅', price: 29_900, plus_price: 19_900 }
const plusBuy: CartGroup['plus_buy_activity'][number] = {
  activity_id: 40,
  activity_name: '焕新加价购',
  activity_tag: '加价购',
  discount_desc: {
    id: 40,
    type: 'plus_price_buy' as const,
    info: '焕新加价购',
    rule: '消费满2000元，加价59元换购',
    discount_fee: 0,
    plus_price: 5_900,
    max_limit: 1 as const,
  },
  plus_buy_items: { 90: plusItem, 91: otherItem },
  activity_item_ids: [501],
}

async function openCart(group: CartGroup) {
  const double = mallDouble({
    'GET /cart/list': () => cartOf([group]),
    'POST /cart/check/plusitem': { status: true },
    'PUT /cartupdate/promotion': { status: true },
  })
  signIn()
  showPage(<CartPage />)
  await screen.findByText('全选')
  return double
}

describe('加价购 on the cart page', () => {
  it('tells what is missing until its tier is reached', async () => {
    const missing = { ...plusBuy, condition_type: 'totalfee' as const, missing: 12_050 }
    await openCart(cartGroup([cartLine()], { plus_buy_missing: [missing] }))
    expect(screen.getByText(/再买/)).toHaveTextContent('再买¥120.50可换购')
    expect(screen.queryByRole('button', { name: '去换购' })).not.toBeInTheDocument()
  })

  it('offers its items, of which one can be chosen', async () => {
    const { sent } = await openCart(cartGroup([cartLine()], { plus_buy_activity: [plusBuy] }))
    await user.click(screen.getByRole('button', { name: '去换购' }))
    const dialog = within(screen.getByRole('dialog', { name: /选择换购商品/ }))
    expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: /空气炸锅/ }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect(sent('POST', '/cart/check/plusitem').map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ marketing_id: '40', item_id: '91' }),
      ]),
    )
  })

  it('shows the chosen item, adds it to the total, and lets it go', async () => {
    const group = cartGroup([cartLine({ price: 200_000 })], {
      plus_buy_activity: [{ ...plusBuy, plus_item: plusItem }],
    })
    const { sent } = await openCart(group)
    expect(screen.getByText(/已换购/)).toHaveTextContent('已换购 电水壶 白')
    const foot = screen.getByText('全选').closest('label')?.parentElement
    expect(foot).toHaveTextContent('总计：¥2,059.00')
    // The checkout counts it too, and at its plus price: the two pages show the same figures.
    expect(foot).toHaveTextContent('已选2件商品')
    expect(foot).toHaveTextContent('已优惠：¥0.00')
    await user.click(screen.getByRole('button', { name: '取消换购' }))
    await waitFor(() =>
      expect(sent('POST', '/cart/check/plusitem').at(-1)?.fields).toMatchObject({ item_id: '0' }),
    )
  })
})

describe('lines of the cart page', () => {
  it('show a package as one block with its parts', async () => {
    const part = { goods_id: 1, item_spec_desc: '', pics: '', num: 2, market_price: 6_000, store: 5 }
    await openCart(
      cartGroup([
        cartLine({
          activity_type: 'package',
          package_name: '厨房三件套',
          price: 13_000,
          package_price: 13_000,
          num: 2,
          packages: [
            {
              ...part,
              item_id: 1,
              item_name: '电饭煲',
              price: 10_000,
              package_price: 9_000,
              promotion_tag: '组合',
            },
            {
              ...part,
              item_id: 2,
              item_name: '电水壶',
              price: 5_000,
              package_price: 4_000,
              promotion_tag: '组合',
            },
          ],
        }),
      ]),
    )
    const [block] = screen.getAllByRole('listitem')
    expect(block).toHaveTextContent('厨房三件套')
    expect(block).toHaveTextContent('组合')
    expect(block).toHaveTextContent('电饭煲')
    expect(block).toHaveTextContent('¥40.00市场价¥60.00× 2')
    // Pieces as the checkout and the parcels count them: two parts, twice.
    expect(screen.getByText('全选').closest('label')?.parentElement).toHaveTextContent('已选4件商品')
    expect(screen.getByRole('spinbutton', { name: '厨房三件套的数量' })).toHaveValue('2')
  })

  it('say how many pieces a member may buy, and stop there', async () => {
    await openCart(
      cartGroup([
        cartLine({
          item_name: '养生壶',
          num: 2,
          store: 50,
          limitedBuy: {
            activity_id: 3,
            marketing_id: 3,
            marketing_type: 'limited_buy',
            marketing_name: '限购',
            promotion_tag: '限购商品',
            rule: { day: 7, limit: 2 },
            limit_total: 2,
            limit_buy: 2,
            buy: 0,
          },
        }),
      ]),
    )
    expect(screen.getByText('每7天限购2件')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '增加' }))
    expect(screen.getByText('养生壶超出限购数量')).toBeInTheDocument()
  })

  it('let the member change the promotion', async () => {
    const promotion = (activity_id: number, condition_rules: string) => ({
      activity_id,
      marketing_id: activity_id,
      condition_rules,
      promotion_tag: '满减',
      marketing_type: 'full_minus' as const,
      marketing_name: `活动${activity_id}`,
    })
    const promotions = [promotion(1, '消费满100元，减10元'), promotion(2, '消费满200元，减30元')]
    const { sent } = await openCart(cartGroup([cartLine({ cart_id: 8, activity_id: 1, promotions })]))
    await user.click(screen.getByRole('button', { name: '换促销' }))
    const dialog = within(screen.getByRole('dialog', { name: '选择促销活动' }))
    expect(dialog.getByRole('radio', { name: /满100减10/ })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: /满200减30/ }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect(sent('PUT', '/cartupdate/promotion').map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ cart_id: '8', activity_id: '2' }),
      ]),
    )
  })
})

describe('优惠套装 on a product page', () => {
  const goods = (id: number, item_name: string, price: number, package_price: number): PackageGoods => ({
    itemId: id,
    item_id: id,
    default_item_id: id,
    goods_id: id,
    itemName: item_name,
    item_name,
    pics: [''],
    price,
    market_price: price,
    package_price,
    store: 9,
    nospec: false,
    spec_items: [
      {
        item_id: id,
        item_spec_desc: '颜色：白',
        pics: [''],
        price,
        market_price: price,
        package_price,
        store: 9,
      },
      {
        item_id: id + 1,
        item_spec_desc: '颜色：黑,容量：4升',
        pics: [''],
        price: price + 1000,
        market_price: price + 1000,
        package_price,
        store: 0,
      },
    ],
  })
  const offer: PackageDetail = {
    package_id: 7,
    package_name: '厨房三件套',
    goods_id: 10,
    main_item_id: 10,
    distributor_id: 0,
    start_time: 0,
    end_time: 9,
    valid_grade: [],
    main_package_price: {},
    package_price: {},
    mainItem: goods(10, '电饭煲', 49_900, 43_900),
    itemLists: [goods(20, '空气炸锅', 29_900, 25_900), goods(30, '电水壶', 12_900, 10_900)],
  }

  async function show(signedIn = true, shown = offer) {
    const double = mallDouble({
      'GET /promotions/package': { list: [shown], total_count: 1 },
      'GET /promotions/package/7': shown,
      'POST /cart': cartOf([]),
    })
    if (signedIn) signIn()
    const page = showPage(<PackageList goodsId={10} offers={[shown]} />)
    await screen.findByRole('article')
    return { ...double, ...page, box: within(screen.getByRole('article', { name: '厨房三件套' })) }
  }

  it('adds the chosen products at the price of the package', async () => {
    const { box, sent } = await show()
    expect(screen.getByRole('article')).toHaveTextContent('套装价¥807.00')
    expect(screen.getByRole('article')).toHaveTextContent('共省 ¥120.00')
    await user.click(box.getByRole('checkbox', { name: '选择 空气炸锅' }))
    expect(screen.getByRole('article')).toHaveTextContent('套装价¥548.00')
    await user.click(box.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('成功加入购物车'))
    expect(sent('POST', '/cart')[0]?.fields).toMatchObject({
      item_id: '10',
      num: '1',
      activity_type: 'package',
      activity_id: '7',
      'items_id[0]': '30',
    })
  })

  it('says how it is priced, and no saving where the parts cost as little alone', async () => {
    const isAlone = (goods: PackageDetail['mainItem']) => ({
      ...goods,
      spec_items: goods.spec_items.map((sku) => ({ ...sku, alone_price: sku.package_price })),
    })
    await show(true, { ...offer, mainItem: isAlone(offer.mainItem), itemLists: offer.itemLists.map(isAlone) })
    expect(screen.getByRole('article')).toHaveTextContent('套装价¥807.00')
    expect(screen.getByRole('article')).toHaveTextContent('套装按套装价结算，不参与国补')
    expect(screen.getByRole('article')).not.toHaveTextContent('共省')
  })

  it('says that the parts cost less alone where the programme pays more than the package saves', async () => {
    const [spec, ...others] = offer.mainItem.spec_items
    if (!spec) throw new Error('the main product has no SKU')
    const alone_subsidy = { class_name: '厨房电器', fee: 15_000, rate: 50, cap: 15_000 }
    await show(true, {
      ...offer,
      mainItem: { ...offer.mainItem, spec_items: [{ ...spec, alone_subsidy }, ...others] },
    })
    expect(screen.getByRole('article')).toHaveTextContent('套装价¥807.00单独购买国补后 ¥777.00，更省')
    expect(screen.getByRole('article')).not.toHaveTextContent('共省')
  })

  it('says that the parts cost less alone where they join a promotion together', async () => {
    const joins = (goods: PackageDetail['mainItem']) => ({
      ...goods,
      spec_items: goods.spec_items.map((sku) => ({ ...sku, alone_promotion: 5 })),
    })
    const alone_promotions: PackageDetail['alone_promotions'] = [
      {
        marketing_id: 5,
        marketing_type: 'full_minus',
        condition_type: 'quantity',
        can_repeat: false,
        rules: [{ full: 3, minus: 20_000 }],
      },
    ]
    const itemLists = offer.itemLists.map(joins)
    const { box } = await show(true, {
      ...offer,
      alone_promotions,
      mainItem: joins(offer.mainItem),
      itemLists,
    })
    expect(screen.getByRole('article')).toHaveTextContent('套装价¥807.00单独购买满减后 ¥727.00，更省')
    // Two parts do not reach the promotion.
    await user.click(box.getByRole('checkbox', { name: '选择 电水壶' }))
    expect(screen.getByRole('article')).toHaveTextContent('共省')
    expect(screen.getByRole('article')).not.toHaveTextContent('满减后')
  })

  it('needs another product beside the main one, and stock of each', async () => {
    const { box, sent } = await show()
    await user.selectOptions(box.getByRole('combobox', { name: '电水壶的规格' }), '31')
    expect(box.getByRole('combobox', { name: '电水壶的规格' })).toHaveDisplayValue('黑；4升（缺货）')
    expect(box.getByRole('button', { name: '暂时缺货' })).toBeDisabled()
    await user.click(box.getByRole('checkbox', { name: '选择 空气炸锅' }))
    await user.click(box.getByRole('checkbox', { name: '选择 电水壶' }))
    await user.click(box.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('请选择组合商品'))
    expect(sent('POST', '/cart')).toHaveLength(0)
  })

  it('sends a guest to the login page', async () => {
    const { box, visited } = await show(false)
    await user.click(box.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(visited[0]).toMatch(/^\/auth\/login\?redirectUrl=/)
  })
})
