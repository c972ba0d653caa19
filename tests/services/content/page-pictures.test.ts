import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { apiPrefix } from '@/lib/contract'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'
import { readEnv } from '@/lib/env'
import { fillLibrary } from '@/lib/server/content/picture/fill-library'
import { prunePictures } from '@/lib/server/content/picture/prune-pictures'
import { answerPicture } from '@/lib/server/content/picture/serve-picture'
import { handleContract } from '@/lib/server/edge/http/handler'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import { signS3 } from '@/lib/server/ground/adapters/storage/sign-s3'
import * as tables from '@/lib/server/ground/db/schema'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { builders } from '../../fixtures/engine/builders'
import { s3Signature } from '../../fixtures/engine/s3-signature'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'
import { listen, type Listening } from '../../fixtures/listen'

/** Pictures of designed pages: the upload in three steps, the library, and the storage of their bytes. */

let mall: TestMall
let folder: string
let operator: { userId: number; token: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-pictures-'))
  mall = await openTestMall({ MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'https://mall.example' })
  operator = await builders(mall).member({ role: 'operator' })
})
afterAll(async () => {
  await mall.close()
  await rm(folder, { recursive: true })
})

interface Answer extends Partial<LibraryPicture> {
  message?: string
  status_code?: number
  token?: string
  image_prefix?: string
  img_url?: string
  img_full_url?: string
  total_count?: number
  kinds?: string[]
  list?: LibraryPicture[]
}
const call = async (method: string, path: string, params: object = {}, token = operator.token) =>
  (await mall.call<Answer>(method, `/operator/${path}`, { ...params }, { token })).data

const solid = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
const png = async (background = '#e1251b', width = 40, height = 30) =>
  new Uint8Array(await solid(background, width, height).png().toBuffer())

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
  type = 'image/png',
  bearer?: string,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([bytes], { type }), 'picture.png')
  const request = new Request(`http://mall.test${apiPrefix}/operator/picture/upload`, {
    method: 'POST',
    body,
    headers: { [picturePathsHeader]: '1', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  })
  const response = await handleContract(async () => mall, request)
  return ((await response.json()) as { data: Answer }).data
}

const newToken = async () => {
  const { token = '', image_prefix = '' } = await call('GET', 'picture/token')
  return { token, key: `${image_prefix}0123456789abcdef0123456789abcdef.png` }
}
const fetchPicture = (url: string, query = '') => answerPicture(mall, url, new URLSearchParams(query))

describe('a picture for pages', () => {
  it('is uploaded with a token, recorded, listed and served under the hash of its content', async () => {
    const stored = await upload(await png(), await newToken())
    expect(stored).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30 })
    expect(stored.img_url).toMatch(/^\/media\/p\/[0-9a-f]{64}\.webp$/)
    expect(await call('GET', 'pictures')).toMatchObject({ total_count: 0 })
    const recorded = await call('POST', 'picture/record', {
      img_name: '横幅',
      img_url: `https://mall.example${stored.img_url}`,
      img_type: 'image/png',
      img_size: 99,
      width: 1,
      height: 1,
      kind: '首页',
    })
    expect(recorded).toMatchObject({ img_full_url: stored.img_url, name: '横幅', width: 40, height: 30 })
    expect(await call('GET', 'pictures', { keyword: '横' })).toMatchObject({
      total_count: 1,
      kinds: ['首页'],
      list: [{ url: stored.img_url, kind: '首页' }],
    })
    expect(await call('GET', 'pictures', { kind: '其他' })).toMatchObject({ total_count: 0, list: [] })
    const response = await fetchPicture(stored.img_url ?? '')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['webp', 40])
  })

  it('is one object for equal pictures', async () => {
    const [first, second] = [
      await upload(await png('#00ff00'), await newToken()),
      await upload(await png('#00ff00'), await newToken()),
    ]
    expect(second.img_url).toBe(first.img_url)
  })

  it('is encoded once for each width and kept for the next request', async () => {
    const { img_url = '' } = await upload(await png('#123456', 2000, 1000), await newToken())
    for (let times = 0; times < 2; times++) {
      const response = await fetchPicture(img_url, 'w=480')
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(480)
    }
    const hash = /[0-9a-f]{64}/.exec(img_url)?.[0] ?? ''
    const files = await readdir(join(folder, 'pictures', hash.slice(0, 2)))
    expect(files.filter((name) => name.startsWith(hash)).toSorted()).toEqual([
      `${hash}-480.webp`,
      `${hash}.webp`,
    ])
  })

  it('keeps the width of a large banner', async () => {
    expect(await upload(await png('#222222', 2400, 20), await newToken())).toMatchObject({ width: 2400 })
  })

  it('is refused by what it is, not by what it is called', async () => {
    const fields = await newToken()
    const bytesOf = (text: string) => new TextEncoder().encode(text)
    const wrong = '上传图片只能是 JPG 或者 PNG 格式!'
    expect(await upload(bytesOf('<svg onload="alert(1)"/>'), fields)).toMatchObject({ message: wrong })
    const gif = new Uint8Array(await solid('#fff').gif().toBuffer())
    expect(await upload(gif, fields)).toMatchObject({ message: wrong })
    const webp = new Uint8Array(await solid('#fff').webp().toBuffer())
    expect(await upload(webp, fields)).toMatchObject({ message: wrong })
    expect(await upload((await png()).slice(0, 60), fields)).toMatchObject({
      message: '图片无法识别，请更换图片',
    })
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(await png())
    expect(await upload(large, fields)).toMatchObject({ message: '图片上传最大为2M' })
    expect(await upload(await png(), fields, 'text/html')).toHaveProperty('img_url')
  })

  it('needs a token that is valid, and a name below its prefix', async () => {
    const { token, key } = await newToken()
    const refused = { message: '上传凭证无效', status_code: 422 }
    for (const fields of [
      { token: 'x', key },
      { token: `${token.slice(0, -2)}xx`, key },
      { token, key: '../../etc/passwd' },
      { token, key: `${key}.html` },
    ])
      expect(await upload(await png(), fields)).toMatchObject(refused)
    mall.travel(601)
    expect(await upload(await png(), { token, key })).toMatchObject(refused)
  })

  it('takes a token once, also when it is sent twice at the same moment', async () => {
    const fields = await newToken()
    const answers = await Promise.all([
      upload(await png('#a1a1a1'), fields),
      upload(await png('#a2a2a2'), fields),
    ])
    expect(answers.filter(({ img_url }) => img_url !== undefined)).toHaveLength(1)
    mall.travel(500)
    expect(await upload(await png('#a3a3a3'), fields)).toMatchObject({
      message: '上传凭证已经用过，请重新获取',
      status_code: 429,
    })
  })

  it('needs the session that got the token, while it goes on and may store pictures', async () => {
    const refused = { message: '上传凭证无效', status_code: 422 }
    const make = builders(mall)
    const [one, other] = [
      await make.member({ role: 'operator', userId: 7011 }),
      await make.member({ role: 'operator', userId: 7012 }),
    ]
    const tokenOf = async ({ token: own }: { token: string }) => {
      const { token = '', image_prefix = '' } = await call('GET', 'picture/token', {}, own)
      return { token, key: `${image_prefix}0123456789abcdef0123456789abcdef.png` }
    }
    expect(await upload(await png('#b1b1b1'), await tokenOf(one), 'image/png', other.token)).toMatchObject(
      refused,
    )
    expect(await upload(await png('#b1b1b1'), await tokenOf(one), 'image/png', one.token)).toHaveProperty(
      'img_url',
    )
    const [demoted, signedOut] = [await tokenOf(one), await tokenOf(other)]
    await mall.rows(`update members set desk_role = 'reader' where user_id = 7011`)
    expect(await upload(await png('#b2b2b2'), demoted)).toMatchObject(refused)
    await mall.rows('update members set tokens_from = tokens_from + 100 where user_id = 7012')
    expect(await upload(await png('#b3b3b3'), signedOut)).toMatchObject(refused)
  })

  it('is recorded by its operator only, and by no address of something else', async () => {
    const other = await builders(mall).member({ role: 'operator', userId: 7001 })
    const { img_url } = await upload(await png('#0000ff'), await newToken())
    for (const url of [
      '/media/u/0123456789abcdef0123456789abcdef.webp',
      'javascript:1',
      'https://x.test/a.png',
    ])
      expect(await call('POST', 'picture/record', { img_url: url })).toMatchObject({
        message: '图片地址不正确',
      })
    expect(await call('POST', 'picture/record', { img_url }, other.token)).toMatchObject({
      message: '图片地址不正确',
    })
    const shopper = await builders(mall).member({ userId: 7002 })
    for (const path of ['picture/token', 'pictures'])
      expect(await call('GET', path, {}, shopper.token)).toMatchObject({ status_code: 401 })
  })

  it('leaves the library and stays on the pages that show it', async () => {
    const { img_url = '' } = await upload(await png('#777777'), await newToken())
    const { picture_id = 0 } = await call('POST', 'picture/record', { img_url, img_name: '旧图' })
    expect(await call('PUT', 'picture', { picture_id, name: '新名' })).toMatchObject({
      name: '新名',
      url: img_url,
    })
    expect(await call('DELETE', `picture/${picture_id}`)).toEqual({ status: true })
    expect(await call('DELETE', `picture/${picture_id}`)).toMatchObject({ message: '图片不存在' })
    expect((await call('GET', 'pictures', { keyword: '新名' })).list).toEqual([])
    expect((await fetchPicture(img_url)).status).toBe(200)
  })

  it.each(['/media/p/x.webp', `/media/p/${'0'.repeat(64)}.webp`, '/media/p/../secret'])(
    'is missing at %s',
    async (path) => {
      expect((await fetchPicture(path)).status).toBe(404)
    },
  )
})

describe('a picture that nothing shows', () => {
  /** Runs the job a number of days from today. */
  const prune = (day: number) => prunePictures({ ...mall, now: () => mall.now() + day * 86_400 })
  const isServed = async (url: string) => (await fetchPicture(url)).status === 200
  const stored = async (background: string) => {
    const { img_url = '' } = await upload(await png(background), await newToken())
    return img_url
  }

  it('is deleted with its widths 30 days after it was found unused', async () => {
    const url = await stored('#010101')
    await fetchPicture(url, 'w=240')
    await prune(0)
    await prune(29)
    expect(await isServed(url)).toBe(true)
    await prune(37)
    expect(await isServed(url)).toBe(false)
    const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? ''
    const files = await readdir(join(folder, 'pictures', hash.slice(0, 2)))
    expect(files.filter((name) => name.startsWith(hash))).toEqual([])
    // The same picture can be uploaded again.
    expect(await isServed(await stored('#010101'))).toBe(true)
  })

  it('stays while the library lists it, or any text of the mall names it', async () => {
    const listed = await stored('#020202')
    await call('POST', 'picture/record', { img_url: listed, img_name: '横幅' })
    const onPage = await stored('#030303')
    const inModule = await stored('#040404')
    await mall.db.orm.insert(tables.pcTemplateContents).values({
      templateId: 0,
      name: 'header',
      params: [{ type: 'W0003', imgUrl: `${onPage}?w=480` }],
      sortBy: 0,
      created: 1,
      updated: 1,
    })
    await mall.db.orm.insert(tables.designModules).values({
      name: '组合',
      image: inModule,
      params: {},
      userId: operator.userId,
      created: 1,
    })
    for (const day of [0, 15, 30, 45, 60]) await prune(day)
    expect(await Promise.all([listed, onPage, inModule].map(isServed))).toEqual([true, true, true])
  })

  it('gets another 30 days when it was shown in the meantime, or uploaded again', async () => {
    const again = await stored('#050505')
    const shown = await stored('#060606')
    await prune(-20)
    await stored('#050505')
    const values = { name: '短期', image: shown, params: {}, userId: operator.userId, created: 1 }
    const [row] = await mall.db.orm.insert(tables.designModules).values(values).returning()
    await prune(0)
    const ofModule = eq(tables.designModules.moduleId, row?.moduleId ?? 0)
    await mall.db.orm.delete(tables.designModules).where(ofModule)
    await prune(12)
    expect(await Promise.all([again, shown].map(isServed))).toEqual([true, true])
  })
})

describe('an S3-compatible storage', () => {
  /** A bucket with the checks of every server of this protocol. */
  const objects = new Map<string, Buffer>()
  let bucket: Listening
  let isDown = false
  const credentials = { region: 'cn-east-1', keyId: 'key-id', key: 'key-secret' }
  const settings = () => ({
    MALL_S3_URL: bucket.url,
    MALL_S3_BUCKET: 'pages',
    MALL_S3_REGION: 'cn-east-1',
    MALL_S3_KEY_ID: 'key-id',
    MALL_S3_KEY: 'key-secret',
  })
  beforeAll(async () => {
    bucket = await listen((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks)
        const { authorization = '', host = '' } = request.headers
        const method = request.method === 'PUT' ? 'PUT' : 'GET'
        const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
        const added = ['host', 'x-amz-content-sha256', 'x-amz-date']
        const headers = Object.fromEntries(
          signed.filter((name) => !added.includes(name)).map((name) => [name, String(request.headers[name])]),
        )
        const url = new URL(request.url ?? '/', `http://${host}`)
        const at = Date.parse(
          String(request.headers['x-amz-date']).replace(
            /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
            '$1-$2-$3T$4:$5:$6Z',
          ),
        )
        const expected = s3Signature({ method, url, headers, body }, credentials, at / 1000)
        if (isDown || authorization !== expected) {
          response.writeHead(isDown ? 503 : 403).end('<Error/>')
          return
        }
        if (method === 'PUT') objects.set(url.pathname, body)
        const found = objects.get(url.pathname)
        response.writeHead(found ? 200 : 404).end(found ?? '<Error><Code>NoSuchKey</Code></Error>')
      })
    })
  })
  afterAll(() => bucket.close())

  it('signs requests as the examples of its documentation', async () => {
    const example = {
      region: 'us-east-1',
      keyId: 'AKIAIOSFODNN7EXAMPLE',
      key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    }
    const at = Date.parse('2013-05-24T00:00:00Z') / 1000
    const get = {
      method: 'GET' as const,
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      body: new Uint8Array(),
    }
    expect((await signS3(get, example, at)).get('authorization')).toMatch(
      /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
    )
    const put = {
      method: 'PUT' as const,
      url: new URL('https://examplebucket.s3.amazonaws.com/test$file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    }
    expect((await signS3(put, example, at)).get('authorization')).toMatch(
      /Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
    )
  })

  it('holds pictures and their widths in place of the data folder', async () => {
    const stored = { ...mall, env: readEnv(settings()) }
    const storage = storageOf(stored)
    const bytes = new Uint8Array(await solid('#e1251b', 600, 300).webp().toBuffer())
    const hash = 'ab'.repeat(32)
    expect(await storage.get(`ab/${hash}.webp`)).toBeNull()
    await storage.put(`ab/${hash}.webp`, bytes, 'image/webp')
    const response = await answerPicture(stored, `/media/p/${hash}.webp`, new URLSearchParams('w=240'))
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(240)
    expect([...objects.keys()]).toEqual([`/pages/ab/${hash}.webp`, `/pages/ab/${hash}-240.webp`])
    isDown = true
    await expect(storage.put('x', bytes, 'image/webp')).rejects.toThrow('503')
    isDown = false
  })

  it('is configured as a whole', () => {
    expect(() => readEnv({ MALL_S3_URL: 'https://s3.example' })).toThrow(
      'MALL_S3_BUCKET must be set when MALL_S3_URL is set.',
    )
  })
})

describe('the library of a demo mall', () => {
  const drawing = (name: string, color: string) => ({
    name,
    kind: '横幅',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="${color}"/></svg>`,
  })
  const fill = () =>
    fillLibrary(mall, {
      userId: operator.userId,
      drawings: [drawing('红', '#e1251b'), drawing('绿', '#0e9f6e')],
    })

  it('begins with its drawings, once, also when two instances start together', async () => {
    await mall.rows('delete from pictures')
    await Promise.all([fill(), fill()])
    await fill()
    const { list = [] } = await call('GET', 'pictures')
    expect(list.map(({ name, kind, width, height }) => [name, kind, width, height])).toEqual([
      ['红', '横幅', 1200, 400],
      ['绿', '横幅', 1200, 400],
    ])
    expect((await fetchPicture(list[0]?.url ?? '')).status).toBe(200)
  })

  it('is left as operators made it', async () => {
    const [first] = (await call('GET', 'pictures')).list ?? []
    await call('DELETE', `picture/${first?.picture_id}`)
    await fill()
    expect((await call('GET', 'pictures')).list?.map(({ name }) => name)).toEqual(['绿'])
  })
})
