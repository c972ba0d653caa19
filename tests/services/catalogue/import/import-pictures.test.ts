import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { goodsImport } from '@/lib/server/catalogue/goods/import/kind'
import { pictureSource } from '@/lib/server/content/import-picture/picture-source'
import { fetchPublic } from '@/lib/server/ground/public-fetch/fetch-public'
import { isPublicAddress } from '@/lib/server/ground/public-fetch/public-address'
import type { TaskKind } from '@/lib/server/ground/task/kind'
import { builders } from '../../../fixtures/engine/builders'
import { importer } from '../../../fixtures/engine/importer'
import { staff, type Staff } from '../../../fixtures/engine/staff'
import { testMall } from '../../../fixtures/engine/test-mall'

/** Pictures of imported products: from a ZIP, or from the public internet only (contract operator, imports). */

const mall = testMall()
const make = builders(mall)

const drawn = (format: 'png' | 'jpeg' | 'webp', red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 60, b: 90 } } })
    .toFormat(format)
    .toBuffer()

let desk: Staff
let server: Server
let origin: string
let asked: string[]

beforeAll(async () => {
  const pictures: Record<string, Buffer> = {
    '/a.png': await drawn('png', 10),
    '/a.png?x=1&y=2': await drawn('png', 40),
    '/b.webp': await drawn('webp', 20),
    '/page.jpg': Buffer.from('<html><body>not a picture</body></html>'),
  }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/to-a') response.writeHead(302, { location: '/a.png' }).end()
    else if (request.url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/slow') response.writeHead(200).write('x')
    else if (request.url === '/large') response.writeHead(200).end(Buffer.alloc(3 * 1024 * 1024))
    else if (pictures[request.url ?? '']) response.writeHead(200).end(pictures[request.url ?? ''])
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  asked = []
  await mall.empty()
  desk = await staff(mall, make)
})

const limits = { maxBytes: 1024 * 1024, time: 2000 }
/** The test server, and nothing else of this machine's network. */
const isTestServer = (address: string) => address === '127.0.0.1'

const table = (pics: string) => `商品名称,SKU编码,销售价,库存,头图\n云杉水壶,P-1,99,5,"${pics}"\n`

const picsOf = async () => {
  const { list } = await desk.call<{ list: { goods_id: number }[] }>('GET', '/goods', { state: 'on_sale' })
  return (await desk.call<{ pics: string[] }>('GET', '/goods/info', { goods_id: list[0]?.goods_id })).pics
}

describe('addresses that a file names', () => {
  it.each([
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['8.8.8.8', true],
    ['114.114.114.114', true],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['2400:3200::1', true],
    ['not an address', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  it.each([
    ['http://127.0.0.1/a.png', '地址不是公网地址'],
    ['http://[::1]/a.png', '地址不是公网地址'],
    ['http://0x7f000001/a.png', '地址不是公网地址'],
    ['http://2130706433/a.png', '地址不是公网地址'],
    ['http://localhost/a.png', '地址不是公网地址'],
    ['http://localhost:5432/a.png', '地址不是公网地址'],
    ['http://user:secret@8.8.8.8/a.png', '地址不正确'],
    ['file:///etc/passwd', '地址不正确'],
    ['ftp://8.8.8.8/a.png', '地址不正确'],
    ['not an address', '地址不正确'],
  ])('%s is not asked', async (address, problem) => {
    await expect(fetchPublic(address, limits)).rejects.toThrow(problem)
  })

  it('are refused when they redirect inside, for ever, or answer too much, too late or not at all', async () => {
    const get = (path: string, time = limits.time) =>
      fetchPublic(`${origin}${path}`, { ...limits, time, isAllowed: isTestServer })
    expect((await get('/to-a')).bytes.length).toBeGreaterThan(0)
    await expect(get('/inside')).rejects.toThrow('地址不是公网地址')
    await expect(get('/loop')).rejects.toThrow('跳转次数过多')
    await expect(get('/large')).rejects.toThrow('超过1MB')
    await expect(get('/slow', 200)).rejects.toThrow('下载超时')
    await expect(get('/missing')).rejects.toThrow('下载失败（404）')
  })
})

describe('pictures of a file', () => {
  it('by address are fetched once, and what is no picture is left out with a sentence', async () => {
    const download = (address: string) => fetchPublic(address, { ...limits, isAllowed: isTestServer })
    const kinds = [goodsImport(pictureSource(download)) as unknown as TaskKind]
    const files = importer(mall, desk, kinds)
    const pics = ['/a.png', '/b.webp', '/page.jpg', '/missing.png'].map((path) => origin + path).join(',')
    const { task_id } = await files.check('商品.csv', table(pics))
    expect(asked).toEqual([])
    await files.run(task_id)
    expect(await picsOf()).toEqual([
      expect.stringMatching(/^\/media\/p\/\w{64}\.webp$/),
      expect.stringMatching(/^\/media\/p\//),
    ])
    const [item] = await files.items(task_id)
    expect(item?.notes.map(({ text }) => text)).toEqual([
      `图片“${origin}/page.jpg”不是可以识别的图片，未导入`,
      `图片“${origin}/missing.png”下载失败（404），未导入`,
    ])
    expect(asked.toSorted()).toEqual(['/a.png', '/b.webp', '/missing.png', '/page.jpg'])
    const again = await files.check('商品.csv', table([`${origin}/a.png`, `${origin}/b.webp`].join(',')))
    expect(again.counts).toEqual({ same: 1 })
  })

  it('in an introduction are fetched too and served by the mall; one that cannot be had stays where it is', async () => {
    const download = (address: string) => fetchPublic(address, { ...limits, isAllowed: isTestServer })
    const kinds = [goodsImport(pictureSource(download)) as unknown as TaskKind]
    const files = importer(mall, desk, kinds)
    const html = [
      `<p>省电<img alt=""x"" src=""${origin}/a.png?x=1&amp;y=2""></p>`,
      `<img src='${origin}/b.webp'/><img src=${origin}/a.png>`,
      `<img src=""${origin}/missing.png""><img src=""/media/p/own.webp"">`,
    ].join('')
    const file = `商品名称,SKU编码,销售价,库存,商品详情\n云杉水壶,P-1,99,5,"${html}"\n`
    const { task_id } = await files.check('商品.csv', file)
    expect(asked).toEqual([])
    await files.run(task_id)
    const { list } = await desk.call<{ list: { goods_id: number }[] }>('GET', '/goods', { state: 'on_sale' })
    const { intro } = await desk.call<{ intro: string }>('GET', '/goods/info', {
      goods_id: list[0]?.goods_id,
    })
    const sources = [...intro.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)
    const own = expect.stringMatching(/^\/media\/p\/\w{64}\.webp$/) as unknown
    expect(sources).toEqual([own, own, own, `${origin}/missing.png`, '/media/p/own.webp'])
    const [item] = await files.items(task_id)
    expect(item?.notes.map(({ text }) => text)).toEqual([
      `介绍里的图片“${origin}/missing.png”下载失败（404），仍使用原地址`,
    ])
    expect(
      (await files.check('商品.csv', file.replace(`<img src=""${origin}/missing.png"">`, ''))).counts,
    ).toEqual({ change: 1 })
    const again = await files.check('商品.csv', file)
    expect(again.counts).toEqual({ same: 1 })
  })

  it('by name come from the ZIP, whatever its folders are', async () => {
    const files = importer(mall, desk)
    const zip = zipSync({
      '图片/Kettle.JPG': new Uint8Array(await drawn('jpeg', 30)),
      '__MACOSX/._Kettle.JPG': new Uint8Array([1, 2, 3]),
      'readme.txt': new Uint8Array([65]),
    })
    const checked = await files.check('商品.csv', table('kettle.jpg,fehlt.png'), {}, new Uint8Array(zip))
    const [item] = await files.items(checked.task_id)
    expect(item?.notes.map(({ text }) => text)).toEqual(['图片“fehlt.png”不在图片压缩包中，未导入'])
    await files.run(checked.task_id)
    expect(await picsOf()).toEqual([expect.stringMatching(/^\/media\/p\/\w{64}\.webp$/)])
  })

  it('of this machine are never fetched, and the product is imported without them', async () => {
    const files = importer(mall, desk)
    const { task_id } = await files.check('商品.csv', table(`${origin}/a.png,http://169.254.169.254/x.png`))
    expect(await files.run(task_id)).toMatchObject({ state: 'done', counts: { create: 1 } })
    expect(asked).toEqual([])
    expect(await picsOf()).toEqual([])
  })
})
