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

interface Outcome {
  /** The code of the response to a request signed with the key. */
  code: number
  /** The status of a picture of the demo mall. */
  pictureStatus: number
  /** The services that the checks of `/readyz` list as simulated. */
  simulated: string
  /** The number of times that the engine loaded the demo mall. */
  demoLoads: number
}

/** Starts the engine with `MALL_DEMO=0` and a loader of the demo mall, and sends one request signed with this key. */
async function startWith(key: string): Promise<Outcome> {
  const source = `
    import { contentSign } from './lib/domain/content-sign.ts'
    import { getEngine, getMall, startEngine } from './lib/server/edge/engine.ts'
    import { md5 } from './lib/server/edge/signed-content/signature.ts'
    let demoLoads = 0
    await startEngine(async () => {
      demoLoads++
      return (await import('./lib/demo/index.ts')).demoMall
    })
    const { now } = await getMall()
    const params = { timestamp: now() }
    const sign = contentSign(params, ${JSON.stringify(key)}, md5)
    const query = new URLSearchParams({ ...params, sign })
    const { body } = await getEngine().answer(new Request('http://mall.test/api/com/article/getArticleList?' + query))
    const { status: pictureStatus } = await getEngine().answer(new Request('http://mall.test/media/logo/mark.svg'))
    const { simulated } = (await getEngine().ready()).checks
    console.log('outcome ' + JSON.stringify({ code: JSON.parse(body).code, pictureStatus, simulated, demoLoads }))
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
        MALL_SMS: 'console',
        MALL_IDENTITY: 'none',
        DATABASE_URL: '',
        MALL_CONTENT_SECRET: '',
      },
    },
  )
  return JSON.parse(/^outcome (.*)$/m.exec(stdout)?.[1] ?? 'null') as Outcome
}

it('generates the key of the signed content API and, with MALL_DEMO=0, never loads the demo mall', async () => {
  const simulated = 'sms (MALL_SMS=console)'
  const common = { pictureStatus: 404, simulated, demoLoads: 0 }
  expect(await startWith('a guessed key')).toEqual({ code: 401, ...common })
  const path = join(folder, 'content-secret')
  const key = await readFile(path, 'utf8')
  expect(key).toMatch(/^[0-9a-f]{96}$/)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect(await startWith(key)).toEqual({ code: 200, ...common })
  expect(await readFile(path, 'utf8')).toBe(key)
}, 120_000)
