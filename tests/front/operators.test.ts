import { engineOf, type OpenDoor, openDoor, type OpenDoorOptions } from '../fixtures/front/open-door'

let door: OpenDoor
const open = async (options: OpenDoorOptions = {}) => {
  const engine = engineOf(() => Promise.reject(new Error('no call was sent')))
  door = await openDoor({ engine, ...options })
}
afterEach(() => door.close())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await door.request(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const details = '{"ok":true,"checks":{"pages":"ok","database":"ok"}}'
const forwarded = { 'x-forwarded-for': '203.0.113.1' }

describe('without a token', () => {
  test('a request of this machine gets the metrics and the state of each part', async () => {
    await open()
    expect((await ask('/metrics')).text).toContain('mall_door_page_hit_total 0')
    expect((await ask('/readyz')).text).toBe(details)
  })

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'a request with the header %s came through a proxy and gets neither',
    async (name) => {
      await open()
      const refused = await ask('/metrics', { [name]: '127.0.0.1' })
      expect([refused.status, refused.text]).toEqual([401, '{"ok":false}'])
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
      expect((await ask('/readyz', { [name]: '127.0.0.1' })).text).toBe('{"ok":true}')
    },
  )
})

describe('with a token', () => {
  const opsToken = 'a token of the operators'

  test('only requests that send it get them, from wherever they come', async () => {
    await open({ opsToken })
    for (const authorization of ['', 'Bearer', 'Bearer a token of the operator', `Basic ${opsToken}`]) {
      expect((await ask('/metrics', { authorization })).status).toBe(401)
      expect((await ask('/readyz', { authorization })).text).toBe('{"ok":true}')
    }
    const headers = { ...forwarded, authorization: `Bearer ${opsToken}` }
    expect((await ask('/metrics', headers)).status).toBe(200)
    expect((await ask('/readyz', headers)).text).toBe(details)
  })
})

test('everybody learns whether the process runs and whether it can serve', async () => {
  await open({ opsToken: 'a token of the operators' })
  expect([(await ask('/healthz', forwarded)).status, (await ask('/readyz', forwarded)).status]).toEqual([
    200, 200,
  ])
})

test('metrics tell how late the event loop is, renders, and cache hits of calls', async () => {
  await open()
  const { text } = await ask('/metrics')
  for (const line of [
    /^mall_event_loop_delay_seconds\{quantile="0.99"\} \d/m,
    /^mall_renders_running 0$/m,
    /^mall_renders_waiting 0$/m,
    /^mall_door_call_hit_total 0$/m,
  ])
    expect(text).toMatch(line)
})
