import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { goodsImport } from '@/lib/server/catalogue/goods/import/kind'
import { pictureSource } from '@/lib/server/content/import-picture/picture-source'
import { fetchPublic } from '@/lib/server/ground/public-fetch/fetch-public'
import { isPublicAddress } from '@/lib/server/ground/public-fetch/public-address'
import type { TaskKind } from '@/lib/server/ground/task/kind'
import { reEncode } from '@/lib/server/ground/upload/re-encode'
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

  it('are stored when many people upload at the same time', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    let uploads: Promise<unknown>[] = []
    const download = async () => {
      uploads = Array.from({ length: 40 }, () => reEncode(photo, false).catch(() => null))
      return { bytes: new Uint8Array(await drawn('png', 20)), type: 'image/png' }
    }
    const kinds = [goodsImport(pictureSource(download)) as unknown as TaskKind]
    const files = importer(mall, desk, kinds)
    const { task_id } = await files.check('商品.csv', table('https://pictures.example/a.png'))
    expect((await files.run(task_id)).counts).toEqual({ create: 1 })
    expect(await Promise.all(uploads)).toContain(null)
    expect(await picsOf()).toHaveLength(1)
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
    expect(sources).toEqual([
      own,
      own,
      own,
      `${origin.replace('http:', 'https:')}/missing.png`,
      '/media/p/own.webp',
    ])
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

  it('in an introduction by name come from the ZIP, and are missed like all others', async () => {
    const files = importer(mall, desk)
    const zip = zipSync({
      '介绍/正 面.jpg': new Uint8Array(await drawn('jpeg', 30)),
      'upload/c.jpg': new Uint8Array(await drawn('jpeg', 31)),
    })
    const html = [
      '<p><img src=""./介绍/%E6%AD%A3%20%E9%9D%A2.jpg""><img src=""/upload/c.jpg?v=2"">',
      '<img src=""../b.png""><img src=""#x.png""></p>',
    ].join('')
    const file = `商品名称,SKU编码,销售价,库存,商品详情\n云杉水壶,P-1,99,5,"${html}"\n`
    const checked = await files.check('商品.csv', file, {}, new Uint8Array(zip))
    expect(checked.counts).toEqual({ create: 1, lacking: 1 })
    const [item] = await files.items(checked.task_id)
    expect(item?.notes.map(({ text }) => text)).toEqual(['介绍里的图片“b.png”不在图片压缩包中，未导入'])
    await files.run(checked.task_id)
    const { list } = await desk.call<{ list: { goods_id: number }[] }>('GET', '/goods', { state: 'on_sale' })
    const { intro } = await desk.call<{ intro: string }>('GET', '/goods/info', {
      goods_id: list[0]?.goods_id,
    })
    const own = expect.stringMatching(/^\/media\/p\/\w{64}\.webp$/) as unknown
    expect([...intro.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([own, own])
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
    expect(await files.run(task_id, 'usual')).toMatchObject({ state: 'done', counts: { create: 1 } })
    expect(asked).toEqual([])
    expect(await picsOf()).toEqual([])
  })
})

describe('products whose pictures are missing', () => {
  const rows = (...list: [number: string, pics: string][]) =>
    `商品名称,SKU编码,销售价,库存,头图\n${list.map(([number, pics]) => `商品${number},${number},99,5,"${pics}"`).join('\n')}\n`
  const zipOf = async () =>
    new Uint8Array(
      zipSync({ 'a.jpg': new Uint8Array(await drawn('jpeg', 30)), 'b.jpg': new Uint8Array([1]) }),
    )
  /** Names by state of sale. */
  const namesIn = async (state: string) =>
    (await desk.call<{ list: { item_name: string }[] }>('GET', '/goods', { state })).list.map(
      (one) => one.item_name,
    )
  const lackingOf = async (taskId: number) =>
    (
      await desk.call<{ list: { name: string }[] }>('GET', '/tasks/items', { task_id: taskId, lacking: 1 })
    ).list.map(({ name }) => name)
  const file = rows(['P-1', 'a.jpg'], ['P-2', 'fehlt.jpg'], ['P-3', 'a.jpg,b.jpg'])

  it('are counted and listed by the check; new ones without any go to the warehouse', async () => {
    const files = importer(mall, desk)
    const checked = await files.check('商品.csv', file, {}, await zipOf())
    expect(checked.counts).toEqual({ create: 3, lacking: 2 })
    expect(await lackingOf(checked.task_id)).toEqual(['商品P-2', '商品P-3'])
    const done = await files.run(checked.task_id)
    expect(done.counts).toEqual({ create: 3, lacking: 2 })
    expect(await namesIn('on_sale')).toEqual(expect.arrayContaining(['商品P-1', '商品P-3']))
    expect(await namesIn('off_sale')).toEqual(['商品P-2'])
    const [, bare] = await files.items(checked.task_id)
    expect(bare?.notes.map(({ text }) => text)).toEqual([
      '图片“fehlt.jpg”不在图片压缩包中，未导入',
      '没有图片，先放入仓库',
    ])
  })

  it('are imported as usual where the operator wants it', async () => {
    const files = importer(mall, desk)
    const { task_id } = await files.check('商品.csv', file, {}, await zipOf())
    await files.run(task_id, 'usual')
    expect(await namesIn('on_sale')).toHaveLength(3)
  })

  it('keep the pictures and the state that they have', async () => {
    const files = importer(mall, desk)
    const first = await files.check('商品.csv', rows(['P-1', 'a.jpg']), {}, await zipOf())
    await files.run(first.task_id)
    const before = await picsOf()
    expect(before).toHaveLength(1)
    const again = await files.check(
      '商品.csv',
      rows(['P-1', 'neu.jpg']).replace(',99,', ',89,'),
      {},
      await zipOf(),
    )
    expect(again.counts).toEqual({ change: 1, lacking: 1 })
    await files.run(again.task_id)
    expect(await picsOf()).toEqual(before)
    expect(await namesIn('on_sale')).toEqual(['商品P-1'])
  })

  it('are no products of a file that names none', async () => {
    const files = importer(mall, desk)
    const { task_id, counts } = await files.check('商品.csv', rows(['P-1', '']))
    expect(counts).toEqual({ create: 1 })
    await files.run(task_id)
    expect(await namesIn('on_sale')).toEqual(['商品P-1'])
  })
})

describe('the progress of a task', () => {
  it('tells of the pictures of a ZIP while they are read, and of those that are fetched', async () => {
    const steps: (object | null)[] = []
    let taskId = 0
    const seen = async () => {
      steps.push((await desk.call<{ step: object | null }>('GET', '/tasks/info', { task_id: taskId })).step)
    }
    const source = pictureSource(async () => {
      await seen()
      return { bytes: new Uint8Array(await drawn('png', 20)), type: 'image/png' }
    })
    const kinds = [
      goodsImport({
        ...source,
        unpack: async (...args) => {
          const [, , , tell] = args
          await tell({ name: 'unpacking', done: 0, total: 0 })
          await seen()
          await source.unpack(...args)
        },
      }) as unknown as TaskKind,
    ]
    const files = importer(mall, desk, kinds)
    const zip = new Uint8Array(zipSync({ 'a.jpg': new Uint8Array(await drawn('jpeg', 30)) }))
    taskId = await files.upload('商品.csv', table('a.jpg,https://pictures.example/b.png'), zip)
    await files.read(taskId)
    await desk.call('POST', '/goods/import/check', { task_id: taskId })
    await files.work()
    await files.run(taskId)
    expect(steps).toEqual([
      { name: 'unpacking', done: 0, total: 0 },
      { name: 'fetching', done: 0, total: 1 },
    ])
    await seen()
    expect(steps.at(-1)).toBeNull()
  })
})
