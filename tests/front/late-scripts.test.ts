import { withLateScripts } from '@/lib/front/next/late-scripts'

const late = (html: string) => withLateScripts(Buffer.from(html)).toString()

test('scripts of the build wait, in their places and with their ids', () => {
  expect(
    late(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0a.js"/>' +
        '<script src="/_next/static/chunks/1b-~x.js" async=""></script>换新' +
        '<script src="/_next/static/chunks/0a.js" id="_R_" async=""></script>',
    ),
  ).toBe(
    '<script type="late" src="/_next/static/chunks/1b-~x.js" async=""></script>换新' +
      '<script type="late" src="/_next/static/chunks/0a.js" id="_R_" async=""></script>',
  )
})

test.each([
  '<script src="/_next/static/chunks/0a.js" noModule=""></script>',
  '<script>self.__next_f.push([1,"<script src=\\"/_next/static/chunks/0a.js\\" async=\\"\\">"])</script>',
  '<script src="https://example.com/a.js" async=""></script>',
  '<link rel="preload" as="image" href="/media/a.webp"/>',
])('%s stays as it is', (html) => expect(late(html)).toBe(html))
