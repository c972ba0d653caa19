import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPrerendered } from '@/lib/front/next/prerendered'
import { htmlOf, keyOf } from '../fixtures/front/cached-values'

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'mall-prerendered-'))
  await mkdir(join(build, 'server', 'app', 'auth'), { recursive: true })
  const routes = {
    '/auth/login': { initialRevalidateSeconds: false },
    '/cart': { initialRevalidateSeconds: 3600 },
  }
  await writeFile(join(build, 'prerender-manifest.json'), JSON.stringify({ routes, dynamicRoutes: {} }))
  for (const path of ['/auth/login', '/cart', '/_not-found', '/secret']) {
    const base = join(build, 'server', 'app', path)
    const meta = {
      headers: { 'x-next-cache-tags': 'a,b' },
      routeCache: { key: keyOf(path), isFallback: false },
    }
    await writeFile(`${base}.meta`, JSON.stringify(meta))
    await writeFile(`${base}.html`, `<html>${path}</html>`)
    await writeFile(`${base}.rsc`, '0:null')
  }
})

afterEach(() => rm(build, { recursive: true }))

const read = (key: string) => readPrerendered(join(build, 'server'), key, 'APP_PAGE')

test.each(['/auth/login', '/_not-found'])('reads the prerendered page %s with its data', async (path) => {
  const page = await read(keyOf(path))
  expect(htmlOf(page)).toBe(`<html>${path}</html>`)
  expect(page?.value).toMatchObject({ rscData: Buffer.from('0:null') })
  expect(page?.cacheControl).toEqual({ revalidate: false, expire: undefined })
})

test('does not read a page that shows data, because invalidations before the start are forgotten', async () => {
  expect(await read(keyOf('/cart'))).toBeUndefined()
})

test('does not mistake a page of another route with the same path for it', async () => {
  expect(await read('/route-cache/APP_PAGE/other/$/auth/login')).toBeUndefined()
})

test.each(['/secret', '/../server/app/auth/login', '/nowhere'])(
  'reads nothing for %s, which is no prerendered page',
  async (path) => {
    expect(await read(keyOf(path))).toBeUndefined()
  },
)
