import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { sendRequest, openStream, closeConnections } from '@/lib/server/edge/remote/transport'
import { listen, type Listening } from '../../fixtures/listen'

let backEnd: Listening
let play: (request: IncomingMessage, response: ServerResponse) => void
let quiet: jest.SpyInstance

beforeAll(async () => {
  backEnd = await listen((request, response) => play(request, response))
})
beforeEach(() => {
  quiet = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
})
afterEach(() => quiet.mockRestore())
afterAll(async () => {
  await closeConnections()
  await backEnd.close()
})

const get = { method: 'GET', headers: {} }
const tooLarge = Buffer.alloc(33 * 1024 * 1024)

describe('a call to the back end', () => {
  it('returns status, headers as sent and the body', async () => {
    play = (_, response) =>
      void response.writeHead(418, { 'set-cookie': ['a=1', 'b=2'], 'x-city': '\u00e9' }).end('tea')
    const { status, headers, body } = await sendRequest(backEnd.url, get)
    expect([status, headers.getSetCookie(), headers.get('x-city')]).toEqual([418, ['a=1', 'b=2'], '\u00e9'])
    expect(body.toString()).toBe('tea')
  })

  it.each([
    ['plain', {}, tooLarge],
    ['compressed', { 'content-encoding': 'gzip' }, gzipSync(tooLarge)],
  ])('rejects a %s response above the byte limit', async (_name, headers, bytes) => {
    play = (_, response) => void response.writeHead(200, headers).end(bytes)
    await expect(sendRequest(backEnd.url, get)).rejects.toMatchObject({ status: 502 })
  })

  it('rejects a broken gzip body with 502', async () => {
    play = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip')
    await expect(sendRequest(backEnd.url, get)).rejects.toMatchObject({ status: 502 })
  })

  it('ends with 504 at its time-out while the TLS handshake hangs', async () => {
    const sockets: Socket[] = []
    const mute = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as { port: number }
    await expect(sendRequest(`https://127.0.0.1:${port}/`, get, { patience: 300 })).rejects.toMatchObject({
      status: 504,
    })
    await closeConnections()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => mute.close(resolve))
  })

  it('works again after the connections were closed', async () => {
    play = (_, response) => void response.end('{}')
    await sendRequest(backEnd.url, get)
    await closeConnections()
    expect((await sendRequest(backEnd.url, get)).status).toBe(200)
  })

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'repeats a GET, and nothing else, on a connection that was closed while idle (%s)',
    async (close) => {
      const seen = new Map<Socket, number>()
      let posts = 0
      play = (request, response) => {
        const count = (seen.get(request.socket) ?? 0) + 1
        seen.set(request.socket, count)
        if (request.method === 'POST') posts++
        if (count > 1) request.socket[close]()
        else response.end('{}')
      }
      await closeConnections()
      await sendRequest(backEnd.url, get)
      expect((await sendRequest(backEnd.url, get)).status).toBe(200)
      await expect(sendRequest(backEnd.url, { ...get, method: 'POST' })).rejects.toMatchObject({
        status: 502,
      })
      expect(posts).toBe(1)
    },
  )
})

describe('a stream from the back end', () => {
  it('is aborted when no data arrives', async () => {
    play = (_, response) => void response.writeHead(200).write('abc')
    const { body } = await openStream(backEnd.url, get, { patience: 200 })
    const reader = body.getReader()
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('abc')
    await expect(reader.read()).rejects.toThrow('The response stalled.')
  })

  it('lasts longer than the time-out while data arrives', async () => {
    play = (_, response) => {
      let rest = 8
      const timer = setInterval(() => {
        response.write('x')
        if (--rest > 0) return
        clearInterval(timer)
        response.end()
      }, 100)
    }
    const { body } = await openStream(backEnd.url, get, { patience: 400 })
    expect(await new Response(body).text()).toBe('xxxxxxxx')
  })

  it('closes its connection when the reader cancels', async () => {
    const closed = new Promise<void>((resolve) => {
      play = (_, response) => {
        response.once('close', resolve)
        response.writeHead(200).write('abc')
      }
    })
    const { body } = await openStream(backEnd.url, get)
    await body.cancel()
    await closed
  })

  it('closes its connection when the reader cancels while it waits for data', async () => {
    const closed = new Promise<void>((resolve) => {
      play = (_, response) => {
        response.once('close', resolve)
        response.writeHead(200).write('abc')
      }
    })
    const reader = (await openStream(backEnd.url, get)).body.getReader()
    await reader.read()
    const waiting = reader.read()
    await reader.cancel()
    expect((await waiting).done).toBe(true)
    await closed
  })
})
