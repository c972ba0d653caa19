import { cleanHtml } from '@/lib/web/clean-html'
import { boxPictures } from '@/lib/web/rich-pictures'

const boxed = (html: string) => boxPictures(cleanHtml(html))

describe('pictures in rich text', () => {
  it.each([
    [
      'of their width and height',
      '<img src="/media/a.png" width="600" height="400">',
      'width:600px;aspect-ratio:600/400',
    ],
    [
      'of their width and height in px',
      '<img src="/media/a.png" width="60px" height="40px">',
      'width:60px;aspect-ratio:60/40',
    ],
    [
      'with the width of their style',
      '<img src="/media/a.png" width="600" height="400" style="width:50%;color:red">',
      'width:50%;aspect-ratio:600/400',
    ],
  ])('are wrapped in boxes %s', (_, html, style) => {
    expect(boxed(html)).toMatch(new RegExp(`^<span class="picture" style="${style}"><img src="/media/a.png"`))
  })

  it.each([
    ['<img src="/media/a.png">', 'aspect-ratio:4/3'],
    ['<img src="/media/a.png" width="300">', 'width:300px;aspect-ratio:4/3'],
    ['<img src="/media/a.png" width="100%" height="auto">', 'aspect-ratio:4/3'],
    ['<img src="/media/a.png" width="0" height="0">', 'aspect-ratio:4/3'],
    ['<img src="/media/a.png" style="max-width:80%">', 'max-width:80%;aspect-ratio:4/3'],
  ])('get a marked box with a fixed aspect ratio when they have no size: %s', (html, style) => {
    expect(boxed(html)).toMatch(
      new RegExp(`^<span class="picture" style="${style}" data-unsized=""><img src="/media/a.png"`),
    )
  })

  it('are removed when their URL was', () => {
    expect(boxed('<p><img src="data:text/html,x" width="4" height="3"></p>')).toBe('<p></p>')
  })

  it('keep their attributes, also with special characters', () => {
    const html = boxed(
      '<img src="https://cdn.example/a.png?b=1&c=2" alt="a>b &quot;<img src=x>&quot;" width="4" height="3">',
    )
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain(
      'src="https://cdn.example/a.png?b=1&amp;c=2" alt="a&gt;b &quot;&lt;img src=x&gt;&quot;"',
    )
  })

  it('leave the surrounding text unchanged', () => {
    expect(boxed('<p>一<img src="/media/a.png" width="1" height="1">二</p><p>width="3"</p>')).toMatch(
      /^<p>一<span [^>]*><img [^>]*\/><\/span>二<\/p><p>width="3"<\/p>$/,
    )
  })
})
