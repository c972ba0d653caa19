import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The engine as `npm start` opens it, in its own process and with its own data folder. */

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the engine, sends one request signed with this key and returns the code of the response. */
async function codeOf(key: string): Promise<number> {
  const source = `
    import { contentSign } from './lib/domain/content-sign.ts'
    import { getEngine, getMall } from './lib/server/engine.ts'
    import { md5 } from './lib/server/signed-content/signature.ts'
    const { now } = await getMall()
    const params = { timestamp: now() }
    const sign = contentSign(params, ${JSON.stringify(key)}, md5)
    const query = new URLSearchParams({ ...params, sign })
    const { body } = await getEngine().answer(new Request('http://mall.test/api/com/article/getArticleList?' + query))
    console.log('code ' + JSON.parse(body).code)
    await getEngine().close()
    process.exit(0)`
  const { stdout } = await run(
    'node',
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', source],
    {
      env: {
        ...process.env,
        MALL_DATA_DIR: folder,
        MALL_DEMO: '0',
        DATABASE_URL: '',
        MALL_CONTENT_SECRET: '',
      },
    },
  )
  return Number(/code (\d+)/.exec(stdout)?.[1])
}

it('generates the key of the signed content API for an embedded mall and stores it', async () => {
  expect(await codeOf('a guessed key')).toBe(401)
  const path = join(folder, 'content-secret')
  const key = await readFile(path, 'utf8')
  expect(key).toMatch(/^[0-9a-f]{96}$/)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect(await codeOf(key)).toBe(200)
  expect(await readFile(path, 'utf8')).toBe(key)
}, 120_000)
