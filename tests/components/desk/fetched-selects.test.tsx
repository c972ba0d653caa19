/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { BrandChoice } from '@/components/desk/catalogue/brands/brand-choice'
import { emptyGoods, type GoodsDraft } from '@/components/desk/catalogue/goods/goods-draft'
import { SaleSection } from '@/components/desk/catalogue/goods/sections/sale-section'
import { operatorDesk } from '../../fixtures/components/desk-goods'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)
// jsdom does not scroll.
beforeAll(() => (Element.prototype.scrollIntoView = () => {}))

/** Selects of the desk whose options are fetched: they show their value, and make what is missing. */

const template = (templates_id: number, name: string, more: object = {}) => ({
  templates_id,
  name,
  status: true,
  is_default: false,
  ...more,
})
const answers = {
  ...operatorDesk,
  'GET /operator/goods/tags': { list: [{ tag_id: 3, tag_name: '新品' }] },
  'GET /operator/categories': { list: [] },
}
const brand = (brand_id: number, brand_name: string) => ({
  brand_id,
  brand_name,
  memo: '',
  logo: '',
  sort: 0,
  goods_num: 0,
})
const asRole = (desk_role: string) => ({
  ...answers,
  'GET /operator/shop/overview': { ...operatorDesk['GET /operator/shop/overview'], desk_role },
})

let draft: GoodsDraft
function Sale({ first, isNew = false }: { first: Partial<GoodsDraft>; isNew?: boolean }) {
  const [now, setNow] = useState({ ...emptyGoods, ...first })
  useEffect(() => {
    draft = now
  })
  return (
    <SaleSection
      draft={now}
      set={(part) => setNow((before) => ({ ...before, ...part }))}
      change={setNow}
      problems={{}}
      isMerchant={false}
      isNew={isNew}
    />
  )
}
const freight = () => screen.findByRole('combobox', { name: '运费模板' })
const shownIn = (select: HTMLElement) => within(select).getByRole('option', { selected: true })

describe('the freight template of a product', () => {
  it('is shown while the templates are on their way, and none of them looks like it', async () => {
    let arrive: (value: object) => void = () => {}
    const list = new Promise<object>((resolve) => (arrive = resolve))
    mallDouble({ ...answers, 'GET /operator/freight': () => list })
    showPage(<Sale first={{ templatesId: '5' }} />)
    expect(shownIn(await freight())).toHaveTextContent('加载中')
    arrive({ list: [template(4, '快递'), template(5, '大件')] })
    await waitFor(async () => expect(shownIn(await freight())).toHaveTextContent('大件'))
    expect(draft.templatesId).toBe('5')
  })

  it('is shown when it was switched off or deleted', async () => {
    mallDouble({ ...answers, 'GET /operator/freight': { list: [template(5, '大件', { status: false })] } })
    showPage(<Sale first={{ templatesId: '5' }} />)
    await waitFor(async () => expect(shownIn(await freight())).toHaveTextContent('大件（已停用）'))
  })

  it('is the default one of the mall for a new product only: a stored one would keep what it has', async () => {
    const list = [template(4, '快递'), template(5, '大件', { is_default: true })]
    mallDouble({ ...answers, 'GET /operator/freight': { list } })
    showPage(<Sale first={{ templatesId: '0' }} />)
    await waitFor(async () => expect(shownIn(await freight())).toHaveTextContent('包邮（不使用模板）'))
    expect(within(await freight()).queryByRole('option', { name: /默认/ })).toBeNull()
  })

  it('of a new product says which one the default is', async () => {
    const list = [template(5, '大件', { is_default: true })]
    mallDouble({ ...answers, 'GET /operator/freight': { list } })
    showPage(<Sale first={{}} isNew />)
    await waitFor(async () => expect(shownIn(await freight())).toHaveTextContent('默认模板（大件）'))
  })

  it('is made right there and chosen', async () => {
    let list = [template(4, '快递')]
    const { sent } = mallDouble({
      ...answers,
      'GET /operator/freight': () => ({ list }),
      'POST /operator/freight': () => {
        list = [...list, template(9, '大件')]
        return template(9, '大件')
      },
    })
    const user = userEvent.setup()
    showPage(<Sale first={{ templatesId: '4' }} />)
    await user.click(await screen.findByRole('button', { name: '新增运费模板' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(dialog.getByRole('textbox', { name: /运费模板名称/ })).toHaveAttribute('aria-invalid', 'true')
    await user.type(dialog.getByRole('textbox', { name: /运费模板名称/ }), '大件')
    await user.type(dialog.getByRole('textbox', { name: /首件运费/ }), '30')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(draft.templatesId).toBe('9'))
    expect(shownIn(await freight())).toHaveTextContent('大件')
    expect(JSON.parse(String(sent('POST', '/operator/freight')[0]?.fields.fee))).toEqual([
      { area: [], start_standard: 1, start_fee: 3000, add_standard: 1, add_fee: 0 },
    ])
  })
})

it('a tag that is missing is made right there and chosen', async () => {
  let list = [{ tag_id: 3, tag_name: '新品' }]
  mallDouble({
    ...answers,
    'GET /operator/freight': { list: [] },
    'GET /operator/goods/tags': () => ({ list }),
    'POST /operator/goods/tags': () => {
      list = [...list, { tag_id: 8, tag_name: '热卖' }]
      return list[1]
    },
  })
  const user = userEvent.setup()
  showPage(<Sale first={{ tagIds: [3] }} />)
  await user.click(await screen.findByRole('button', { name: '新增标签' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /标签名称/ }), '热卖')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('checkbox', { name: '热卖' })).toBeChecked()
  expect(draft.tagIds).toEqual([3, 8])
})

describe('the brand of a product', () => {
  function Brand({ first = '' }: { first?: string }) {
    const [value, setValue] = useState(first)
    return <BrandChoice id="brand" value={value} onChange={setValue} />
  }

  it('is made right there and chosen', async () => {
    let list = [brand(1, '云杉')]
    mallDouble({
      ...answers,
      'GET /operator/brands': () => ({ total_count: list.length, list }),
      'POST /operator/brands': () => {
        list = [...list, brand(2, '北辰')]
        return brand(2, '北辰')
      },
    })
    const user = userEvent.setup()
    showPage(<Brand />)
    await user.click(await screen.findByRole('button', { name: '新增品牌' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /品牌名称/ }), '北辰')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('北辰'))
  })

  it('is shown when it is not among the first hundred, and found by typing', async () => {
    const { sent } = mallDouble({
      ...answers,
      'GET /operator/brands': ({ fields }: { fields: Record<string, string> }) => ({
        total_count: 1,
        list: [
          fields.brand_id
            ? brand(Number(fields.brand_id), '远山')
            : fields.keyword
              ? brand(400, '海风')
              : brand(1, '云杉'),
        ],
      }),
    })
    const user = userEvent.setup()
    showPage(<Brand first="300" />)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('远山'))
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), '海')
    await user.click(await screen.findByRole('option', { name: '海风' }))
    expect(screen.getByRole('combobox')).toHaveValue('海风')
    expect(sent('GET', '/operator/brands').some(({ fields }) => fields.keyword === '海')).toBe(true)
  })

  it.each(['reader', 'content'])('is not made by the role %s', async (role) => {
    mallDouble({ ...asRole(role), 'GET /operator/brands': { total_count: 1, list: [brand(1, '云杉')] } })
    showPage(<Brand first="1" />)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('云杉'))
    expect(screen.queryByRole('button', { name: '新增品牌' })).toBeNull()
  })
})
