import { expect, test, type APIRequestContext } from 'playwright/test'

/** What crawlers and browsers are told: true status codes, one heading, own titles, and nothing that needs scripts. */

const visitors = {
  Chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  Baiduspider: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Baiduspider mobile':
    'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  '360Spider':
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0 Safari/537.36; 360Spider',
  Sogou: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
}

interface Page {
  path: string
  status: number
  title: string
  description: string
  canonical: string
  headings: number
  links: string[]
  structured: unknown[]
  html: string
}

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

async function read(request: APIRequestContext, path: string, agent: string): Promise<Page> {
  const answer = await request.get(path, { headers: { 'user-agent': agent }, maxRedirects: 0 })
  const html = await answer.text()
  const first = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    status: answer.status(),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => unescape(href ?? '')),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text ?? ''),
    ),
    html,
  }
}

/** Every URL that the sitemap names, as a path. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  expect(answer.status()).toBe(200)
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(unescape(url ?? '')),
  )
  return locations.map(({ pathname, search }) => pathname + search)
}

test('every page of the sitemap answers 200 with one heading, its own title and its canonical address', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const paths = await sitemapPaths(request)
  expect(paths.length).toBeGreaterThan(200)
  const titles = new Map<string, string>()
  const lines: string[] = []
  for (const path of paths) {
    const page = await read(request, path, visitors.Baiduspider)
    lines.push(`${page.status} ${path} ${page.title}`)
    expect(page.status, path).toBe(200)
    expect(page.headings, path).toBe(1)
    expect(page.title, path).not.toBe('')
    expect(page.description, path).not.toBe('')
    expect(decodeURI(page.canonical), path).toBe(decodeURI(`${baseURL}${path === '/' ? '' : path}`))
    expect(titles.get(page.title), `${path} has the title of ${titles.get(page.title)}`).toBeUndefined()
    titles.set(page.title, path)
  }
  console.log(
    lines.filter((_, at) => at % 25 === 0).join('\n'),
    `\n… ${lines.length} pages, all 200, ${titles.size} titles`,
  )
})

for (const [name, agent] of Object.entries(visitors)) {
  test(`${name} is told the truth about what exists`, async ({ request }) => {
    const found = ['/', '/home', '/items', '/items/1001', '/items?page=2']
    const missing = [
      '/items/99999999',
      '/items/abc',
      '/items/0',
      '/nothing',
      '/items?cat_id=99999999',
      '/view/home',
      '/custompage?pageid=99999',
    ]
    // Asked twice: the second answer comes from the cache.
    for (const path of [...found, ...found]) expect((await read(request, path, agent)).status, path).toBe(200)
    for (const path of [...missing, ...missing]) {
      const page = await read(request, path, agent)
      expect(page.status, path).toBe(404)
      expect(page.html, path).toContain('抱歉！您所访问的页面不存在！')
    }
  })
}

test('a goods page says price, title and button without scripts, and its structured data is whole', async ({
  request,
}) => {
  const page = await read(request, '/items/1001', visitors.Googlebot)
  expect(page.html).toContain('加入购物车')
  expect(page.html).toContain('立即购买')
  expect(page.html).toMatch(/<meta property="og:title"/)
  const types = page.structured.flat().map((data) => (data as { '@type': string })['@type'])
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  const product = page.structured
    .flat()
    .find((data) => (data as { '@type': string })['@type'] === 'Product') as {
    name: string
    offers: { '@type': string; priceCurrency: string; availability?: string; lowPrice?: string }
  }
  expect(page.html).toContain(product.name)
  expect(product.offers).toMatchObject({ priceCurrency: 'CNY' })
})

test('lists name their items, the home page names the mall', async ({ request }) => {
  const typesOf = (page: Page) => page.structured.flat().map((data) => (data as { '@type': string })['@type'])
  expect(typesOf(await read(request, '/', visitors.Googlebot))).toEqual(
    expect.arrayContaining(['Organization', 'WebSite']),
  )
  expect(typesOf(await read(request, '/items', visitors.Googlebot))).toEqual(
    expect.arrayContaining(['ItemList', 'BreadcrumbList']),
  )
})

test('searches and filters are not indexed, and robots.txt names the sitemap', async ({
  request,
  baseURL,
}) => {
  const search = await read(request, '/items?keywords=冰箱', visitors.Baiduspider)
  expect(search.status).toBe(200)
  expect(search.html).toMatch(/<meta name="robots" content="noindex/)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('no link of the home page leads nowhere', async ({ request }) => {
  const { links } = await read(request, '/', visitors.Chrome)
  for (const href of new Set(links)) {
    const { status } = await read(request, href, visitors.Chrome)
    expect(status, href).toBeLessThan(400)
  }
})
