import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@/lib/env'
import { checkDatabaseClock, checkServiceClock, servicesOf } from '@/lib/server/edge/doctor/check-clock'
import { checkFolder } from '@/lib/server/edge/doctor/check-folder'
import { checkMachine, openFilesIn } from '@/lib/server/edge/doctor/check-machine'
import { checkPort } from '@/lib/server/edge/doctor/check-port'
import { checkServices, checkStorage } from '@/lib/server/edge/doctor/check-services'
import { checkSettings } from '@/lib/server/edge/doctor/check-settings'
import { type Found, hasProblems, reportJson, reportText } from '@/lib/server/edge/doctor/finding'
import { runDoctor } from '@/lib/server/edge/doctor/run-doctor'
import { redact } from '@/lib/server/edge/doctor/secrets'
import { testMall } from '../../fixtures/engine/test-mall'
import { listen } from '../../fixtures/listen'

/** Each check of `npm run doctor`, on what it should notice and on what it should not. */

const key = '9f3c1be04d7a26581c2e90ab45f7d3816be2c90d7f1a4835e6b0d92c7481fa3e'
const real = {
  DATABASE_URL: 'postgres://mall:verysecretword@127.0.0.1:5432/mall',
  MALL_SECRET: key,
  MALL_SMS: 'console',
  MALL_IDENTITY: 'none',
  MALL_PUBLIC_URL: 'https://mall.example',
  MALL_PROXIES: '1',
  MALL_DRAIN_SECONDS: '5',
  MALL_OPS_TOKEN: 'c61f0b92e4a7d35812fe',
  MALL_S3_URL: 'http://127.0.0.1:1',
  MALL_S3_BUCKET: 'mall',
  MALL_S3_KEY_ID: 'AKIDENTITY',
  MALL_S3_KEY: 'wordOfStorage',
}

const sentences = (found: readonly Found[], level?: Found['level']) =>
  found.filter((one) => level === undefined || one.level === level).map(({ says }) => says)
const settings = (source: Record<string, string>) => checkSettings(source).found
const levels = (found: readonly Found[]) => found.map(({ level }) => level)

describe('settings', () => {
  it('that are complete are well', () => {
    expect(settings({})).toEqual([{ level: 'ok', says: '0 variables are set, none is wrong' }])
    expect(levels(settings(real))).toEqual(['ok'])
  })

  it.each<[string, Record<string, string>, string, Found['level']]>([
    ['unknown', { MALL_SMZ: 'aliyun' }, 'MALL_SMZ is no variable of the mall; MALL_SMS is one', 'warning'],
    ['unknown', { MALL_WHATEVER_IT_IS: '1' }, 'MALL_WHATEVER_IT_IS is no variable of the mall', 'warning'],
    ['wrong', { PORT: 'abc' }, 'PORT must be a port number from 0 to 65535', 'problem'],
    ['short', { MALL_SECRET: 'short' }, 'MALL_SECRET must have at least 32 characters', 'problem'],
    [
      'empty',
      { MALL_WEBHOOK_SECRET: '' },
      'MALL_WEBHOOK_SECRET is empty, which counts as not set',
      'warning',
    ],
    [
      'repeated',
      { MALL_SECRET: 'x'.repeat(40) },
      'MALL_SECRET has fewer than 10 different characters',
      'problem',
    ],
    [
      'of an example',
      { MALL_OPS_TOKEN: 'changeme-0192837465' },
      'MALL_OPS_TOKEN has a word of examples',
      'problem',
    ],
    [
      'used twice',
      { MALL_SECRET: key, MALL_CONTENT_SECRET: key },
      'MALL_CONTENT_SECRET is used for another',
      'problem',
    ],
    [
      'left over',
      { MALL_NEW_SECRET: key },
      'MALL_NEW_SECRET is for npm run secret -- rotate alone',
      'warning',
    ],
    [
      'of a demo',
      { MALL_PUBLIC_URL: 'https://mall.example' },
      'the demo mall has accounts whose password',
      'problem',
    ],
    [
      'not read',
      { MALL_SMTP_URL: 'smtp://mail.example' },
      'MALL_SMTP_URL is not read: it needs MALL_EMAIL',
      'warning',
    ],
    ['not read', { MALL_KUAIDI100_KEY: 'x' }, 'MALL_KUAIDI100_KEY is not read', 'warning'],
    [
      'without TLS',
      { ...real, MALL_PUBLIC_URL: 'http://mall.example' },
      'MALL_PUBLIC_URL is http',
      'warning',
    ],
    ['without a proxy', { ...real, MALL_PROXIES: '0' }, 'MALL_PROXIES is 0', 'warning'],
    ['without a drain', { ...real, MALL_DRAIN_SECONDS: '0' }, 'MALL_DRAIN_SECONDS is 0', 'warning'],
    ['without a token', { ...real, MALL_OPS_TOKEN: '' }, 'MALL_OPS_TOKEN is not set', 'warning'],
    [
      'without an address',
      { ...real, MALL_PUBLIC_URL: '' },
      'links, share cards and payment pages lead to',
      'warning',
    ],
    [
      'on another machine',
      { ...real, DATABASE_URL: 'postgres://mall@db.example/mall' },
      'the connection is not encrypted',
      'warning',
    ],
    [
      'of two engines',
      { ...real, MALL_API_URL: 'https://shop.example' },
      'DATABASE_URL is not read: it needs an engine of its own',
      'warning',
    ],
  ])('that are %s are named (%#)', (_, source, sentence, level) => {
    const matching = settings(source).filter(({ says }) => says.includes(sentence))
    expect(levels(matching)).toEqual([level])
  })

  it('never appear in a report', () => {
    const text = `password "verysecretword" of ${key}; wordOfStorage`
    expect(redact(text, real)).toBe('password "…" of …; …')
    expect(redact('p%40ss and p@ss', { DATABASE_URL: 'postgres://mall:p%40ss@db/mall' })).toBe('… and …')
  })
})

describe('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-doctor-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const wrong = async () => sentences((await checkFolder(folder)).filter(({ level }) => level !== 'ok'))

  it('is well when only its user can open it', async () => {
    expect((await checkFolder(folder))[0]).toEqual({ level: 'ok', says: `${folder} is of this user alone` })
    expect((await checkFolder(folder))[1]?.says).toMatch(/^\d+ MB are free on its disk$/)
    expect((await checkFolder(join(folder, 'new')))[0]?.says).toContain('the first start makes it')
  })

  it('is named when it is open to others, or its keys are, or they are no keys', async () => {
    await chmod(folder, 0o755)
    await writeFile(join(folder, 'secret'), 'a'.repeat(96), { mode: 0o644 })
    await writeFile(join(folder, 'content-secret'), 'short', { mode: 0o600 })
    await writeFile(join(folder, 'secret.next'), 'a'.repeat(96), { mode: 0o600 })
    await mkdir(join(folder, 'pg'), { mode: 0o755 })
    expect(await wrong()).toEqual([
      expect.stringContaining('has the mode 755'),
      expect.stringContaining('the file secret has the mode 644'),
      'the file content-secret is too short to be a key',
      expect.stringContaining('a change of the key was interrupted'),
      expect.stringContaining('pg has the mode 755'),
    ])
  })

  it('is named when it is a file, or cannot be made', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(sentences(await checkFolder(file))).toEqual([`${file} is not a folder`])
    expect(levels(await checkFolder('/proc/no/such/folder'))).toEqual(['problem'])
  })

  const asRoot = process.getuid?.() === 0 ? it : it.skip
  asRoot('is named when it belongs to another user', async () => {
    const { chown } = await import('node:fs/promises')
    await chown(folder, 65534, 65534)
    expect(await wrong()).toEqual([
      'it belongs to the user 65534, and this is 0: run the doctor as the user of the mall',
    ])
  })
})

describe('the machine', () => {
  it('has a Node that the mall runs on', async () => {
    expect((await checkMachine()).filter(({ level }) => level === 'problem')).toEqual([])
    expect(sentences(await checkMachine('20.9.0'), 'problem')).toEqual([
      expect.stringMatching(/^Node is 20\.9\.0, and the mall needs 22\.19 or later$/),
    ])
  })

  it('has a limit of open files, which is read', () => {
    expect(openFilesIn('Max open files            1024                 524288               files')).toBe(
      1024,
    )
    expect(
      openFilesIn('Max open files            unlimited            unlimited            files'),
    ).toBeNull()
    expect(openFilesIn('')).toBeNull()
  })
})

describe('the port', () => {
  const portOf = (url: string) => Number(new URL(url).port)

  it('is free, or that of a mall', async () => {
    expect(levels(await checkPort(0))).toEqual(['ok'])
    const mall = await listen((_, response) => void response.end('{"ok":true}'))
    expect(sentences(await checkPort(portOf(mall.url)))).toEqual([
      `a mall answers on port ${portOf(mall.url)}`,
    ])
    await mall.close()
    expect(sentences(await checkPort(portOf(mall.url)))).toEqual([`port ${portOf(mall.url)} is free`])
  })

  it('is named when another program has it', async () => {
    const other = await listen((_, response) => void response.end('hello'))
    expect(levels(await checkPort(portOf(other.url)))).toEqual(['problem'])
    await other.close()
  })
})

describe('the clock', () => {
  const mall = testMall()

  it.each([
    [0, 'ok'],
    [10, 'warning'],
    [-120, 'problem'],
  ])('that is %d seconds from that of the database is %s', async (seconds, level) => {
    const now = () => Date.now() + seconds * 1000
    expect((await checkDatabaseClock(mall.db, now)).level).toBe(level)
  })

  it.each([
    [0, 'ok'],
    [30, 'warning'],
    [400, 'problem'],
  ])('that is %d seconds from that of a service is %s', async (seconds, level) => {
    const service = await listen((_, response) => {
      response.setHeader('date', new Date(Date.now() - seconds * 1000).toUTCString())
      response.statusCode = 403
      response.end()
    })
    expect((await checkServiceClock('the service', service.url)).level).toBe(level)
    await service.close()
  })

  it('of a service that does not answer is named, and no other service is asked', async () => {
    expect(await checkServiceClock('the storage', 'http://127.0.0.1:1')).toMatchObject({ level: 'warning' })
    expect(servicesOf(readEnv({}))).toEqual([])
    expect(servicesOf(readEnv(real)).map(([name]) => name)).toEqual(['the storage'])
  })
})

describe('services', () => {
  it('that are simulated are named one by one', () => {
    expect(sentences(checkServices(readEnv({})), 'warning')).toEqual(
      expect.arrayContaining([
        'only simulated: sms (MALL_SMS=console)',
        'only simulated: payment (MALL_PAY_TEST=1)',
        'only simulated: identity checks (MALL_IDENTITY=embedded)',
      ]),
    )
    expect(sentences(checkServices(readEnv(real)), 'warning')).toEqual([
      'only simulated: sms (MALL_SMS=console)',
      expect.stringContaining('no identity checks'),
      expect.stringContaining('no payment service'),
    ])
  })

  const now = () => Math.floor(Date.now() / 1000)

  it('keep objects, or say why not', async () => {
    const objects = new Map<string, Buffer>()
    const store = await listen((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const path = request.url ?? ''
        if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks))
        if (request.method === 'DELETE') objects.delete(path)
        response.end(request.method === 'GET' ? objects.get(path) : '')
      })
    })
    expect(await checkStorage(readEnv({ ...real, MALL_S3_URL: store.url }), now)).toMatchObject({
      level: 'ok',
    })
    expect(objects.size).toBe(0)
    await store.close()
    const refusing = await listen((_, response) => void response.writeHead(403).end('AccessDenied'))
    expect(await checkStorage(readEnv({ ...real, MALL_S3_URL: refusing.url }), now)).toEqual({
      level: 'problem',
      says: 'objects cannot be kept there (the storage answered PUT with 403: AccessDenied)',
    })
    await refusing.close()
    expect(await checkStorage(readEnv(real), now)).toMatchObject({ level: 'problem' })
  })
})

describe('the whole report', () => {
  it('names what is wrong, repeats no secret, and fails when there is a problem', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-doctor-'))
    const findings = await runDoctor({
      ...real,
      DATABASE_URL: 'postgres://mall:verysecretword@127.0.0.1:1/mall',
      MALL_DATA_DIR: folder,
      PORT: '0',
    })
    await rm(folder, { recursive: true, force: true })
    expect(hasProblems(findings)).toBe(true)
    expect(new Set(findings.map(({ part }) => part))).toEqual(
      new Set(['settings', 'machine', 'data folder', 'port', 'database', 'services', 'clocks', 'storage']),
    )
    const text = reportText(findings) + reportJson(findings)
    for (const secret of ['verysecretword', key, real.MALL_OPS_TOKEN, real.MALL_S3_KEY])
      expect(text).not.toContain(secret)
    expect(text).toMatch(/^settings\n {2}ok {7}11|^settings\n {2}ok /)
    expect(text).toMatch(/\n\d+ problems?, \d+ warnings?\./)
    expect(JSON.parse(reportJson(findings))).toMatchObject({ findings: expect.any(Array) as unknown })
  })

  it('says what is wrong with settings that cannot be read, and looks no further', async () => {
    const findings = await runDoctor({ DATABASE_URL: 'mysql://db' })
    expect([...new Set(findings.map(({ part }) => part))]).toEqual(['settings', 'machine'])
    expect(hasProblems(findings)).toBe(true)
  })
})
