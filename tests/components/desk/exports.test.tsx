/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShopOrders } from '@/components/desk/shop-orders'
import { ShopList } from '@/components/desk/shops/shop-list'
import { ProductFeed } from '@/components/desk/site/product-feed'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Files that people at the desk take away, and the address of the product feed. */

const desk = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
}
const exportHref = async () => (await screen.findByRole('link', { name: '导出' })).getAttribute('href')

it('orders are exported as the list is filtered', async () => {
  mallDouble({ ...desk, 'GET /operator/orders': { list: [], total_count: 0 } })
  showPage(<ShopOrders />, 'status=wait_ship&keywords=13800138000')
  expect(await exportHref()).toBe('/api/h5app/wxapp/operator/orders/export?mobile=13800138000&todo=wait_ship')
})

it('shops are exported as the list is filtered', async () => {
  mallDouble({
    ...desk,
    'GET /operator/shops': { list: [], total_count: 0, more: false, next: null },
    'GET /operator/shop/tags': { list: [] },
  })
  showPage(<ShopList />, 'status=closed&keywords=西湖&tag=5')
  const query = new URL((await exportHref()) ?? '', 'https://mall.test').searchParams
  expect(Object.fromEntries(query)).toEqual({ state: 'closed', keyword: '西湖', tag_id: '5' })
})

it('the address of the product feed is copied', async () => {
  mallDouble(desk)
  const user = userEvent.setup()
  showPage(<ProductFeed />)
  const address = `${location.origin}/feed/products.xml`
  expect(await screen.findByRole('textbox', { name: '商品数据源的地址' })).toHaveValue(address)
  await user.click(screen.getByRole('button', { name: '复制地址' }))
  expect(await navigator.clipboard.readText()).toBe(address)
})
