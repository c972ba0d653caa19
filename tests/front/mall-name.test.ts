import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MallName } from '@/lib/front/mall-name'
import { readFixedDocuments } from '@/lib/front/next/fixed-documents'
import { readServiceWorker } from '@/lib/front/service-worker'
import { missingPageText, tooLongPageText } from '@/lib/web/page-texts'
import { engineOf, openDoor, type OpenDoor } from '../fixtures/front/open-door'

/** The name of the mall in the answers of the door without the engine. */

let build: string
let now = 0
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
  mallName = new MallName(undefined, () => now)
  door = await openDoor({
    engine: engineOf(async (request) => {
      asked.push(new URL(request.url).pathname)
      return answer()
    }),
    parts: {
      mallName,
      documents: await readFixedDocuments(build, mallName),
      worker: await readServiceWorker('.'),
    },
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
  expect(await textOf('/%')).toContain('<b>焕新商城</b>')
  expect(await textOf('/service-worker.js')).toContain(`const mallName = "<i>\\"'\\\\</script>"`)
})

test('is the one of the build until the engine answers, and then stays while it fails', async () => {
  answer = () => Promise.reject(new Error('The database does not answer.'))
  expect(await textOf('/service-worker.js')).toContain('const mallName = "焕新商城"')
  expect(await textOf(tooLong)).toContain('焕新商城</a>')
  answer = named('云裳生活馆')
  now += 60_000
  expect(await mallName.fresh()).toBe('云裳生活馆')
  answer = () => Promise.reject(new Error('The database does not answer.'))
  now += 60_000
  expect(await mallName.fresh()).toBe('云裳生活馆')
  expect(await textOf(tooLong)).toContain(tooLongPageText)
})

test('is asked at most once a minute, and a page does not wait for it', async () => {
  answer = named('云裳生活馆')
  for (let page = 0; page < 5; page++) await textOf(tooLong)
  expect(asked).toHaveLength(1)
  now += 60_000
  answer = () => new Promise(() => undefined)
  expect(await textOf(tooLong)).toContain('云裳生活馆</a>')
  expect(asked).toHaveLength(2)
})

test('a mall without the file has no worker: its path is a file that is missing', async () => {
  expect(await readServiceWorker(build)).toBeUndefined()
})
