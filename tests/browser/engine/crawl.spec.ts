import { expect, test } from 'playwright/test'
import {
  crawl,
  readPage,
  samePath,
  statusesOf,
  type CrawledPage,
  type FoundPage,
} from '../../fixtures/browser/crawl'
import { sitemapPaths, type SitemapShard } from '../../fixtures/browser/sitemap'
import { desktop, mobileSpider, spider } from '../../fixtures/user-agents'

/** Pages for crawlers and browsers: correct status codes, one heading, unique titles, content without scripts. */

const visitors = {
  Chrome: desktop,
  Baiduspider: spider,
  'Baiduspider mobile': mobileSpider,
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  '360Spider':
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0 Safari/537.36; 360Spider',
  Sogou: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
}

/** With `CRAWL=whole` (`npm run test:long`) every crawler reads every page instead of a sample of each kind. */
const isWhole = process.env.CRAWL === 'whole'
/** Pages of each kind that the other crawlers read by default. */
const sampleSize = 5
const extent = isWhole ? 'every page' : `${sampleSize} pages of each kind`

/** The kind of a page: its path and the names of its parameters, without ids. */
const kindOf = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://mall.test')
  return `${pathname.replaceAll(/\d+/g, '#')}?${[...searchParams.keys()].sort().join('&')}`
}

function sampled(paths: Iterable<string>): string[] {
  if (isWhole) return [...paths]
  return [...Map.groupBy(paths, kindOf).values()].flatMap((same) => same.slice(0, sampleSize))
}

/** The pages that the first test found, for the tests after it. */
let crawled: Map<string, FoundPage> | undefined

test('every page is within four clicks of the home page, answers 200 and has its own title and description', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const pages = await crawl(request, visitors.Baiduspider)
  crawled = pages
  const shards = await sitemapPaths(request)
  const listed = shards.flatMap(({ paths }) => paths.map(samePath))
  const all = [...pages.values()]
  const indexable = all.filter(({ status, isDocument, noindex }) => status === 200 && isDocument && !noindex)

  const dead = all.filter(({ status }) => status >= 400).map(({ path, from }) => `${path} (from ${from})`)
  const orphans = listed.filter((path) => !pages.has(path))
  const tooDeep = indexable.filter(({ depth }) => depth > 4).map(({ path, depth }) => `${path}: ${depth}`)
  const flawed = indexable
    .filter(({ headings, title, description }) => headings !== 1 || !title || !description)
    .map(({ path, headings, title, description }) => ({ path, headings, title, description }))
  const inSitemap = new Set(listed)
  // A page with several URLs names its canonical one; only canonical pages must be unique.
  const canonical = indexable.filter(
    (page) =>
      samePath(new URL(page.canonical || '/?', baseURL).href.replace(String(baseURL), '')) === page.path,
  )
  const withoutCanonical = indexable.filter(({ canonical: address }) => !address).map(({ path }) => path)
  // The sitemap names only the first page of a list.
  const missingInSitemap = canonical
    .map(({ path }) => path)
    .filter((path) => !inSitemap.has(path) && !/[?&]page=/.test(path))
  const notCanonical = listed.filter((path) => !canonical.some((page) => page.path === path))

  console.log(report(all, shards))
  expect({ dead, orphans, tooDeep, flawed, withoutCanonical, missingInSitemap, notCanonical }).toEqual({
    dead: [],
    orphans: [],
    tooDeep: [],
    flawed: [],
    withoutCanonical: [],
    missingInSitemap: [],
    notCanonical: [],
  })
  expect(repeated(canonical, 'title')).toEqual([])
  expect(repeated(canonical, 'description')).toEqual([])
  expect(canonical.length).toBeGreaterThan(300)
})

/** Texts that several pages share, with the paths of those pages. */
function repeated(pages: readonly FoundPage[], field: 'title' | 'description'): string[] {
  const byText = Map.groupBy(pages, (page) => page[field])
  return [...byText].flatMap(([text, same]) =>
    same.length > 1 ? [`${text}: ${same.map(({ path }) => path).join(' ')}`] : [],
  )
}

function report(pages: readonly FoundPage[], shards: readonly SitemapShard[]): string {
  const counted = (key: (page: FoundPage) => string | number) =>
    [...Map.groupBy(pages, key)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, same]) => `${value}: ${same.length}`)
      .join(', ')
  const examples = pages.filter((_page, index) => index % 40 === 0)
  return [
    `crawled ${pages.length} pages from home; by status ${counted(({ status }) => status)}`,
    `clicks from home: ${counted(({ depth }) => depth)}; noindex: ${pages.filter(({ noindex }) => noindex).length}`,
    `sitemap: ${shards.map(({ source, paths }) => `${source} ${paths.length}`).join(', ')}`,
    ...examples.map(({ status, depth, path, title }) => `${status} ${depth} ${path} ${title}`),
  ].join('\n')
}

for (const [name, agent] of Object.entries(visitors)) {
  if (agent === visitors.Baiduspider) continue
  const pagesRead = agent === visitors.Chrome ? 'every page' : extent
  test(`${name} gets the same status as Baiduspider for ${pagesRead}`, async ({ request, baseURL }) => {
    test.setTimeout(600_000)
    // Run alone, or in a new process after a failure, this test has to crawl first.
    crawled ??= await crawl(request, visitors.Baiduspider)
    const paths = agent === visitors.Chrome ? [...crawled.keys()] : sampled(crawled.keys())
    const statuses = await statusesOf(baseURL ?? '', paths, agent)
    const different = [...crawled.values()]
      .filter(({ path, status }) => statuses.has(path) && statuses.get(path) !== status)
      .map(({ path, status }) => `${path}: ${statuses.get(path)}, not ${status}`)
    console.log(`${name} read ${statuses.size} of ${crawled.size} crawled pages (${pagesRead})`)
    expect(different).toEqual([])
    expect(statuses.size).toBeGreaterThan(agent === visitors.Chrome || isWhole ? 300 : 50)
  })
}

for (const [name, agent] of Object.entries(visitors)) {
  test(`${name} gets 200 for existing pages and 404 for missing ones, also from the cache`, async ({
    request,
  }) => {
    const found = ['/', '/home', '/items', '/items/1001', '/items?page=2']
    const missing = [
      '/items/99999999',
      '/items/abc',
      '/items/0',
      '/nothing',
      '/items?cat_id=99999999',
      // Larger than the ids of the database.
      '/items?cat_id=3000000000',
      '/items?main_category=3000000000',
      '/items?brand_id=3000000000',
      '/shops/info?distributor_id=3000000000',
      '/articleList?category_id=3000000000',
      '/article/detail/3000000000',
      '/view/home',
      '/custompage?pageid=99999',
      '/custompage?pageid=3000000000',
      // Texts that a database cannot store, and escapes of no text.
      '/product/%00',
      '/product/x%00y',
      '/h5/product/x%00y',
      '/product/%ED%A0%80',
      '/items/1001%00',
      '/items/1001%',
      '/items/%ff',
      '/article/detail/1%00',
      '/groups/%00',
    ]
    // Requested twice: the second response comes from the cache.
    for (const path of [...found, ...found])
      expect((await readPage(request, path, agent)).status, path).toBe(200)
    for (const path of [...missing, ...missing]) {
      const page = await readPage(request, path, agent)
      expect(page.status, path).toBe(404)
      expect(page.html, path).toContain('抱歉！您所访问的页面不存在！')
    }
  })
}

test('keywords and names of any bytes are searched or not found, never an error', async ({ request }) => {
  const queries = [
    '/items?keywords=',
    '/items?tag=',
    '/items?start_price=',
    '/items?item_params=',
    '/store?province=',
  ]
  const bytes = ['%00', 'x%00y', '%ff', '%ED%A0%80', '1001%', '%F0%9F%98%80', '99999999999999999999']
  for (const path of [...queries, '/shops/info?distributor_id=1&keywords='])
    for (const value of bytes)
      expect([200, 404], path + value).toContain(
        (await readPage(request, path + value, visitors.Baiduspider)).status,
      )
})

test('a designed page with a path redirects there temporarily; one without a path is served by its id', async ({
  request,
}) => {
  for (const [id, own] of [
    [1, '/'],
    [2, '/story'],
  ] as const)
    for (let visit = 1; visit <= 2; visit++) {
      const answer = await request.get(`/custompage?pageid=${id}`, {
        headers: { 'user-agent': visitors.Baiduspider },
        maxRedirects: 0,
      })
      expect(answer.status(), own).toBe(307)
      expect(new URL(answer.headers().location ?? '', 'http://mall.test').pathname).toBe(own)
    }
  const page = await readPage(request, '/custompage?pageid=6', visitors.Baiduspider)
  expect(page.status).toBe(200)
  expect(page.html).toContain('<title>厨房焕新季 - 焕新商城</title>')
})

test('a product page has title, buttons and complete structured data without scripts', async ({
  request,
}) => {
  const page = await readPage(request, '/items/1001', visitors.Googlebot)
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

test('/h5 has no canonical URL, and the home page has one', async ({ request }) => {
  const phones = await readPage(request, '/h5', visitors.Chrome)
  expect(phones.status).toBe(200)
  expect(phones.canonical).toBe('')
  expect((await readPage(request, '/', visitors.Chrome)).canonical).not.toBe('')
})

test('the icons and the web manifest are served', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string }
  const files = ['/favicon.ico', '/icon-192.png', '/apple-touch-icon.png', ...icons.map(({ src }) => src)]
  for (const file of files)
    expect((await request.get(file)).headers()['content-type'], file).toMatch(/^image\//)
  expect((await readPage(request, start_url, visitors.Chrome)).html).toContain('href="/manifest.webmanifest"')
})

test('lists have structured data of their items, the home page of the mall', async ({ request }) => {
  const typesOf = (page: CrawledPage) =>
    page.structured.flat().map((data) => (data as { '@type': string })['@type'])
  const home = await readPage(request, '/', visitors.Googlebot)
  expect(typesOf(home)).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  for (const property of ['title', 'description', 'url', 'image', 'site_name'])
    expect(home.html).toContain(`<meta property="og:${property}" content="`)
  expect(home.html).toMatch(/<meta name="keywords" content="[^"]/)
  expect(typesOf(await readPage(request, '/items', visitors.Googlebot))).toEqual(
    expect.arrayContaining(['ItemList', 'BreadcrumbList']),
  )
})

test('search results are noindex, and robots.txt names the sitemap', async ({ request, baseURL }) => {
  const search = await readPage(request, '/items?keywords=冰箱', visitors.Baiduspider)
  expect(search.status).toBe(200)
  expect(search.html).toMatch(/<meta name="robots" content="noindex/)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
