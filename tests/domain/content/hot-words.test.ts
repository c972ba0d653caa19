import { hotWordsOf } from '@/lib/domain/content/hot-words'

describe('the hot words', () => {
  it('are those of the specification, and the name of the mall, until an operator sets them', () => {
    expect(hotWordsOf(null, '焕新商城')).toEqual(['短袖', '童装', '手机', '平板电视', '焕新商城'])
  })

  it('end with the brand word', () => {
    const setting = { placeholder: '', hotWords: ['冰箱', '空调'], brandWord: '云杉' }
    expect(hotWordsOf(setting, '焕新商城')).toEqual(['冰箱', '空调', '云杉'])
  })

  it('name a brand word once that is a hot word too, and none where it is empty', () => {
    const setting = { placeholder: '', hotWords: ['云杉', '空调'], brandWord: '云杉' }
    expect(hotWordsOf(setting, '焕新商城')).toEqual(['云杉', '空调'])
    expect(hotWordsOf({ ...setting, brandWord: '' }, '焕新商城')).toEqual(['云杉', '空调'])
  })

  it('are those that an operator chose, without the name of the mall', () => {
    const setting = { placeholder: '', hotWords: ['冰箱', '空调'] }
    expect(hotWordsOf(setting, '湖州家电城')).toEqual(['冰箱', '空调'])
  })
})
