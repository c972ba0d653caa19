import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPrerendered } from '@/lib/front/next/prerendered'

let build: string
const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`

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

test.each(['/auth/login', '/_not-found'])('the build’s page %s is read with its data', async (path) => {
  const found = await read(keyOf(path))
  expect(found?.value.html).toBe(`<html>${path}</html>`)
  expect(found?.value.rscData?.toString()).toBe('0:null')
  expect(found?.life).toEqual({ revalidate: false })
})

test('a page that shows data is not taken from the build: drops before this process began are forgotten', async () => {
  expect(await read(keyOf('/cart'))).toBeUndefined()
})

test('a page of another route with the same path is not mistaken for it', async () => {
  expect(await read('/route-cache/APP_PAGE/other/$/auth/login')).toBeUndefined()
})

test.each(['/secret', '/../server/app/auth/login', '/nowhere'])(
  '%s is no page of the build',
  async (path) => {
    expect(await read(keyOf(path))).toBeUndefined()
  },
)
