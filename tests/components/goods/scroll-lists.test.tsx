/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollArticles } from '@/components/article/scroll-articles'
import { GroupList } from '@/components/group/group-list'
import { NearShops } from '@/components/shop/near/near-shops'
import { ScrollPlaces } from '@/components/shop/places/scroll-places'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { seeEverything, seeEverythingLate } from '../../fixtures/components/seeing-observer'

/** Lists on phones load on scroll to their end; everything is near the viewport here. */

const end = '--没有更多数据--'
/** The pages that were asked for; shops also ask for the time. */
const pagesSent = (calls: SentCall[]) =>
  calls.filter(({ fields }) => 'page' in fields).map(({ fields }) => Number(fields.page))

beforeEach(() => {
  seeEverything()
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
})

const shop = (id: number) => ({
  distributor_id: id,
  name: `门店${id}`,
  logo: '',
  store_address: '文三路1号',
  business: '',
  hour: '09:30-21:00',
  contract_phone: '',
  lng: '120.1',
  lat: '30.2',
  sales_count: 1,
  distribution_type: 0,
  distributor_category_name: '',
  tagList: [],
  distance_show: '',
  distance_unit: '',
})
const shopPages = ({ fields }: SentCall) => ({
  list: [shop(Number(fields.page) * 10), shop(Number(fields.page) * 10 + 1)],
  total_count: 25,
  tagList: [],
  defualt_address: [],
  is_recommend: 0,
  background_url: '',
})

it('articles follow page by page, of the same catalogue', async () => {
  const article = (id: number) => ({
    article_id: id,
    title: `文章${id}`,
    summary: '',
    image_url: '',
    author: '',
    release_time: 1,
  })
  const double = mallDouble({
    'GET /article/management': ({ fields }: SentCall) => ({
      list: [article(Number(fields.page))],
      total_count: 25,
      count: 25,
      province_list: [],
    }),
  })
  showPage(<ScrollArticles categoryId={4} page={1} pageSize={10} total={25} isNews />)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual(['文章2', '文章3'])
  expect(double.calls.map(({ fields }) => fields.category_id)).toEqual(['4', '4'])
  expect(screen.getAllByText('查看')).toHaveLength(2)
})

it('shops of the locator follow with the numbers that their pins would have', async () => {
  const double = mallDouble({ 'GET /distributor/list': shopPages })
  showPage(<ScrollPlaces province="浙江省" city="" page={1} pageSize={10} total={25} />)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(pagesSent(double.calls)).toEqual([2, 3])
  expect(double.calls[0]?.fields).toMatchObject({ type: '1', province: '浙江省' })
  expect(screen.getByRole('link', { name: '门店20' })).toBeInTheDocument()
  expect(screen.getByText('11')).toBeInTheDocument()
})

it('a busy page that learns of two changes at once loads on after the second', async () => {
  seeEverythingLate()
  const double = mallDouble({ 'GET /distributor/list': shopPages })
  showPage(<ScrollPlaces province="安徽省" city="" page={1} pageSize={10} total={25} />)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(pagesSent(double.calls)).toEqual([2, 3])
})

it('a page that fails can be tried again', async () => {
  let isDown = true
  mallDouble({
    'GET /distributor/list': (call: SentCall) => (isDown ? refuse('系统繁忙') : shopPages(call)),
  })
  showPage(<ScrollPlaces province="江苏省" city="" page={1} pageSize={10} total={12} />)
  const retry = await screen.findByRole('button', { name: '重试' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '门店21' })).toBeInTheDocument()
})

it('shops nearby are appended, and another filter begins at its first page', async () => {
  const double = mallDouble({ 'GET /distributor/list': shopPages })
  const first = { list: [shop(1), shop(2)], total: 25 } as never
  showPage(<NearShops first={first} tags={[]} regions={[]} />)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(pagesSent(double.calls)).toEqual([2, 3])
  await userEvent.click(screen.getByRole('button', { name: '销量' }))
  await waitFor(() => expect(pagesSent(double.calls)).toEqual([2, 3, 1, 2, 3]))
  await waitFor(() => expect(screen.queryByRole('link', { name: '门店1' })).not.toBeInTheDocument())
  // Back at the filter of before, too.
  await userEvent.click(screen.getByRole('button', { name: '距离' }))
  await waitFor(() => expect(pagesSent(double.calls).slice(5)).toEqual([1, 2, 3]))
})

it('the last page still counts as loading until its rows are there, and its placeholder does not move below them', async () => {
  const arrived = Promise.withResolvers<void>()
  mallDouble({
    'GET /distributor/list': async (call: SentCall) => arrived.promise.then(() => shopPages(call)),
  })
  const first = { list: [shop(1), shop(2)], total: 12 } as never
  showPage(<NearShops first={first} tags={[]} regions={[]} />)
  const placeholder = (await screen.findByRole('status', { name: '加载中' })).parentElement
  expect(placeholder).toHaveAttribute('data-loads-more')
  arrived.resolve()
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(placeholder).not.toBeInTheDocument()
})

it('activities of groups are appended', async () => {
  const activity = (id: number) => ({
    groups_activity_id: id,
    goods_id: id,
    goods_name: `商品${id}`,
    pics: [],
    act_price: 1,
    price: 2,
    person_num: 2,
    last_seconds: 600,
    activity_status: 2,
    left_store: 1,
    sold: 1,
    can_open: true,
  })
  const double = mallDouble({
    'GET /promotions/groups': ({ fields }: SentCall) => ({
      list: [activity(Number(fields.page))],
      total_count: 30,
    }),
  })
  showPage(<GroupList />)
  expect(await screen.findByText(end)).toBeInTheDocument()
  expect(pagesSent(double.calls)).toEqual([1, 2, 3])
  expect(screen.getByText('商品1')).toBeInTheDocument()
  expect(screen.getByText('商品3')).toBeInTheDocument()
})
