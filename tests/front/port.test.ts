import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { checkPort, listenOn } from '@/lib/front/port'

let taken: Server
let port: number
beforeEach(async () => {
  taken = createServer()
  await listenOn(taken, 0)
  ;({ port } = taken.address() as AddressInfo)
})
afterEach(() => new Promise((resolve) => taken.close(resolve)))

const sentence = () =>
  `Port ${port} is in use by another process. Stop that process or set PORT to another port.`

test('a used port is refused with a sentence, a free one stays free', async () => {
  await expect(checkPort(port)).rejects.toThrow(sentence())
  await new Promise((resolve) => taken.close(resolve))
  await checkPort(port)
  taken = createServer()
  await listenOn(taken, port)
})

test('a start on a used port ends with the sentence and code 1, before build and database', async () => {
  const folder = join(tmpdir(), `mall-never-${process.pid}`)
  const child = spawn(process.execPath, ['lib/front/main.ts'], {
    env: { ...process.env, PORT: String(port), MALL_DATA_DIR: folder, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect([out, err, code]).toEqual(['', `${sentence()}\n`, 1])
  expect(existsSync(folder)).toBe(false)
})
