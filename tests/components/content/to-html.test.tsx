import { Heart, UserRound } from 'lucide-react'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ReviewItem } from '@/components/goods/reviews/review-item'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/star-rate'
import { toHtml } from '@/components/ui/to-html'
import { rateRow } from '../../fixtures/components/goods'

const pictures = '/media/a.svg,/media/b.svg'
const seller = {
  company_id: 1,
  user_id: 0,
  operator_id: 0,
  content_len: 4,
  role: 'seller',
  unionid: '',
} as const
const answer = {
  reply_id: 9,
  rate_id: 1,
  content: '感谢 <支持>',
  username: '管理员',
  created: 1_790_000_500,
  ...seller,
}

describe('toHtml gives the static markup of React', () => {
  test.each([
    ['text that must be escaped', <p key="p">{`"旧" & '新' <换>`}</p>],
    ['numbers, nothing and lists', <p key="p">{[0, null, false, undefined, ['a', 1.5]]}</p>],
    [
      'a title with quotes',
      <Link key="a" href="/items?keyword=a&b" title={`"<'>"`} className="x" tabIndex={-1} />,
    ],
    ['boolean attributes', <details key="d" open aria-hidden={false} data-open hidden={false} />],
    ['styles', <b key="b" style={{ aspectRatio: '1/1', '--share': '80%' } as CSSProperties} />],
    [
      'styles with numbers and without values',
      [
        <b key="b" style={{ width: 4, lineHeight: 1.5, marginTop: 0, '--columns': 4 } as CSSProperties} />,
        <b key="c" style={{ color: undefined, fontSize: '' }} />,
      ],
    ],
    ['a link of the mall', <Link key="l" href="/items/1" replace scroll={false} aria-current="page" />],
    ['a link to another site', <Link key="l" href="https://example.com/" />],
    ['icons', [<UserRound key="u" className="size-4" aria-hidden />, <Heart key="h" aria-hidden />]],
    [
      'a picture',
      <Picture key="p" src="/media/goods/1.webp" alt="正面" ratio="1/1" fit="contain" priority={false} />,
    ],
    ['a missing picture', [<Picture key="p" src="" alt="" />, <Picture key="q" src={null} alt="正面" />]],
    ['stars', <Stars key="s" value={3.5} />],
    [
      'a review',
      <ReviewItem key="r" rate={rateRow({ rate_id: 1, content: '很好\n“安静”', praise_num: 3 })} />,
    ],
    [
      'a review with pictures and a reply',
      <ReviewItem
        key="r"
        rate={rateRow({ rate_id: 1, rate_pic: pictures, reply: { total_count: 1, list: [answer] } })}
      />,
    ],
  ])('%s', (_, node) => {
    expect(toHtml(node)).toBe(renderToStaticMarkup(node))
  })

  test.each(['javascript:alert(1)', ' \u0001JAVA\nscript\t:alert(1)'])('but %j is no link', (href) => {
    expect(toHtml(<Link href={href} />)).toBe('<a href="#"></a>')
  })

  test('and refuses what it does not know', () => {
    expect(() => toHtml(Promise.resolve('later'))).toThrow(TypeError)
    expect(() => toHtml(<button onClick={() => {}} />)).toThrow(TypeError)
  })
})
