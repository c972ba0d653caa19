import { foldOf, rightsIn } from '@/lib/domain/vip'

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
})
