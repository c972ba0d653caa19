/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { problemsOf } from '@/components/desk/catalogue/goods/draft-problems'
import { updateInput, withoutMemberPrices } from '@/components/desk/catalogue/goods/draft-wire'
import { emptyGoods, emptySku, type GoodsDraft } from '@/components/desk/catalogue/goods/goods-draft'
import { MemberPriceSection } from '@/components/desk/catalogue/goods/sections/member-price-section'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

/** Prices for grades in the form of a product. */

const colour = (value: string) => [{ spec_name: '颜色', spec_value_name: value }]
const stored: GoodsDraft = {
  ...emptyGoods,
  name: '云杉冰箱',
  groups: [{ name: '颜色', values: ['黑', '白'] }],
  skus: [
    { ...emptySku, itemId: 11, specs: colour('黑'), price: '1000', memberPrices: { 'normal:7': '900' } },
    { ...emptySku, itemId: 12, specs: colour('白'), price: '2000', isDefault: false },
  ],
}

const current = { draft: stored }
function Form() {
  const [now, setNow] = useState(stored)
  useEffect(() => {
    current.draft = now
  }, [now])
  return <MemberPriceSection draft={now} set={() => {}} change={setNow} problems={problemsOf(now)} />
}
const open = () => {
  mallDouble({
    'GET /operator/goods/grades': {
      list: [
        { grade_kind: 'normal', grade_id: 7, grade_name: '金卡', discount: 5 },
        { grade_kind: 'vip', grade_id: 3, grade_name: '省钱卡', discount: 8 },
      ],
    },
  })
  showPage(<Form />)
}
const changes = () => JSON.parse(String(updateInput(stored, current.draft).sku_changes ?? '[]')) as object[]

it('send only what changed, and an empty field goes back to the discount of the grade', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: '会员价明细' }))
  expect(table.getByRole('textbox', { name: '白 金卡（元）' })).toHaveAttribute('placeholder', '按折扣 1900')
  await userEvent.clear(table.getByRole('textbox', { name: '黑 金卡（元）' }))
  await userEvent.type(table.getByRole('textbox', { name: '白 省钱卡（元）' }), '1799.5')
  expect(changes()).toEqual([
    { item_id: 11, member_prices: [{ grade_kind: 'normal', grade_id: 7, price: 0 }] },
    { item_id: 12, member_prices: [{ grade_kind: 'vip', grade_id: 3, price: 179_950 }] },
  ])
})

it('are filled in for all SKUs by a share or an amount', async () => {
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: '批量填充金卡会员价' }), '95%')
  await userEvent.type(screen.getByRole('textbox', { name: '批量填充省钱卡会员价' }), '888')
  await userEvent.click(screen.getByRole('button', { name: '批量填充' }))
  expect(current.draft.skus.map(({ memberPrices }) => memberPrices)).toEqual([
    { 'normal:7': '950', 'vip:3': '888' },
    { 'normal:7': '1900', 'vip:3': '888' },
  ])
})

it('that are not below the price are named at their field', async () => {
  open()
  const field = await screen.findByRole('textbox', { name: '黑 金卡（元）' })
  await userEvent.clear(field)
  await userEvent.type(field, '1000')
  expect(field).toHaveAccessibleDescription('会员价要低于价格')
  await userEvent.clear(field)
  await userEvent.type(field, '9.999')
  expect(field).toHaveAccessibleDescription('请填写价格，最多两位小数')
})

it('of a merchant are neither checked nor sent', () => {
  const typed = {
    ...stored,
    skus: stored.skus.map((sku) => ({ ...sku, memberPrices: { 'normal:7': '5000' } })),
  }
  expect(problemsOf(typed, [], true)).not.toHaveProperty('sku-0-member-normal:7')
  expect(updateInput(withoutMemberPrices(stored), withoutMemberPrices(typed))).toEqual({})
})
