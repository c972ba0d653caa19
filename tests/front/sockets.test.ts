import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { engineOf, openDoor, type OpenDoor, type OpenDoorOptions } from '../fixtures/front/open-door'

let door: OpenDoor
const sockets: Socket[] = []

async function open(options: OpenDoorOptions) {
  door = await openDoor(options)
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await door.close()
})

/** A client that keeps its side open, whatever the server does. */
async function client(): Promise<Socket> {
  const socket = connect({ port: door.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    door.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
async function untilConnections(count: number): Promise<void> {
  while ((await connections()) !== count) await delay(5)
}

const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

describe('a connection that its client never closes', () => {
  test('ends after the answer to what is not HTTP', async () => {
    await open({ limits: { linger: 20 } })
    const socket = await client()
    socket.write('NONSENSE\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*请求内容格式不正确/)
    await untilConnections(0)
  })

  test.each([
    ['says nothing', ''],
    ['sends its headers slowly', 'GET / HTTP/1.1\r\nHost:'],
    ['sends its body slowly', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx'],
  ])('ends with status 408 when the client %s', async (_, bytes) => {
    const answer = async (call: Request) => Response.json(await call.text())
    await open({ engine: engineOf(answer), limits: { head: 50, request: 60, check: 10, linger: 20 } })
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const socket = await client()
    if (bytes) socket.write(bytes)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*请求超时/)
    await untilConnections(0)
    logged.mockRestore()
  })

  test('ends when nobody reads the answer', async () => {
    const body = 'x'.repeat(8 * 1024 * 1024)
    await open({
      engine: engineOf(async () => new Response(body, { headers: { 'content-type': 'video/mp4' } })),
      limits: { silence: 100 },
    })
    // Jest's errors are of another realm, so the door does not see that the client is gone and logs it.
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const socket = await client()
    socket.pause()
    socket.write('GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n')
    await untilConnections(1)
    await untilConnections(0)
    logged.mockRestore()
  })
})

describe('one address', () => {
  test('has no more connections than its limit, and new ones when others have ended', async () => {
    await open({ limits: { perAddress: 2 } })
    const [first] = [await client(), await client()]
    await untilConnections(2)
    const third = await client()
    expect(await text(third)).toBe('')
    first.destroy()
    await untilConnections(1)
    const fourth = await client()
    fourth.end(request)
    expect(await text(fourth)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('is that of the visitor behind own proxies, whose requests in flight are counted', async () => {
    await open({ proxies: 1, limits: { perAddress: 1 } })
    const waiting: (() => void)[] = []
    door.next.other = async (_request, response) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      response.end('page')
    }
    const from = (address: string) => door.request('/nowhere', { headers: { 'x-forwarded-for': address } })
    const first = from('203.0.113.1')
    while (waiting.length < 1) await delay(5)
    const refused = await from('198.51.100.7, 203.0.113.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const other = from('203.0.113.2')
    while (waiting.length < 2) await delay(5)
    for (const resolve of waiting) resolve()
    expect((await Promise.all([first, other])).map(({ status }) => status)).toEqual([200, 200])
    while ((await connections()) === 0) await delay(5)
    const again = from('203.0.113.1')
    while (waiting.length < 3) await delay(5)
    waiting[2]?.()
    expect((await again).status).toBe(200)
  })
})
