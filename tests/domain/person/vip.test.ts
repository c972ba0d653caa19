import { besideGuideTitle, foldOf, rightsIn } from '@/lib/domain/person/vip'

describe('paid grades', () => {
  it.each([
    [0, 10],
    [5, 9.5],
    [34, 6.6],
  ])('%i percent off is %d 折', (discount, fold) => expect(foldOf(discount)).toBe(fold))

  it('have the benefits named in their description', () => {
    expect(rightsIn('全场九五折、每月一张券；专属客服。')).toEqual(['全场九五折', '每月一张券', '专属客服'])
    expect(rightsIn(' 一行\n二行 ')).toEqual(['一行', '二行'])
    expect(rightsIn('')).toEqual([])
  })

  it.each([
    ['开通焕新卡，全场9.5折', '全场9.5折、每月一张券', { hasFold: false, rights: ['每月一张券'] }],
    ['', '全场9.5折、每月一张券', { hasFold: true, rights: ['每月一张券'] }],
    ['尊享好礼', '每月一张券', { hasFold: true, rights: ['每月一张券'] }],
  ])('with the title %j and the description %j say their discount once', (guide_title, description, said) =>
    expect(besideGuideTitle({ guide_title, description, discount_desc: 9.5 })).toEqual(said),
  )
})
