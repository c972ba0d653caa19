import { cardTags } from '@/components/goods/card-tags'
import { couponText } from '@/components/goods-page/offers/coupon-text'
import { shareSites } from '@/components/share/share-links'

describe('tags of a card', () => {
  const tag = (tag_name: string) => ({
    tag_id: 1,
    tag_name,
    tag_color: '',
    font_color: '',
    front_show: 1 as const,
  })
  const promotion = (promotion_tag: string, tag_type: 'normal' | 'full_minus') => ({
    promotion_id: 1,
    tag_type,
    promotion_tag,
    activity_price: 0,
    start_time: 0,
    end_time: 1,
    item_id: 1,
  })

  it('start with the programme, then seckill and promotions, then labels; each once, at most four', () => {
    const tags = cardTags({
      approve_status: 'onsale',
      tags: [tag('热卖'), tag('国补'), tag('以旧换新'), tag('静音'), tag('大容量')],
      promotion_activity: [
        promotion('秒杀', 'normal'),
        promotion('满减', 'full_minus'),
        promotion('满减', 'full_minus'),
      ],
    })
    expect(tags.map(({ text }) => text)).toEqual(['以旧换新', '秒杀', '满减', '热卖'])
  })

  it('promise nothing of the programme without 国补价, nor on products that are only shown', () => {
    const tags = [tag('国补'), tag('以旧换新'), tag('静音')]
    const textsOf = (goods: Partial<Parameters<typeof cardTags>[0]>) =>
      cardTags({ approve_status: 'onsale', tags, ...goods }).map(({ text }) => text)
    expect(textsOf({ tags: [tag('国补')] })).toEqual([])
    expect(textsOf({ subsidy_price: 1 })).toEqual(['静音'])
    expect(textsOf({ approve_status: 'only_show' })).toEqual(['静音'])
  })

  it('call a promotion of some grades 会员专享', () => {
    const promotion_activity = [{ ...promotion('会员满减', 'full_minus'), is_member_only: 1 as const }]
    expect(cardTags({ approve_status: 'onsale', tags: [], promotion_activity })).toEqual([
      { text: '会员专享', tone: 'brand' },
    ])
  })
})

describe('the text of a coupon', () => {
  const coupon = {
    card_id: 1,
    title: '新人券',
    discount: 0,
    reduce_cost: 5000,
    least_cost: 30000,
    received_flag: 0 as const,
    button_status: { label: 'get' as const, text: '领取' as const },
  }
  it('names kind and condition', () => {
    expect(couponText({ ...coupon, card_type: 'cash' })).toBe('满300减50')
    expect(couponText({ ...coupon, card_type: 'discount', discount: 5, least_cost: 0 })).toBe('无门槛打9.5折')
  })
})

describe('sharing', () => {
  it('passes escaped URL, title and picture to each site', () => {
    const info = { url: 'https://mall.example/items/1', title: 'a&b', picture: 'https://mall.example/a.svg' }
    for (const site of shareSites) {
      const { searchParams, protocol } = new URL(site.href(info))
      expect(protocol).toBe('https:')
      expect([...searchParams.values()].sort()).toEqual(Object.values(info).sort())
    }
  })
})
