/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PackageItem } from '@/components/goods-page/offers/package-item'
import type { PackageGoods } from '@/lib/contract/catalogue/packages'

const goods = {
  goods_id: 1,
  item_name: '滚筒洗衣机',
  pics: ['/media/a.svg'],
  spec_items: [],
} as unknown as PackageGoods

function showItem(isMain: boolean) {
  const choices: boolean[] = []
  render(
    <ul>
      <PackageItem
        {...{ goods, isMain, isChosen: true, sku: undefined }}
        onChoose={(isChosen) => choices.push(isChosen)}
        onSku={() => {}}
      />
    </ul>,
  )
  return { choices, tick: screen.getByRole('checkbox', { name: '选择 滚筒洗衣机' }) }
}

describe('a product of a package', () => {
  it('has the same tick when it is the main one, which cannot be left out', async () => {
    const { tick, choices } = showItem(true)
    expect(tick).toBeChecked()
    expect(tick).toBeDisabled()
    await userEvent.click(tick)
    expect(choices).toEqual([])
    expect(screen.getByText('主商品')).toBeVisible()
  })

  it('can be left out when it is another one', async () => {
    const { tick, choices } = showItem(false)
    await userEvent.click(tick)
    expect(choices).toEqual([false])
    expect(screen.queryByText('主商品')).toBeNull()
  })
})
