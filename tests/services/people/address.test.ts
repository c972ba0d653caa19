import fc from 'fast-check'
import type { Address } from '@/lib/contract/people/address'
import type { RegionNode } from '@/lib/contract/region'
import { memberGrades, members } from '@/lib/server/ground/db/schema'
import { formerCounties } from '@/lib/server/ground/region/changes'
import { findRegion, regionIds } from '@/lib/server/ground/region/find-region'
import { testMall } from '../../fixtures/engine/test-mall'

const form = {
  username: '林晚舟',
  telephone: '13900001111',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  adrdetail: '文三路 9 号',
  postalCode: '310012',
}

const mall = testMall()
let token: string
let userId = 0

beforeAll(async () => {
  await mall.db.orm.insert(memberGrades).values({ gradeId: 1, gradeName: '普通会员', isDefault: true })
})

/** A new member without addresses for each test. */
beforeEach(async () => {
  userId += 1
  const mobile = String(13_700_000_000 + userId)
  const at = mall.now()
  const account = {
    userId,
    mobile,
    passwordHash: '-',
    gradeId: 1,
    userCardCode: mobile,
    created: at,
    updated: at,
  }
  await mall.db.orm.insert(members).values(account)
  token = await mall.tokenFor(userId)
  mall.travel(60)
})

interface Page {
  list: Address[]
  total_count: number
}

const call = <T = Address>(method: string, path: string, params: Record<string, unknown> = {}) =>
  mall.call<T>(method, path, params, { token }).then(({ data }) => data)
const create = (changes: Record<string, unknown> = {}) =>
  call('POST', '/member/address', { ...form, ...changes })
const list = () => call<Page>('GET', '/member/addresslist')
const defaults = async () =>
  (await list()).list.filter((address) => address.is_def).map((address) => address.address_id)

describe('address book', () => {
  it('stores an address and makes the first one the default', async () => {
    const created = await create()
    expect(created).toMatchObject({ ...form, user_id: userId, company_id: 1, is_def: true })
    expect(await call('GET', `/member/address/${created.address_id}`)).toEqual(created)
    expect(await list()).toEqual({ list: [created], total_count: 1, count: 1 })
  })

  it('stores a number that was pasted with country code and hyphens as its digits, and a name with blanks', async () => {
    const created = await create({ telephone: '+86 139-0000-1111', username: " Mary Ann O'Neil " })
    expect(created).toMatchObject({ telephone: '13900001111', username: "Mary Ann O'Neil" })
  })

  it.each([
    ['username', '林<b>', '请填写正确的收货人姓名'],
    ['username', '', '请填写正确的收货人姓名'],
    ['telephone', '12345', '请填写正确的手机号'],
    ['telephone', undefined, '请填写正确的手机号'],
    ['province', '火星省', '请填写正确的省份'],
    ['city', '宁波', '请填写正确的城市'],
    ['city', '苏州市', '请填写正确的城市'],
    ['county', '海淀区', '请填写正确的区/县'],
    ['county', '', '请填写正确的区/县'],
    ['adrdetail', '  ', '请填写正确的详细地址'],
    ['adrdetail', '长'.repeat(500), '请填写正确的详细地址'],
    ['postalCode', '31', '请填写正确的邮政编码'],
  ])('rejects an address when %s is %j', async (field, value, message) => {
    expect(await create({ [field]: value })).toMatchObject({ message, status_code: 422 })
    expect((await list()).total_count).toBe(0)
  })

  it('needs no county in a city without counties', async () => {
    expect(await create({ province: '广东省', city: '东莞市', county: '' })).toMatchObject({ county: '' })
    expect(await create({ province: '湖北省', city: '仙桃市', county: '仙桃市' })).toMatchObject({
      city: '仙桃市',
    })
  })

  it('lists the default first, then the most recently updated', async () => {
    const ids: number[] = []
    for (const detail of ['甲', '乙', '丙']) {
      mall.travel(1)
      ids.push((await create({ adrdetail: detail })).address_id)
    }
    mall.travel(1)
    await call('PUT', `/member/address/${ids[1]}`, { adrdetail: '乙二' })
    expect((await list()).list.map((address) => address.adrdetail)).toEqual(['甲', '乙二', '丙'])
    const second = await mall.call<Page>('GET', '/member/addresslist', { page: 2, pageSize: 2 }, { token })
    expect(second.data).toMatchObject({ total_count: 3, list: [{ adrdetail: '丙' }] })
  })

  it.each(['PUT', 'POST'])('updates by %s only the fields that were sent', async (method) => {
    const { address_id } = await create()
    const changed = await call(method, `/member/address/${address_id}`, { adrdetail: '文二路 1 号' })
    expect(changed).toMatchObject({ ...form, adrdetail: '文二路 1 号', is_def: true })
    expect(await call(method, `/member/address/${address_id}`, { county: '海淀区' })).toMatchObject({
      message: '请填写正确的区/县',
    })
    expect(await call('GET', `/member/address/${address_id}`)).toEqual(changed)
  })

  it('has exactly one default, also after moving and removing it', async () => {
    const first = await create()
    const second = await create()
    for (const is_def of ['7', 'ja', 2])
      expect(await create({ is_def })).toMatchObject({ message: '默认地址开启错误', status_code: 422 })
    const third = await create({ is_def: '1' })
    expect(await defaults()).toEqual([third.address_id])
    await call('PUT', `/member/address/${first.address_id}`, { is_def: 'true' })
    expect(await defaults()).toEqual([first.address_id])
    await call('PUT', `/member/address/${first.address_id}`, { is_def: 'false' })
    expect(await defaults()).toEqual([first.address_id])
    mall.travel(1)
    await call('PUT', `/member/address/${second.address_id}`, { adrdetail: '新的地方' })
    expect(await call('DELETE', `/member/address/${first.address_id}`)).toEqual({
      status: true,
      address_id: first.address_id,
    })
    expect(await defaults()).toEqual([second.address_id])
    await call('POST', `/member/address/delete/${second.address_id}`)
    await call('POST', `/member/address/delete/${third.address_id}`)
    expect(await list()).toMatchObject({ total_count: 0, list: [] })
  })

  it('has one default after concurrent additions and updates', async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => create({ is_def: 1 })))
    expect(await defaults()).toHaveLength(1)
    await Promise.all(
      created.map(({ address_id }) => call('PUT', `/member/address/${address_id}`, { is_def: true })),
    )
    expect(await defaults()).toHaveLength(1)
  })

  it('holds at most twenty addresses, also with concurrent additions', async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => create()))
    const refused = answers.filter((answer) => 'status_code' in answer)
    expect(refused).toHaveLength(3)
    expect(refused[0]).toEqual({ message: '最多添加20个地址', status_code: 500 })
    expect((await list()).total_count).toBe(20)
  })

  it('cannot read, change or remove an address of another member', async () => {
    const own = await create()
    const ownerToken = await mall.tokenFor(userId)
    await mall.db.orm.insert(members).values({
      userId: 1000 + userId,
      mobile: String(13_600_000_000 + userId),
      passwordHash: '-',
      gradeId: 1,
      userCardCode: `x${userId}`,
      created: 0,
      updated: 0,
    })
    token = await mall.tokenFor(1000 + userId)
    const path = `/member/address/${own.address_id}`
    expect(await call('GET', path)).toMatchObject({ message: '查询地址详情出错.' })
    expect(await call('PUT', path, { adrdetail: '我的' })).toMatchObject({ message: '未查询到更新数据' })
    expect(await call('PUT', path, { is_def: true })).toMatchObject({ message: '未查询到更新数据' })
    expect(await call('DELETE', path)).toMatchObject({ message: '删除地址出错.' })
    expect(await call<Page>('GET', '/member/addresslist', { address_id: own.address_id })).toMatchObject({
      list: [],
    })
    token = ownerToken
    expect(await call('GET', path)).toEqual(own)
  })

  it('is for members only', async () => {
    expect((await mall.call('GET', '/member/addresslist')).status).toBe(401)
    expect((await mall.call('POST', '/member/address', form)).status).toBe(401)
  })
})

describe('region tree', () => {
  let tree: RegionNode[]
  let etag = ''

  beforeAll(async () => {
    const answer = await mall.call<RegionNode[]>('GET', '/espier/address')
    tree = answer.data
    etag = answer.headers.get('etag') ?? ''
    expect(answer.headers.get('cache-control')).toMatch(/max-age=\d{5,}/)
  })

  it('has 34 provinces with six-digit texts as ids', () => {
    expect(tree).toHaveLength(34)
    const cities = tree.flatMap((province) => province.children ?? [])
    const counties = cities.flatMap((city) => city.children ?? [])
    expect(cities.length).toBeGreaterThan(360)
    expect(counties.length).toBeGreaterThan(2800)
    for (const node of [...tree, ...cities, ...counties]) {
      expect(node.id).toMatch(/^\d{6}$/)
      expect(node.value).toBe(node.id)
    }
    expect(counties.some((county) => 'children' in county)).toBe(false)
    expect(new Set(counties.map((county) => county.id)).size).toBe(counties.length)
    expect(counties.some((county) => county.label === '市辖区')).toBe(false)
  })

  /** The labels of the counties of a city. */
  const countiesOf = (province: string, city: string) =>
    tree
      .find(({ label }) => label === province)
      ?.children?.find(({ label }) => label === city)
      ?.children?.map(({ label }) => label)

  it.each([
    ['浙江省', '杭州市', ['下城区', '江干区'], ['上城区', '拱墅区', '临平区', '钱塘区']],
    ['山东省', '济南市', ['莱芜市'], ['莱芜区', '钢城区']],
    ['福建省', '三明市', ['梅列区', '沙县'], ['三元区', '沙县区']],
    ['河南省', '洛阳市', ['吉利区', '孟津县', '偃师市'], ['孟津区', '偃师区']],
    ['西藏自治区', '林芝市', ['米林县'], ['米林市']],
    ['海南省', '三沙市', ['西沙群岛'], ['西沙区', '南沙区']],
    ['新疆维吾尔自治区', '和田地区', [], ['和安县', '和康县']],
  ])('lists the current counties only: %s %s', (province, city, abolished, current) => {
    const labels = countiesOf(province, city)
    expect(labels).toEqual(expect.arrayContaining(current))
    expect(labels?.filter((label) => abolished.includes(label))).toEqual([])
  })

  it('still takes an address with a former county, as part of its successor', async () => {
    const former = { county: '下城区' }
    expect(await create(former)).toMatchObject(former)
    expect(regionIds('浙江省', '杭州市', '下城区')).toEqual(['330000', '330100', '330105'])
    for (const { name, successor } of formerCounties) {
      const city = tree
        .flatMap(({ label, children = [] }) => children.map((one) => ({ province: label, ...one })))
        .find(({ children = [] }) => children.some(({ id }) => id === successor))
      expect(findRegion(city?.province ?? '', city?.label ?? '', name)).toMatchObject({
        ids: expect.arrayContaining([name === '三元区' ? '350404' : successor]),
      })
    }
  })

  it('contains parent and path', () => {
    const hangzhou = tree
      .find(({ label }) => label === '浙江省')
      ?.children?.find(({ label }) => label === '杭州市')
    expect(hangzhou).toMatchObject({ id: '330100', parent_id: '330000', path: '330000,330100' })
    expect(hangzhou?.children?.find(({ label }) => label === '西湖区')).toEqual({
      id: '330106',
      value: '330106',
      label: '西湖区',
      parent_id: '330100',
      path: '330000,330100,330106',
    })
  })

  it('lists counties governed by their province as cities', () => {
    const hubei = tree.find(({ label }) => label === '湖北省')
    expect(hubei?.children?.some(({ label }) => label.includes('直辖'))).toBe(false)
    expect(hubei?.children?.find(({ label }) => label === '仙桃市')).toMatchObject({
      id: '429000',
      children: [{ id: '429004', label: '仙桃市' }],
    })
  })

  it('answers 304 when the client has it', async () => {
    const again = await mall.call('GET', '/espier/address', {}, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('resolves every region in the tree, and no other', () => {
    const regions = tree.flatMap((province) =>
      (province.children ?? []).flatMap((city) =>
        city.children?.length ? city.children.map((county) => [province, city, county]) : [[province, city]],
      ),
    )
    for (const [province, city, county] of regions) {
      const ids = regionIds(province?.label ?? '', city?.label ?? '', county?.label ?? '')
      expect(ids.join()).toBe((county ?? city)?.path)
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(findRegion(name, '杭州市', '西湖区')).toEqual({ unknown: 'province' })
        expect(regionIds('浙江省', '杭州市', name)).toEqual([])
      }),
    )
    expect(regionIds('北京市', '北京市', '朝阳区')).toEqual(['110000', '110100', '110105'])
    expect(regionIds('__proto__', 'constructor', '')).toEqual([])
  })
})
