import fc from 'fast-check'
import { unsafeUrlIn } from '@/lib/web/unsafe-url'

describe('a URL in settings', () => {
  it.each([
    ['href', 'javascript:alert(1)'],
    ['imgUrl', ' JavaScript:alert(1)'],
    ['url', 'java\nscript:alert(1)'],
    ['url', '\u0001javascript:alert(1)'],
    ['goods_pic', 'data:text/html,<script>alert(1)</script>'],
    ['imgUrl', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['custom_url', 'vbscript:msgbox(1)'],
    ['phoneImgUrl', 'file:///etc/passwd'],
    ['logo', 'blob:https://x.test/1'],
    ['icon_url_list', 'javascript:alert(1)'],
    ['url', '//evil.test/x'],
    ['url', '/\t/evil.test/x'],
    ['imgUrl', '/\\evil.test/x.png'],
    ['href', '\\\\evil.test'],
    ['imgUrl', '//evil.example/x'],
    ['imgUrl', ' / /evil.example/x'],
    ['pics', '//evil.example/x'],
    ['href', '//evil.example/x'],
  ])('is unsafe as %s: %s', (name, url) => {
    expect(unsafeUrlIn({ data: [{ pathData: { [name]: url } }] })).toBe(url)
    expect(unsafeUrlIn(url, name)).toBe(url)
  })

  it.each([
    ['href', 'https://mall.example/a?b=javascript:1'],
    ['url', '/items?keywords=a:b'],
    ['imgUrl', 'https://cdn.example/x.png'],
    ['imgUrl', 'data:image/png;base64,iVBORw0KGgo='],
    ['href', 'tel:4000000000'],
    ['text', 'javascript: 是一门语言'],
    ['title', 'data:text/html'],
  ])('is accepted as %s: %s', (name, url) => {
    expect(unsafeUrlIn({ [name]: url })).toBeUndefined()
  })

  it('is found at any depth, and in lists', () => {
    expect(unsafeUrlIn({ pics: ['/a.webp', 'javascript:1'] })).toBe('javascript:1')
    fc.assert(
      fc.property(fc.array(fc.constantFrom('data', 'childWidgets', 'x'), { maxLength: 8 }), (path) => {
        const nested = path.reduceRight<unknown>((inner, name) => ({ [name]: [inner] }), {
          href: 'javascript:1',
        })
        expect(unsafeUrlIn(nested)).toBe('javascript:1')
      }),
    )
  })
})
