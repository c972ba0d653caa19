/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardPrice } from '@/components/goods/card-price'
import { GoodsCard } from '@/components/goods/goods-card'
import { memberPrices } from '@/components/goods/member-prices'
import { StillCards } from '@/components/goods/still-cards'
import { goodsRow } from '../../fixtures/components/goods'

const card = goodsRow({ subsidy_price: 424_915 })
const priceOf = (box: HTMLElement) => box.querySelector('.card-price')?.textContent

afterEach(() => act(() => memberPrices.set(new Map())))

it('has the markup of the cards, with a slot around each price', () => {
  const { container } = render(
    <StillCards className="cards">
      <GoodsCard goods={card} />
    </StillCards>,
  )
  for (const slot of container.querySelectorAll('[data-offer]')) slot.replaceWith(...slot.childNodes)
  const expected = document.createElement('div')
  expected.innerHTML = renderToStaticMarkup(<GoodsCard goods={card} />)
  expect(container.querySelector('.cards')?.innerHTML).toBe(expected.innerHTML)
})

it('shows the prices of a member, those of the next page too, and those for all visitors after signing out', async () => {
  const cards = (...ids: number[]) => (
    <StillCards>
      {ids.map((id) => (
        <GoodsCard key={id} goods={{ ...card, goods_id: id }} />
      ))}
    </StillCards>
  )
  const { container, rerender } = render(cards(101))
  expect(priceOf(container)).toBe('国补价¥4,249.15')
  act(() =>
    memberPrices.set(
      new Map([
        [101, { price: 400_000, subsidised: 340_000 }],
        [102, { price: undefined, subsidised: undefined, isUsedUp: true }],
      ]),
    ),
  )
  await waitFor(() => expect(priceOf(container)).toBe('国补价¥3,400.00'))
  expect(container.querySelector('.card-beside')).toHaveTextContent('会员价 ¥4,000.00市场价¥5,499.00')
  rerender(cards(102))
  expect(await screen.findByText('国补名额已用完')).toBeInTheDocument()
  act(() => memberPrices.set(new Map()))
  await waitFor(() => expect(priceOf(container)).toBe('国补价¥4,249.15'))
})

it("keeps an operator's look of the price", async () => {
  const look = { color: 'rgb(1, 2, 3)', size: '1.5rem', decimals: 0 }
  const { container } = render(
    <StillCards>
      <CardPrice goodsId={101} price={500_000} market={0} look={look} />
    </StillCards>,
  )
  expect(priceOf(container)).toBe('¥5,000')
  act(() => memberPrices.set(new Map([[101, { price: 400_000, subsidised: undefined }]])))
  await waitFor(() => expect(priceOf(container)).toBe('会员价¥4,000'))
  expect(container.querySelector('.card-price')).toHaveStyle({ color: 'rgb(1, 2, 3)', fontSize: '1.5rem' })
})
