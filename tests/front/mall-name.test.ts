import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { now as clock } from '@/lib/front/clock'
import { MallName } from '@/lib/front/mall-name'
import { readNamedFiles } from '@/lib/front/named-files'
import { readFixedDocuments } from '@/lib/front/next/fixed-documents'
import { PageCache } from '@/lib/front/page-cache'
import { tag } from '@/lib/web/cache-tags'
import { missingPageText, tooLongPageText } from '@/lib/web/page-texts'
import { engineOf, openDoor, type OpenDoor } from '../fixtures/front/open-door'

/** The name of the mall in the answers of the door without the engine. */

let build: string
let minutes = 0
let answer: () => Promise<{ status: number; headers: []; body: string }>
let asked: string[]
let door: OpenDoor
let mallName: MallName

const named = (brand_name: string) => async () => ({
  status: 200,
  headers: [] as [],
  body: JSON.stringify({ data: { brand_name } }),
})
const tooLong = `/items/1?a=${'a'.repeat(9000)}`
const textOf = async (path: string) => (await door.request(path)).text()

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'mall-name-'))
  await mkdir(join(build, 'server/app'), { recursive: true })
  const missing = `<html><title>${missingPageText}</title><b>焕新商城</b><script>f("焕新商城")</script></html>`
  await writeFile(join(build, 'server/app/_not-found.html'), missing)
  asked = []
  minutes = 0
  const cache = new PageCache({ maxBytes: 1024 * 1024 })
  mallName = new MallName({
    invalidations: cache.invalidations,
    now: () => clock() + minutes * 60_000,
  })
  door = await openDoor({
    engine: engineOf(async (request) => {
      asked.push(new URL(request.url).pathname)
      return answer()
    }),
    parts: {
      documents: await readFixedDocuments(build, mallName),
      namedFiles: await readNamedFiles('.', mallName),
    },
    cache,
  })
})
afterEach(async () => {
  await door.close()
  await rm(build, { recursive: true })
})

test('is that of the settings in plain pages, the missing page and the service worker', async () => {
  answer = named('云裳生活馆')
  await mallName.fresh()
  expect(await textOf(tooLong)).toMatch(/云裳生活馆<\/a>/)
  const missing = await door.request('/%')
  expect([missing.status, await missing.text()]).toEqual([
    404,
    `<html><title>${missingPageText}</title><b>云裳生活馆</b><script>f("云裳生活馆")</script></html>`,
  ])
  const worker = await door.request('/service-worker.js')
  expect([worker.status, worker.headers.get('content-type'), worker.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ])
  const source = await readFile('public/service-worker.js', 'utf8')
  expect(await worker.text()).toBe(source.replace("'焕新商城'", '"云裳生活馆"'))
  expect(new Set(asked)).toEqual(new Set(['/api/h5app/wxapp/site/frame']))
})

test('is no markup and no script', async () => {
  answer = named(`<i>"'\\</script>`)
  await mallName.fresh()
  expect(await textOf(tooLong)).toContain('&#60;i&#62;&#34;&#39;\\&#60;/script&#62;</a>')
  expect(await textOf('/%')).toContain('&#60;i&#62;&#34;&#39;\\&#60;/script&#62;</a>')
  expect(await (await door.request('/manifest.webmanifest')).json()).toMatchObject({
    name: `<i>"'\\</script>`,
  })
  expect(await textOf('/service-worker.js')).toContain(`const mallName = "<i>\\"'\\\\</script>"`)
})

test('is the one of the build until the engine answers, and then stays while it fails', async () => {
  answer = () => Promise.reject(new Error('The database does not answer.'))
  expect(await textOf('/service-worker.js')).toContain('const mallName = "焕新商城"')
  expect(await textOf(tooLong)).toContain('焕新商城</a>')
  answer = named('云裳生活馆')
  minutes++
  expect(await mallName.fresh()).toBe('云裳生活馆')
  answer = () => Promise.reject(new Error('The database does not answer.'))
  minutes++
  expect(await mallName.fresh()).toBe('云裳生活馆')
  expect(await textOf(tooLong)).toContain(tooLongPageText)
})

test('is the new one on the next request after it was saved, and a page waits for it', async () => {
  answer = named('云裳生活馆')
  await mallName.fresh()
  answer = async () => {
    await delay(50)
    return named('云裳（杭州）生活馆')()
  }
  await door.cache.invalidate([tag.goods(1)])
  expect(await textOf('/%')).toContain('<b>云裳生活馆</b>')
  await door.cache.invalidate([tag.site()])
  expect(await textOf('/%')).toContain('<b>云裳（杭州）生活馆</b>')
  expect(await textOf(tooLong)).toContain('云裳（杭州）生活馆</a>')
  expect(await (await door.request('/manifest.webmanifest')).json()).toMatchObject({
    name: '云裳（杭州）生活馆',
    short_name: '云裳（杭州）生活馆',
  })
  expect(await textOf('/service-worker.js')).toContain('const mallName = "云裳（杭州）生活馆"')
  expect(asked).toHaveLength(2)
})

test('is asked at most once a minute, and a page does not wait for it', async () => {
  answer = named('云裳生活馆')
  for (let page = 0; page < 5; page++) await textOf(tooLong)
  expect(asked).toHaveLength(1)
  minutes++
  answer = () => new Promise(() => undefined)
  expect(await textOf(tooLong)).toContain('云裳生活馆</a>')
  expect(asked).toHaveLength(2)
})

test('a mall without the file has no worker: its path is a file that is missing', async () => {
  expect(await readNamedFiles(build, mallName)).toEqual(new Map())
})
