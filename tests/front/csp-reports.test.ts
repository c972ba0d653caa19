import { Agent, request as send } from 'node:http'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv } from '@/lib/env'
import { contentSecurityPolicy, cspReportPath, reportingEndpoints } from '@/lib/front/csp'
import { CspReports, violationsOf } from '@/lib/front/csp-reports'

const old = {
  'csp-report': {
    'document-uri': 'https://mall.example/member/trade/2026?token=secret',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?member=12',
    'script-sample': 'alert(13900000000)',
  },
}
const fresh = [
  {
    type: 'csp-violation',
    url: 'https://mall.example/items/12',
    body: {
      documentURL: 'https://mall.example/items/12',
      effectiveDirective: 'script-src',
      blockedURL: 'inline',
      sample: '13900000000',
    },
  },
  { type: 'deprecation', body: { id: 'x' } },
]

describe('a report of a browser', () => {
  it('is read in both forms, without what tells who saw the page', () => {
    expect(violationsOf(old)).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/member' },
    ])
    expect(violationsOf(fresh)).toEqual([{ directive: 'script-src', blocked: 'inline', page: '/items' }])
  })

  it.each([
    null,
    1,
    'x',
    [],
    [null],
    {},
    { 'csp-report': [] },
    { 'csp-report': { 'effective-directive': 'a\nb' } },
  ])('says nothing when it is %j', (body) => expect(violationsOf(body)).toEqual([]))
})

describe('the address for reports', () => {
  let server: Server
  let lines: string[]
  const agent = new Agent({ keepAlive: false })
  beforeEach(async () => {
    lines = []
    const reports = new CspReports(1, (line) => lines.push(line))
    server = createServer((request, response) => void reports.answer(request, response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterEach(() => new Promise((done) => server.close(done)))

  const post = (body: string, { method = 'POST', from = '203.0.113.1' } = {}) =>
    new Promise<number>((done, fail) => {
      const { port } = server.address() as AddressInfo
      const request = send(
        { port, host: '127.0.0.1', path: cspReportPath, method, agent, headers: { 'x-forwarded-for': from } },
        (response) => {
          response.resume()
          done(response.statusCode ?? 0)
        },
      )
      request.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' ? undefined : fail(error),
      )
      request.end(body)
    })

  it('writes one line per violation', async () => {
    expect(await post(JSON.stringify(old))).toBe(204)
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      {
        at: expect.any(String) as string,
        level: 'warn',
        message: 'blocked by the content security policy',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/member',
      },
    ])
    expect(lines.join()).not.toMatch(/139|secret|203\.0/)
  })

  it('refuses long bodies and other methods, and takes what is no JSON without a line', async () => {
    expect(await post('x'.repeat(40_000)).catch(() => 413)).toBe(413)
    expect(await post('', { method: 'GET' })).toBe(405)
    expect(await post('{')).toBe(204)
    expect(lines).toEqual([])
  })

  it('has a limit per address, and one for the lines of the process', async () => {
    const answers: number[] = []
    for (let times = 0; times < 22; times++) answers.push(await post(JSON.stringify(old)))
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect(await post(JSON.stringify(old), { from: '203.0.113.2' })).toBe(204)
    for (let address = 3; address < 60; address++)
      await post(JSON.stringify(old), { from: `203.0.113.${address}` })
    expect(lines).toHaveLength(60)
  })
})

describe('the policy', () => {
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `))

  it('allows hosts of others for scripts, connections and frames, and nothing else', () => {
    const hosts = ['https://hm.baidu.com', 'https://*.kefu.example']
    const policy = contentSecurityPolicy(["'nonce-x'"], hosts)
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(directive(policy, name)).toContain(` 'self' ${hosts.join(' ')}`)
    for (const name of ['default-src', 'worker-src', 'base-uri', 'object-src', 'frame-ancestors'])
      expect(directive(policy, name)).not.toContain('baidu')
    expect(contentSecurityPolicy([])).not.toContain('baidu')
  })

  it('names the address for reports in both forms', () => {
    const policy = contentSecurityPolicy([])
    expect(directive(policy, 'report-uri')).toBe(`report-uri ${cspReportPath}`)
    expect(directive(policy, 'report-to')).toBe('report-to csp')
    expect(reportingEndpoints).toEqual(['Reporting-Endpoints', 'csp="/csp-report"'])
  })

  it('takes https origins from the environment, and refuses what would allow more', () => {
    expect(readEnv({ MALL_CSP_HOSTS: 'https://hm.baidu.com, https://*.kefu.example:8443' }).cspHosts).toEqual(
      ['https://hm.baidu.com', 'https://*.kefu.example:8443'],
    )
    expect(readEnv({}).cspHosts).toEqual([])
    for (const wrong of [
      'http://a.example',
      'https://a.example/path',
      'https://*',
      'https://*.cn',
      'https://*.com.cn',
      "https://a.example 'unsafe-inline'",
      'https://a.example; script-src *',
      '*',
      'https:',
    ])
      expect(() => readEnv({ MALL_CSP_HOSTS: wrong })).toThrow(/^MALL_CSP_HOSTS must be/)
  })
})
