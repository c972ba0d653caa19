import sharp from 'sharp'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { answerUpload } from '@/lib/server/ground/upload/answer-upload'
import { sweepUploads, bindUploads } from '@/lib/server/ground/upload/bind-uploads'
import { viewersOf } from '@/lib/server/people/session/viewers-of'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface Answered {
  url?: string
  image_url?: string
  width?: number
  height?: number
  message?: string
  status_code?: number
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e1251b' } })
const photo = async (width = 40, height = 30) => new Uint8Array(await solid(width, height).jpeg().toBuffer())

async function upload(
  token: string | undefined,
  bytes: Uint8Array<ArrayBuffer> | null,
  { path = '/upload/picture', field = 'file', type = 'image/jpeg', purpose = 'rate' } = {},
): Promise<Answered> {
  const body = new FormData()
  body.append('purpose', purpose)
  if (bytes) body.append(field, new Blob([bytes], { type }), 'photo.jpg')
  const headers = { [picturePathsHeader]: '1', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const request = new Request(`http://mall.test${apiPrefix}${path}`, { method: 'POST', body, headers })
  const response = await handleContract(async () => mall, request)
  return ((await response.json()) as { data: Answered }).data
}

const fetchPicture = (url: string, token?: string, query = '') =>
  answerUpload(
    mall,
    url,
    new URLSearchParams(query),
    viewersOf(mall, new Headers(token ? { authorization: `Bearer ${token}` } : {})),
  )

describe('an uploaded picture', () => {
  it('is stored as WebP without the metadata of the file, and served in the widths of pages', async () => {
    const { token } = await make.member()
    const bytes = new Uint8Array(
      await solid(3000, 1500)
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
        .toBuffer(),
    )
    const stored = await upload(token, bytes)
    expect(stored).toMatchObject({ url: expect.stringMatching(/^\/media\/u\/[0-9a-f]{32}\.webp$/) })
    expect(stored).toMatchObject({ image_url: stored.url, width: 1600, height: 800 })
    const response = await fetchPicture(stored.url ?? '')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: 1600 })
    expect(meta.exif).toBeUndefined()
    const small = await fetchPicture(stored.url ?? '', undefined, 'w=240')
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(240)
  })

  it('comes in under the paths and field names of public clients', async () => {
    const { token } = await make.member()
    expect(await upload(token, await photo(), { path: '/espier/upload' })).toHaveProperty('url')
    const local = await upload(token, await photo(), { path: '/espier/uploadlocal', field: 'images' })
    expect(local).toHaveProperty('image_url')
    const { data } = await mall.call('GET', '/espier/image_upload_token', { filetype: 'image' }, { token })
    expect(data).toMatchObject({ driver: 'local', token: { domain: mall.env.publicUrl } })
  })

  it('is refused by what it is, not by what it is called', async () => {
    const { token } = await make.member()
    const textOf = async (bytes: Uint8Array<ArrayBuffer> | null, type = 'image/png') =>
      (await upload(token, bytes, { type })).message
    const png = new Uint8Array(await solid(9, 9).png().toBuffer())
    const bytesOf = (text: string) => new TextEncoder().encode(text)
    expect(await textOf(png, 'application/octet-stream')).toBeUndefined()
    expect(await textOf(null)).toBe('请选择要上传的图片')
    expect(await textOf(bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe(
      '仅支持jpg，jpeg，png图片的上传',
    )
    expect(await textOf(new Uint8Array(await solid(9, 9).gif().toBuffer()))).toBe(
      '仅支持jpg，jpeg，png图片的上传',
    )
    expect(await textOf(png.slice(0, 60))).toBe('图片无法识别，请更换图片')
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(png)
    expect(await textOf(large)).toBe('图片上传最大为2M')
    const bomb = new Uint8Array(await solid(9000, 9000).png({ compressionLevel: 9 }).toBuffer())
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await textOf(bomb)).toBe('图片尺寸过大，请缩小后上传')
    const { data } = await mall.call<Answered>('POST', '/upload/picture', { file: 'x' }, { token })
    expect(data).toMatchObject({ message: '请选择要上传的图片', status_code: 422 })
    expect(await upload(undefined, png)).toMatchObject({ status_code: 401 })
  })

  it('may be a GIF when it is a voucher; its first frame is stored', async () => {
    const { token } = await make.member()
    const frames = Buffer.concat([Buffer.alloc(20 * 10 * 3, 0x20), Buffer.alloc(20 * 10 * 3, 0xe0)])
    const gif = new Uint8Array(
      await sharp(frames, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
        .gif()
        .toBuffer(),
    )
    expect((await sharp(gif).metadata()).pages).toBe(2)
    for (const purpose of ['rate', 'aftersale'])
      expect((await upload(token, gif, { purpose })).message).toBe('仅支持jpg，jpeg，png图片的上传')
    const { url = '', width, height } = await upload(token, gif, { purpose: 'voucher' })
    expect([width, height]).toEqual([20, 10])
    const stored = sharp(Buffer.from(await (await fetchPicture(url, token)).arrayBuffer()))
    const { format, pages } = await stored.metadata()
    expect([format, pages ?? 1]).toEqual(['webp', 1])
    expect((await stored.stats()).channels[0]?.mean).toBeLessThan(0x40)
    const refused = { purpose: 'voucher' }
    expect((await upload(token, gif.slice(0, 20), refused)).message).toBe('图片无法识别，请更换图片')
    const wide = new Uint8Array(await solid(7000, 6000).gif({ effort: 1 }).toBuffer())
    expect((await upload(token, wide, refused)).message).toBe('图片尺寸过大，请缩小后上传')
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await upload(token, svg, refused)).message).toBe('仅支持jpg，jpeg，png图片的上传')
  })

  it('is limited per member and day', async () => {
    const { token, userId } = await make.member()
    const window = mall.now() - (mall.now() % 86_400)
    await mall.rows('insert into rate_limits (key, window_start, hits) values ($1, $2, 100)', [
      `upload:${userId}`,
      window,
    ])
    expect(await upload(token, await photo())).toMatchObject({ message: '今日图片上传超过限制' })
  })
})

describe('a private picture', () => {
  it('is seen by its owner, operators and the shop it was sent to; for others it does not exist', async () => {
    const [near, far] = [await make.shop(), await make.shop()]
    const owner = await make.member()
    const other = await make.member()
    const operator = await make.member({ role: 'operator' })
    const merchant = await make.member({ role: 'merchant', shopId: near })
    const stranger = await make.member({ role: 'merchant', shopId: far })
    const { url = '' } = await upload(owner.token, await photo(), { purpose: 'voucher' })
    const status = async (token?: string) => (await fetchPicture(url, token)).status
    expect(await status(owner.token)).toBe(200)
    expect(await status(operator.token)).toBe(200)
    for (const token of [undefined, other.token, merchant.token, stranger.token])
      expect(await status(token)).toBe(404)
    const use = { purpose: 'voucher', id: 7, distributorId: near } as const
    await mall.db.transaction((tx) => bindUploads(tx, owner.userId, [url], use))
    expect(await status(merchant.token)).toBe(200)
    expect(await status(stranger.token)).toBe(404)
    expect((await fetchPicture(url, owner.token)).headers.get('cache-control')).toContain('no-store')
  })
})

describe('using pictures', () => {
  const use = (userId: number, urls: string[], id = 1) =>
    mall.db.transaction((tx) => bindUploads(tx, userId, urls, { purpose: 'aftersale', id, distributorId: 0 }))

  it('accepts unused pictures of the member once, and absolute URLs of them', async () => {
    const { userId, token } = await make.member()
    const { url = '' } = await upload(token, await photo(), { purpose: 'aftersale' })
    expect(await use(userId, [`${mall.env.publicUrl}${url}`])).toEqual([url])
    expect(await use(userId, [url, url])).toEqual([url])
    await expect(use(userId, [url], 2)).rejects.toThrow('图片地址不正确')
  })

  it('never shows a voucher to everybody: it is used for vouchers only', async () => {
    const { userId, token } = await make.member()
    const { url = '' } = await upload(token, await photo(), { purpose: 'voucher' })
    const as = (purpose: 'rate' | 'aftersale' | 'voucher') =>
      mall.db.transaction((tx) => bindUploads(tx, userId, [url], { purpose, id: 5, distributorId: 0 }))
    await expect(as('rate')).rejects.toThrow('图片地址不正确')
    await expect(as('aftersale')).rejects.toThrow('图片地址不正确')
    expect((await fetchPicture(url)).status).toBe(404)
    expect(await as('voucher')).toEqual([url])
  })

  it('refuses pictures of others, unknown ones and other addresses alike', async () => {
    const { userId } = await make.member()
    const other = await make.member()
    const { url = '' } = await upload(other.token, await photo())
    const unknown = `/media/u/${'0'.repeat(32)}.webp`
    for (const one of [url, unknown, '/media/demo.webp', 'https://elsewhere.test/a.png', 'javascript:1'])
      await expect(use(userId, [one])).rejects.toThrow('图片地址不正确')
  })

  it('keeps used pictures; others are deleted after a day', async () => {
    const { userId, token } = await make.member()
    const [kept, unused] = [
      await upload(token, await photo(), { purpose: 'aftersale' }),
      await upload(token, await photo()),
    ]
    await use(userId, [kept.url ?? ''])
    mall.travel(86_401)
    await sweepUploads(mall.db, mall.now())
    expect((await fetchPicture(kept.url ?? '', token)).status).not.toBe(404)
    expect((await fetchPicture(unused.url ?? '', token)).status).toBe(404)
  })
})
