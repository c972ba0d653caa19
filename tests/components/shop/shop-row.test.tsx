/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NearFilters } from '@/components/shop/near/near-filters'
import { NearShops } from '@/components/shop/near/near-shops'
import { PlacesSelect } from '@/components/shop/places/places-select'
import { ShopRow, type RowShop } from '@/components/shop/shop-row'
import { toasts } from '@/lib/client/press/toast'
import { placesHref } from '@/lib/web/shop-href'
import { mallDouble, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'

const shop: RowShop = {
  distributor_id: 3,
  name: '湖畔家电',
  logo: '',
  store_address: '杭州市文三路1号',
  business: '',
  hour: '09:30-21:00',
  contract_phone: '',
  lng: '120.1',
  lat: '30.2',
  sales_count: 58,
  distribution_type: 0,
  distributor_category_name: '',
  tagList: [],
  distance_show: '20.46',
  distance_unit: 'km',
  scoreList: { avg_star: '4.8', default: 0, rate_count: 12 },
}
const regions = [{ province: '浙江省', city: '杭州市', count: 1 }]

describe('a shop in a list', () => {
  it('shows comments, sales and the distance', () => {
    mallDouble({})
    showPage(<ShopRow shop={shop} />)
    const row = screen.getByRole('article')
    expect(row).toHaveTextContent('评论 12')
    expect(row).toHaveTextContent('已售 58')
    expect(row).toHaveTextContent('距您20.5公里')
  })

  it('has no distance above a hundred kilometres', () => {
    mallDouble({})
    showPage(<ShopRow shop={{ ...shop, distance_show: '100.01' }} />)
    expect(screen.getByRole('article')).not.toHaveTextContent('距您')
  })

  it('says 收藏成功 and 取消成功', async () => {
    mallDouble({
      'GET /member/collect/distribution': { list: [], total_count: 0, count: 0 },
      'POST /member/collect/distribution/3': {
        fav_id: 1,
        user_id: 1,
        distributor_id: 3,
        company_id: 1,
        created: 1,
      },
      'DELETE /member/collect/distribution': { status: true },
      'GET /member/collect/distribution/num': { fav_num: 1 },
    })
    signIn()
    showPage(<ShopRow shop={shop} />)
    const texts = () => toasts.get().map(({ text }) => text)
    const toggle = () => screen.getByRole('button', { name: /湖畔家电/ })
    await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'))
    await userEvent.click(toggle())
    await waitFor(() => expect(texts()).toContain('收藏成功'))
    await userEvent.click(await screen.findByRole('button', { name: '取消关注 湖畔家电', pressed: true }))
    await waitFor(() => expect(texts()).toContain('取消成功'))
  })
})

describe('shops nearby', () => {
  it('are sorted by 综合排序, 销量 or 距离, in this sequence', () => {
    showPage(<NearFilters filter={{ tag: 0, sort: 1, name: '' }} tags={[]} onChange={() => {}} />)
    const sorts = within(screen.getByRole('group', { name: '排序' })).getAllByRole('button')
    expect(sorts.map((one) => one.textContent)).toEqual(['综合排序', '销量', '距离'])
  })

  it('are picked by city without a position, and then have no distance', async () => {
    const mall = mallDouble({
      'GET /distributor/list': ({ fields }: SentCall) => ({
        total_count: 1,
        is_recommend: 0,
        defualt_address: [],
        tagList: [],
        list: [{ ...shop, name: `${fields.city ?? ''}店` }],
      }),
    })
    showPage(<NearShops first={{ list: [shop], total: 1 }} tags={[]} regions={regions} />)
    const picker = await screen.findByRole('combobox', { name: '请选择城市' })
    // The list goes on beyond the city of the default position.
    expect(screen.getByRole('alert')).toHaveTextContent('以下为各地店铺，离北京市近的在前')
    await userEvent.click(screen.getByRole('button', { name: '销量' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/以下为各地店铺$/)
    await userEvent.click(screen.getByRole('button', { name: '距离' }))
    expect(screen.getByRole('article')).not.toHaveTextContent('距您')
    await userEvent.selectOptions(picker, '浙江省 杭州市（1家）')
    expect(await screen.findByRole('link', { name: '杭州市店' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('已为您显示杭州市的店铺')
    expect(mall.sent('GET', '/distributor/list').at(-1)?.fields).toMatchObject({
      province: '浙江省',
      city: '杭州市',
    })
  })

  it('have distances from the position only, and a picked city goes before it until it is asked for again', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 30.25, longitude: 120.15 } } as GeolocationPosition),
      },
    })
    let answerHere = () => {}
    const here = new Promise<void>((resolve) => (answerHere = resolve))
    const list = (name: string) => ({
      total_count: 1,
      is_recommend: 0,
      defualt_address: [],
      tagList: [],
      list: [{ ...shop, name }],
    })
    mallDouble({
      'GET /distributor/list': ({ fields }: SentCall) =>
        fields.city ? list('杭州市店') : here.then(() => list('身边店')),
    })
    showPage(<NearShops first={{ list: [shop], total: 1 }} tags={[]} regions={regions} />)
    expect(await screen.findByText('已按您的当前位置排列')).toBeInTheDocument()
    // Still the list around Beijing.
    expect(screen.getByRole('article')).not.toHaveTextContent('距您')
    answerHere()
    expect(await screen.findByRole('link', { name: '身边店' })).toBeInTheDocument()
    expect(screen.getByRole('article')).toHaveTextContent('距您20.5公里')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '请选择城市' }),
      '浙江省 杭州市（1家）',
    )
    expect(await screen.findByRole('link', { name: '杭州市店' })).toBeInTheDocument()
    expect(screen.getByRole('article')).not.toHaveTextContent('距您')
    expect(screen.getByText('已为您显示杭州市的店铺')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '重新获取我的位置' }))
    expect(await screen.findByRole('link', { name: '身边店' })).toBeInTheDocument()
  })
})

describe('the picker of the shop locator', () => {
  it('begins with 请选择您想搜索的门店 and opens the page of a city, or of all', async () => {
    mallDouble({})
    const { visited } = showPage(<PlacesSelect regions={regions} province="" city="" />)
    const picker = screen.getByRole('combobox', { name: '请选择您想搜索的门店' })
    expect(picker).toHaveDisplayValue('请选择您想搜索的门店')
    await userEvent.selectOptions(picker, '浙江省 杭州市（1家）')
    await userEvent.selectOptions(picker, '请选择您想搜索的门店')
    expect(visited).toEqual([placesHref('浙江省', '杭州市'), '/store'])
  })

  it('shows the city of its page', () => {
    mallDouble({})
    showPage(<PlacesSelect regions={regions} province="浙江省" city="杭州市" />)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('浙江省 杭州市（1家）')
  })
})
