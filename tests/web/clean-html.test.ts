import fc from 'fast-check'
import { cleanHtml } from '@/lib/web/clean-html'

describe('sanitized rich text', () => {
  test.each([
    ['a script', '<p>好</p><script>alert(1)</script>', '<p>好</p>'],
    ['a script split by another', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
    ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>好</p>', '<p>好</p>'],
    [
      'an event handler of a picture',
      '<img src="/media/a.png" onerror="alert(1)">',
      '<img src="/media/a.png" loading="lazy" decoding="async" />',
    ],
    ['a javascript: URL', '<a href="javascript:alert(1)">看</a>', '<a>看</a>'],
    ['a javascript: URL hidden by entities', '<a href="&#106;ava&#10;script:alert(1)">看</a>', '<a>看</a>'],
    ['a data: URL', '<img src="data:text/html,<script>alert(1)</script>">', ''],
    [
      'an own path that is none of a picture',
      '<img src="/api/h5app/wxapp/operator/audit/export"><video src="/shopadmin/logout" poster="/media/../x"></video>',
      '<video controls preload="none" playsinline></video>',
    ],
    ['a relative path', '<img src="x">', ''],
    ['a frame', '<iframe src="https://evil.example"></iframe>好', '好'],
    ['a form', '<form action="https://evil.example"><input name="a"></form>好', '好'],
    ['a style sheet', '<style>p{display:none}</style><p>好</p>', '<p>好</p>'],
    [
      'an SVG with a script',
      '<svg><script>alert(1)</script><a xlink:href="javascript:x">好</a></svg>',
      '<a>好</a>',
    ],
    ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]--><p>好</p>', '<p>好</p>'],
    ['a URL without a scheme', '<a href="//evil.example">看</a>', '<a>看</a>'],
    [
      'a style that covers the page',
      '<div style="position:fixed;inset:0;color:#f00">好</div>',
      '<div style="color:#f00">好</div>',
    ],
    ['a style with a URL', '<p style="background-color:url(//evil.example)">好</p>', '<p>好</p>'],
  ])('does not contain %s', (_, given, expected) => {
    expect(cleanHtml(given)).toBe(expected)
  })

  it('keeps headings, lists, tables and links to this site', () => {
    const html =
      '<h3 style="text-align:center">规则</h3><ul><li>一</li></ul><table><tbody><tr><td colspan="2">二</td></tr></tbody></table>'
    expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml('<a href="/items/5">看</a>')).toContain('href="/items/5"')
  })

  it('opens external links in a new tab', () => {
    expect(cleanHtml('<a href="https://gov.example/a">看</a>')).toBe(
      '<a href="https://gov.example/a" target="_blank" rel="noopener noreferrer">看</a>',
    )
  })

  it('turns h1 into h2, because the page has its own h1', () => {
    expect(cleanHtml('<h1>标题</h1>')).toBe('<h2>标题</h2>')
  })

  it('is clean after one pass for any combination of fragments', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        'script',
        'img',
        'src',
        'onerror',
        'javascript:',
        'svg',
        '<!--',
        '-->',
      ],
      ...['<a href=', '<p ', '&lt;', '&#x6a;', 'alert(1)', '</', '<style>', '<math>', '好'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = cleanHtml(pieces.join(''))
        const tags = once.match(/<[^>]*>/g) ?? []
        for (const tag of tags)
          expect(tag).not.toMatch(/^<\/?(?:script|svg|math|style)|\son\w+\s*=|="\s*javascript:/i)
        expect(cleanHtml(once)).toBe(once)
      }),
      // A removed tag changes how those behind it are nested.
      { numRuns: 500, examples: [[['<p ', '-->', '<math>', '<p ', '>']]] },
    )
  })
})
