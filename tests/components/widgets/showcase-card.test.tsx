/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contracts } from '@/widgets/contracts'
import { readDocument } from '@/widgets/document'
import { loadWidgets } from '@/widgets/load'
import { loader } from '@/widgets/W0012/loader'
import { View } from '@/widgets/W0012/view'
import { cardRow, goodsRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'
import { emptyMall, pageHtml, widgetFixtures } from '../../fixtures/widgets'

const maximal = widgetFixtures.W0012.maximal
const read = (settings: Record<string, unknown>) => {
  const [widget] = readDocument([{ type: 'W0012', uuid: 'a', ...settings }]).widgets
  return widget?.type === 'W0012' ? widget.settings : contracts.W0012.defaults
}

describe('the showcase card', () => {
  it('requests the data of the layout that is shown alone', () => {
    const requestOf = (styleType: number) => loader.request(read({ ...maximal, styleType }))
    expect(requestOf(0)).toEqual({ goodsIds: [], couponIds: [] })
    // Four products a slide, of thirty that are stored.
    expect(requestOf(3)).toEqual({ goodsIds: [1, 2, 3, 4].flatMap(() => [1, 2, 3, 4]), couponIds: [] })
    expect(requestOf(4)).toEqual({ goodsIds: [], couponIds: [1, 2, 3].flatMap(() => [1, 2, 3]) })
  })

  it('shows current prices of products and links them by their id', async () => {
    const data = [
      [],
      [],
      [],
      [{ data: [{ goods_id: 7, price: 100, goods_name: '旧名' }, { goods_id: 8 }] }],
      [{}],
    ]
    const html = await pageHtml([{ type: 'W0012', styleType: 3, data }], {
      ...emptyMall,
      listGoodsCards: async () => [
        goodsRow({ goods_id: 7, itemId: 7, item_id: 7, item_name: '新名', price: 12_300 }),
      ],
    })
    expect(html).toContain('href="/items/7"')
    expect(html).toContain('新名')
    expect(html).toContain('123')
    expect(html).not.toContain('/items/8')
  })

  it('leaves out groups without products, and the card without any group', async () => {
    const groups = [{ data: [{ goods_id: 7 }] }, { data: [{ goods_id: 8 }] }]
    const [widget] = readDocument([{ type: 'W0012', styleType: 3, data: [[], [], [], groups, [{}]] }]).widgets
    const [loaded] = widget
      ? await loadWidgets([widget], { ...emptyMall, listGoodsCards: async () => [goodsRow({ goods_id: 8 })] })
      : []
    expect(loaded?.data).toMatchObject({ goods: [[{ goodsId: 8 }]], tickets: [] })
    expect(
      await pageHtml([{ type: 'W0012', styleType: 3, data: [[], [], [], groups, [{}]] }], emptyMall),
    ).not.toContain('data-widget')
  })

  it('shows each coupon with its own value and the picture of the operator, also in the second group', async () => {
    const coupons = [{ data: [{ card_id: 1, title: '旧' }] }, { data: [{ card_id: 2, imgUrl: '/own.jpg' }] }]
    const html = await pageHtml([{ type: 'W0012', styleType: 4, data: [[], [], [], [{}], coupons] }], {
      ...emptyMall,
      listCouponsById: async () => [
        cardRow({ card_id: 1, title: '立减', card_type: 'cash', reduce_cost: 5000 }),
        cardRow({ card_id: 2, title: '打折', card_type: 'discount', discount: 15 }),
      ],
    })
    expect(html).toContain('立减')
    expect(html).not.toContain('旧')
    expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/50 .*8\.5\s+折/)
    expect(html).toContain('own.jpg')
  })

  it.each([
    ['render', { linkPage: 'goods', goods_id: 7 }, true],
    ['render', '', false],
    ['design', '', false],
  ] as const)('in %s mode with the link %j has an arrow beside its title: %s', (mode, linkPath, hasArrow) => {
    const settings = read({ ...maximal, linkPath })
    const { container } = showPage(<View settings={settings} mode={mode} themeColor="#E1251B" />)
    const head = container.querySelector('.showcase-card-head')
    expect(head).toHaveTextContent(settings.mainTitle)
    expect(head?.querySelector('svg') !== null).toBe(hasArrow)
  })

  it('turns slides with arrows, from the last to the first', async () => {
    mallDouble({})
    const view = showPage(
      <View settings={read({ ...maximal, styleType: 3 })} mode="preview" themeColor="#E1251B" />,
    )
    const strip = view.container.querySelector<HTMLElement>('.slides-strip')
    if (!strip) throw new Error('no slides')
    Object.defineProperty(strip, 'clientWidth', { value: 350 })
    const scrolled: number[] = []
    strip.scrollTo = ((options: ScrollToOptions) => {
      scrolled.push(options.left ?? -1)
      strip.scrollLeft = options.left ?? 0
    }) as typeof strip.scrollTo
    await userEvent.click(screen.getByRole('button', { name: '上一组' }))
    await userEvent.click(screen.getByRole('button', { name: '下一组' }))
    expect(scrolled).toEqual([3 * 350, 0])
    const shown = () =>
      [...view.container.querySelectorAll('.slides-bullets > i')].map((one) => one.hasAttribute('data-shown'))
    expect(shown()).toEqual([true, false, false, false])
    strip.scrollLeft = 2 * 350
    fireEvent.scroll(strip)
    expect(shown()).toEqual([false, false, true, false])
  })

  describe('claims coupons', () => {
    const settings = read({ ...maximal, styleType: 4 })
    const ticket = (cardId: number, isClaimable = true) => ({
      cardId,
      isDiscount: false,
      title: `券${cardId}`,
      description: '',
      threshold: '满300元可用',
      discount: 0,
      reduceCost: 5000,
      picture: '',
      action: isClaimable ? '领取' : '已领完',
      isClaimable,
    })
    const show = () =>
      showPage(
        <View
          settings={settings}
          data={{ goods: [], tickets: [[ticket(1), ticket(2, false)]] }}
          mode="render"
          themeColor="#E1251B"
        />,
      )
    /** The claim states of a member. */
    const own = (texts: string[]) => ({
      list: texts.map((text, index) => ({
        card_id: index + 1,
        received_flag: text === '领取' ? 0 : text === '已领完' ? 2 : 1,
        button_status: { label: 'get', text },
      })),
    })
    const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

    it('says 领取成功, once', async () => {
      let isClaimed = false
      const { sent } = mallDouble({
        'GET /getCardList': () => own(isClaimed ? ['已领取', '已领完'] : ['领取', '已领完']),
        'POST /user/receiveCard': () => {
          isClaimed = true
          return { status: { code: 'C1' } }
        },
      })
      signIn()
      show()
      await userEvent.click(button('券1'))
      expect(await screen.findByText('领取成功')).toBeInTheDocument()
      await waitFor(() => expect(button('券1')).toHaveTextContent('已领取'))
      expect(button('券1')).toBeDisabled()
      expect(sent('POST', '/user/receiveCard').map(({ fields }) => fields.card_id)).toEqual(['1'])
    })

    it('says why a coupon is refused, and offers it again', async () => {
      mallDouble({
        'GET /getCardList': own(['领取']),
        'POST /user/receiveCard': refuse('领取的优惠券失败，库存不足了'),
      })
      signIn()
      show()
      await userEvent.click(button('券1'))
      expect(await screen.findByText('领取的优惠券失败，库存不足了')).toBeInTheDocument()
      expect(button('券1')).toBeEnabled()
    })

    it('names the minimum, and what a member has of a coupon', async () => {
      const { sent } = mallDouble({ 'GET /getCardList': own(['已使用', '已领取']) })
      signIn()
      show()
      await waitFor(() => expect(button('券1')).toHaveTextContent(/满300元可用.*已使用/))
      expect(button('券2')).toHaveTextContent('已领取')
      expect(button('券1')).toBeDisabled()
      // One call for all coupons of the widget.
      expect(sent('GET', '/getCardList')).toHaveLength(1)
    })

    it('does not offer a coupon of which none is left', () => {
      mallDouble({})
      show()
      expect(button('券2')).toBeDisabled()
      expect(button('券2')).toHaveTextContent('已领完')
    })

    it('sends guests to the login page and back', async () => {
      const { sent } = mallDouble({})
      const { visited } = show()
      await userEvent.click(button('券1'))
      expect(visited[0]).toMatch(/^\/auth\/login\?redirectUrl=/)
      expect(sent('POST', '/user/receiveCard')).toEqual([])
    })
  })
})
