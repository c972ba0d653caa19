import { paragraphDiff, paragraphsOf } from '@/lib/domain/content/paragraph-diff'

const lines = (older: string, newer: string) =>
  paragraphDiff(older, newer).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`,
  )

describe('the paragraphs of a text', () => {
  it('are plain words without tags and entities', () => {
    expect(
      paragraphsOf('<h2>一 &amp; 二</h2><p>甲<br>乙</p><ul><li>丙</li></ul><p> </p><img src="/a.png" />'),
    ).toEqual(['一 & 二', '甲', '乙', '丙', '［图片］'])
  })
})

describe('the difference of two texts', () => {
  it('names added and removed paragraphs in their places', () => {
    expect(lines('<p>一</p><p>二</p><p>三</p>', '<p>一</p><p>二改</p><p>三</p><p>四</p>')).toEqual([
      ' 一',
      '-二',
      '+二改',
      ' 三',
      '+四',
    ])
  })

  it('is nothing for equal words', () => {
    expect(lines('<p>一</p>', '<div>一</div>')).toEqual([' 一'])
    expect(lines('', '')).toEqual([])
  })

  it('keeps all paragraphs of both texts, also of long ones', () => {
    const text = (from: number) =>
      Array.from({ length: 2500 }, (_, index) => `<p>${from + index}</p>`).join('')
    const diff = paragraphDiff(text(0), text(1))
    expect(diff.filter(({ kind }) => kind !== 'added')).toHaveLength(2500)
    expect(diff.filter(({ kind }) => kind !== 'removed')).toHaveLength(2500)
  })
})
